import { asc, eq } from 'drizzle-orm'
import type { SentCategory } from '../../contract/content/board-addresses.ts'
import { transact } from '../db/open.ts'
import { complaintRecords, inquiries, inquiryAnswers, inquiryPictures } from '../db/schema/inquiries.ts'
import { members } from '../db/schema/members.ts'
import { enqueueInquiryAnswer } from '../messages/inquiry-messages.ts'
import { OperatorError, type OperatorServices } from './orders.ts'
import { type Operator, recordAct } from './record.ts'

type InquiryServices = Pick<OperatorServices, 'db' | 'clock'>

/** Inquiries without an answer, oldest first, without contents and contact. */
export function listInquiries(
  { db }: Pick<InquiryServices, 'db'>,
  { category, limit }: { readonly category?: SentCategory; readonly limit: number },
) {
  return db
    .select({
      id: inquiries.id,
      category: inquiries.category,
      title: inquiries.title,
      locale: inquiries.locale,
      submittedAt: inquiries.submittedAt,
      /** ID of the member whose objection it is; null for every other inquiry. */
      objector: members.userid,
    })
    .from(inquiries)
    .leftJoin(members, eq(members.id, inquiries.memberId))
    .where(category === undefined ? undefined : eq(inquiries.category, category))
    .orderBy(asc(inquiries.submittedAt), asc(inquiries.id))
    .limit(limit)
}

/** An inquiry with its picture. Throws an {@link OperatorError} when it is unknown or answered. */
export async function showInquiry({ db }: Pick<InquiryServices, 'db'>, id: number) {
  const [found] = await db
    .select({ inquiry: inquiries, objector: members.userid })
    .from(inquiries)
    .leftJoin(members, eq(members.id, inquiries.memberId))
    .where(eq(inquiries.id, id))
  if (!found) throw noInquiry(id)
  const { requestHash: _, memberId: __, senderId: ___, ...inquiry } = found.inquiry
  const shown = { ...inquiry, objector: found.objector }
  const [picture] = await db
    .select({ type: inquiryPictures.type, body: inquiryPictures.body })
    .from(inquiryPictures)
    .where(eq(inquiryPictures.inquiryId, id))
  return { ...shown, picture }
}

/**
 * Writes the mail with the answer and deletes the inquiry with its picture, in one transaction (specification, section
 * 9). The complaint record and a row of the operator's record stay, without personal data, and the answer for
 * a member who sent it while logged in. Throws an {@link OperatorError} when it is
 * unknown or answered.
 */
export async function answerInquiry(
  { db, clock }: InquiryServices,
  id: number,
  { by, answer }: { readonly by: Operator; readonly answer: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const now = clock.now()
    const [inquiry] = await tx.delete(inquiries).where(eq(inquiries.id, id)).returning()
    if (!inquiry) throw noInquiry(id)
    await enqueueInquiryAnswer(tx, now, inquiry, answer)
    if (inquiry.senderId !== null) {
      const { category, submittedAt, senderId: memberId } = inquiry
      await tx
        .insert(inquiryAnswers)
        .values({ inquiryId: id, memberId, category, submittedAt, answeredAt: now, answer })
    }
    await tx.update(complaintRecords).set({ answeredAt: now }).where(eq(complaintRecords.inquiryId, id))
    await recordAct(tx, now, { by, act: 'answer-inquiry', subject: { kind: 'inquiry', id: String(id) } })
  })
}

function noInquiry(id: number): OperatorError {
  return new OperatorError(`There is no inquiry ${id} that waits for an answer.`)
}
