import { and, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SentCategory } from '#contract/content/board-addresses.ts'
import { deskInquiryLimits } from '#contract/desk/inquiries.ts'
import { readsPersonalData } from '#contract/desk/roles.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { inquiryIsTaken } from '#contract/protocol/desk-codes.ts'
import { type Database, type Transaction, transact } from '../db/open.ts'
import { complaintRecords, inquiries, inquiryAnswers, inquiryPictures } from '../db/schema/inquiries.ts'
import { members } from '../db/schema/members.ts'
import { operators } from '../db/schema/operator.ts'
import { invalidRequest } from '../lib/any-call-errors.ts'
import { addBusinessDays } from '../lib/business-days.ts'
import { dayOf, endOfDay } from '../lib/clock.ts'
import { enqueueInquiryAnswer } from '../messages/inquiry-messages.ts'
import type { OperatorServices } from './orders.ts'
import { type Operator, recordAct } from './record.ts'

type InquiryServices = Pick<OperatorServices, 'db' | 'clock'>

/** An operator who answers inquiries; one of the command line has no ID. */
interface AnsweringOperator extends Operator {
  readonly id?: string
}

/** Which inquiries are listed. `by` is the ID of the operator who asks. */
export interface InquiryFilter {
  readonly category?: SentCategory | undefined
  readonly taken?: 'nobody' | 'me' | 'others' | undefined
  readonly by?: string
}

const refusals = ApiError.declaredBy({ codes: [inquiryIsTaken] })

const hasPicture = sql<boolean>`exists (select from ${inquiryPictures} where ${inquiryPictures.inquiryId} = ${inquiries.id})`

function isListed({ category, taken, by = '' }: InquiryFilter): SQL | undefined {
  const conditions = {
    nobody: () => isNull(inquiries.takenBy),
    me: () => eq(inquiries.takenBy, by),
    others: () => ne(inquiries.takenBy, by),
  }
  return and(
    category === undefined ? undefined : eq(inquiries.category, category),
    taken === undefined ? undefined : conditions[taken](),
  )
}

/** Inquiries without an answer, oldest first, with the name of their sender, without contents and contact. */
export function listInquiries(
  { db }: Pick<InquiryServices, 'db'>,
  { limit, offset = 0, ...filter }: InquiryFilter & { readonly limit: number; readonly offset?: number },
) {
  return db
    .select({
      id: inquiries.id,
      category: inquiries.category,
      title: inquiries.title,
      name: inquiries.name,
      locale: inquiries.locale,
      submittedAt: inquiries.submittedAt,
      hasPicture,
      /** The member whose objection it is; null for every other inquiry. */
      objector: { id: members.id, userid: members.userid },
      /** Who answers it; null until somebody has taken it. */
      takenBy: { id: operators.id, name: operators.name },
    })
    .from(inquiries)
    .leftJoin(members, eq(members.id, inquiries.memberId))
    .leftJoin(operators, eq(operators.id, inquiries.takenBy))
    .where(isListed(filter))
    .orderBy(asc(inquiries.submittedAt), asc(inquiries.id))
    .limit(limit)
    .offset(offset)
}

export function countInquiries(db: Database, filter: InquiryFilter): Promise<number> {
  return db.$count(inquiries, isListed(filter))
}

/** End of the business day on which the answer to an inquiry is due. */
export function inquiryDueAt({ submittedAt }: { readonly submittedAt: Date }): Date {
  return endOfDay(addBusinessDays(dayOf(submittedAt), deskInquiryLimits.answerBusinessDays))
}

const senders = alias(members, 'senders')

/** An inquiry without its picture. Throws `PR10004404` when it is unknown or answered. */
export async function showInquiry(db: Database | Transaction, id: number) {
  const [found] = await db
    .select({
      inquiry: inquiries,
      hasPicture,
      objector: { id: members.id, userid: members.userid },
      sender: { id: senders.id, userid: senders.userid },
      takenBy: { id: operators.id, name: operators.name },
    })
    .from(inquiries)
    .leftJoin(members, eq(members.id, inquiries.memberId))
    .leftJoin(senders, eq(senders.id, inquiries.senderId))
    .leftJoin(operators, eq(operators.id, inquiries.takenBy))
    .where(eq(inquiries.id, id))
  if (!found) throw noInquiry(id)
  const { inquiry, ...more } = found
  const { requestHash: _, memberId: __, senderId: ___, ...shown } = inquiry
  return { ...shown, ...more }
}

/** The picture of an inquiry; undefined without one. */
export async function showPicture(db: Database | Transaction, id: number) {
  const [picture] = await db
    .select({ type: inquiryPictures.type, body: inquiryPictures.body })
    .from(inquiryPictures)
    .where(eq(inquiryPictures.inquiryId, id))
  return picture
}

