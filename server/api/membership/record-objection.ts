import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { RecordedObjection } from '#contract/accounts/membership.ts'
import type { Throws } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Transaction } from '#server/db/open.ts'
import { complaintRecords, inquiries } from '#server/db/schema/inquiries.ts'
import { members } from '#server/db/schema/members.ts'
import { enqueueInquiryReceived } from '#server/messages/inquiry-messages.ts'
import { objectionTitles } from '#server/messages/objection-titles.ts'
import type { Services } from '../handler.ts'
import { objectionUntil } from '../member-status.ts'
import { presentObjection } from './present.ts'

/** An objection as its member wrote it. */
interface OwnObjection {
  readonly member: typeof members.$inferSelect
  readonly text: string
  readonly locale: Locale
}

/**
 * Records the objection of a restricted or terminated member, and stores its text as an inquiry of that member, which
 * an operator answers by mail. A second objection stores nothing and answers the first. Throws `PR20010409` after the
 * 15 days.
 */
export async function recordOwnObjection(
  tx: Transaction,
  { clock, apiError }: Pick<Services, 'clock'> & Throws<typeof codes.nothingToObjectTo>,
  { member, text, locale }: OwnObjection,
): Promise<RecordedObjection> {
  const earlier = presentObjection(member)
  if (earlier) return earlier
  const now = clock.now()
  const until = objectionUntil(member)
  if (!until || now > until) throw apiError(codes.nothingToObjectTo, 'The time to object is over.')
  const [objected] = await tx
    .update(members)
    .set({ objectedAt: now })
    .where(eq(members.id, member.id))
    .returning({ objectedAt: members.objectedAt })
  const recorded = objected && presentObjection(objected)
  if (!recorded) throw new Error('an update of a found member returns its row')
  const { id: memberId, name, email, phone, group, belonging, status } = member
  const [inquiry] = await tx
    .insert(inquiries)
    .values({
      memberId,
      name,
      affiliation: belonging.organization ?? belonging.scnm ?? group ?? '',
      category: 'account',
      email,
      phone: phone ?? '',
      title: objectionTitles[locale][status === 'terminated' ? 'termination' : 'restriction'],
      content: text,
      locale,
      requestHash: createHash('sha256').update(text).digest('base64url'),
      consentedAt: now,
      submittedAt: now,
    })
    .returning()
  if (!inquiry) throw new Error('an insert returns its row')
  const { id: inquiryId, category } = inquiry
  await tx.insert(complaintRecords).values({ inquiryId, idempotencyKey: randomUUID(), category, submittedAt: now })
  await enqueueInquiryReceived(tx, now, inquiry)
  return recorded
}