/**
 * Writes the mail with the answer and deletes the inquiry with its picture, in one transaction (specification, section
 * 9). The complaint record and a row of the operator's record stay, without personal data, and the answer for
 * a member who sent it while logged in. Throws `PR10004404` when it is unknown or answered, and `PR60401409` while another
 * operator has taken it.
 */
export async function answerInquiry(
  { db, clock }: InquiryServices,
  id: number,
  act: { readonly by: AnsweringOperator; readonly answer: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const [inquiry] = await tx.select({ takenBy: inquiries.takenBy }).from(inquiries).where(eq(inquiries.id, id))
    if (inquiry && inquiry.takenBy !== null && inquiry.takenBy !== act.by.id) throw await isTaken(tx, inquiry.takenBy)
    await answerInquiryIn(tx, clock.now(), id, act)
  })
}

/** {@link answerInquiry} as a part of a transaction, whoever has taken the inquiry. */
export async function answerInquiryIn(
  tx: Transaction,
  now: Date,
  id: number,
  { by, answer }: { readonly by: Operator; readonly answer: string },
): Promise<void> {
  const [inquiry] = await tx.delete(inquiries).where(eq(inquiries.id, id)).returning()
  if (!inquiry) throw noInquiry(id)
  await enqueueInquiryAnswer(tx, now, inquiry, answer)
  if (inquiry.senderId !== null) {
    const { category, submittedAt, senderId: memberId } = inquiry
    await tx.insert(inquiryAnswers).values({ inquiryId: id, memberId, category, submittedAt, answeredAt: now, answer })
  }
  await tx.update(complaintRecords).set({ answeredAt: now }).where(eq(complaintRecords.inquiryId, id))
  await recordAct(tx, now, { by, act: 'answer-inquiry', subject: { kind: 'inquiry', id: String(id) } })
}

/** Operators who can answer inquiries, by name. */
export async function listAnsweringOperators(db: Database | Transaction) {
  const all = await db
    .select({ id: operators.id, name: operators.name, roles: operators.roles })
    .from(operators)
    .orderBy(asc(operators.name))
  return all.filter(({ roles }) => readsPersonalData(roles)).map(({ id, name }) => ({ id, name }))
}

/** Takes an inquiry. Throws `PR10004404` when it is answered, and `PR60401409` when another operator has taken it. */
export function takeInquiry(
  { db, clock }: InquiryServices,
  id: number,
  { by }: { readonly by: Operator & { readonly id: string } },
): Promise<void> {
  return transact(db, async (tx) => {
    const [taken] = await tx
      .update(inquiries)
      .set({ takenBy: by.id })
      .where(and(eq(inquiries.id, id), or(isNull(inquiries.takenBy), eq(inquiries.takenBy, by.id))))
      .returning({ id: inquiries.id })
    if (!taken) {
      const { takenBy } = await showInquiry(tx, id)
      throw await isTaken(tx, takenBy?.id ?? '')
    }
    await recordAct(tx, clock.now(), { by, act: 'take-inquiry', subject: { kind: 'inquiry', id: String(id) } })
  })
}

/**
 * Hands an inquiry over, whoever has taken it. The note stays with the inquiry and is deleted with it. Throws `PR10004404`
 * when it is answered.
 */
export function handOverInquiry(
  { db, clock }: InquiryServices,
  id: number,
  { by, to, note }: { readonly by: Operator; readonly to: string; readonly note: string },
): Promise<void> {
  return transact(db, async (tx) => {
    const receiver = (await listAnsweringOperators(tx)).find((operator) => operator.id === to)
    if (!receiver) throw invalidRequest('to', 'no such operator answers inquiries.')
    const [handed] = await tx
      .update(inquiries)
      .set({ takenBy: to, handoverFrom: by.name, handoverNote: note })
      .where(eq(inquiries.id, id))
      .returning({ id: inquiries.id })
    if (!handed) throw noInquiry(id)
    const subject = { kind: 'inquiry', id: String(id) } as const
    await recordAct(tx, clock.now(), { by, act: 'hand-over-inquiry', subject, details: { to: receiver.name } })
  })
}

function noInquiry(id: number): ApiError {
  return ApiError.ofAnyCall(codes.notFound, `There is no inquiry ${id} that waits for an answer.`)
}

async function isTaken(tx: Transaction, operatorId: string): Promise<ApiError> {
  const [operator] = await tx.select({ name: operators.name }).from(operators).where(eq(operators.id, operatorId))
  return refusals(inquiryIsTaken, `${operator?.name ?? 'Another operator'} has taken this inquiry. Hand it over first.`)
}
