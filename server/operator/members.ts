import { and, eq, inArray } from 'drizzle-orm'
import type { SanctionCause } from '#contract/accounts/membership.ts'
import { terminationErasureDays } from '#contract/accounts/retention.ts'
import type { DeskAct } from '#contract/desk/records.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import {
  memberHasLeft,
  memberIsErased,
  memberIsRestricted,
  memberNotRestorable,
  membershipIsOver,
  noOpenObjection,
  objectionRecorded,
} from '#contract/protocol/desk-codes.ts'
import { startDataExport } from '../api/data-export/start-data-export.ts'
import { hasLeft, isRestricted, objectionUntil } from '../api/member-status.ts'
import { createMembershipLink } from '../api/membership/membership-links.ts'
import { announceReviewsOf } from '../api/reviews/update-review.ts'
import { isOpenSession } from '../api/session/open-sessions.ts'
import { revokeSessions } from '../api/session/revoke-sessions.ts'
import { type Transaction, transact } from '../db/open.ts'
import { inquiries } from '../db/schema/inquiries.ts'
import { members, withdrawals } from '../db/schema/members.ts'
import { sessionFamilies } from '../db/schema/sign-in.ts'
import { invalidRequest, notFound } from '../lib/any-call-errors.ts'
import { dayOf } from '../lib/clock.ts'
import { enqueueSanctionMails } from '../messages/membership-messages.ts'
import { answerInquiryIn } from './inquiries.ts'
import type { OperatorServices } from './orders.ts'
import { type Operator, recordAct } from './record.ts'

/** Operator and reason, both written to the record of acts. */
interface Act {
  readonly by: Operator
  readonly reason: string
}

type MemberServices = Pick<OperatorServices, 'db' | 'clock'>
type MemberRow = typeof members.$inferSelect

/** A login ID, or the number of a member. */
export type MemberKey = string | { readonly id: string }

const refusals = ApiError.declaredBy({
  codes: [
    codes.nothingToObjectTo,
    memberHasLeft,
    memberIsErased,
    memberIsRestricted,
    memberNotRestorable,
    membershipIsOver,
    noOpenObjection,
    objectionRecorded,
  ],
})

/** A membership without a sanction. */
const noSanction = {
  restrictedUntil: null,
  sanctionedAt: null,
  sanctionCause: null,
  objectedAt: null,
  objectionAnsweredAt: null,
} as const

/**
 * Restricts an active member, for good or until a moment, with an audit row and a mail. Restricted members log in and
 * can not buy; a restriction that is over counts as none. Throws `PR60302409` and `PR60303409` for any other member.
 */
export function restrictMember(
  services: MemberServices,
  member: MemberKey,
  act: Act & { readonly cause: SanctionCause; readonly until?: Date },
): Promise<void> {
  const now = services.clock.now()
  const { until, cause } = act
  if (until !== undefined && until <= now) throw invalidRequest('until', 'it must be a day to come.')
  return change(services, member, { ...act, act: 'restrict-member', until, cause }, async (tx, row) => {
    if (hasLeft(row.status)) throw refusals(memberHasLeft, `${row.userid} has left: there is no active member.`)
    if (isRestricted(row, now)) throw refusals(memberIsRestricted, `${row.userid} is restricted already.`)
    const sanction = { ...noSanction, sanctionedAt: now, sanctionCause: cause }
    await tx
      .update(members)
      .set({ ...sanction, status: 'restricted', restrictedUntil: until ?? null })
      .where(eq(members.id, row.id))
    await enqueueSanctionMails(tx, now, row.id, { kind: 'membership-restricted', cause, until })
  })
}

/**
 * Restores a restricted member, or one whose withdrawal is requested, with an audit row and a mail. Throws `PR60304409` for
 * any other member.
 */
export function restoreMember(services: MemberServices, member: MemberKey, act: Act): Promise<void> {
  const now = services.clock.now()
  return change(services, member, { ...act, act: 'restore-member' }, async (tx, row) => {
    const isLeaving = row.status === 'withdrawal_requested'
    if (!isLeaving && (hasLeft(row.status) || !isRestricted(row, now)))
      throw refusals(memberNotRestorable, `${row.userid} is neither restricted nor leaving.`)
    await restore(tx, now, row)
  })
}

async function restore(tx: Transaction, now: Date, { id }: Pick<MemberRow, 'id'>): Promise<void> {
  await tx.delete(withdrawals).where(eq(withdrawals.memberId, id))
  await tx
    .update(members)
    .set({ ...noSanction, status: 'active' })
    .where(eq(members.id, id))
  await announceReviewsOf(tx, id)
  await enqueueSanctionMails(tx, now, id, { kind: 'membership-restored' })
}

/**
 * Records that a restricted or terminated member objected by telephone or mail, which is possible for 15 days, with an
 * audit row. Throws `PR20010409` when nothing can be objected to, and `PR60306409` with the day and inquiry of an objection
 * that is recorded already.
 */
export function recordObjection(services: MemberServices, member: MemberKey, act: Act): Promise<void> {
  const now = services.clock.now()
  return change(services, member, { ...act, act: 'record-objection' }, async (tx, row) => {
    const until = objectionUntil(row)
    if (until === undefined)
      throw refusals(codes.nothingToObjectTo, `There is nothing that ${row.userid} can object to.`)
    if (row.objectedAt !== null) {
      const inquiry = await findObjection(tx, row.id)
      const by = inquiry === undefined ? '' : `, by inquiry ${inquiry}`
      throw refusals(objectionRecorded, `${row.userid} objected on ${dayOf(row.objectedAt)}${by}.`)
    }
    if (now > until) throw refusals(codes.nothingToObjectTo, `The objection was possible until ${until.toISOString()}.`)
    await tx.update(members).set({ objectedAt: now }).where(eq(members.id, row.id))
  })
}

/**
 * Upholds an objection, which restores the membership, also a terminated one whose data is not deleted yet; or refuses it.
 * `answer` goes to the member: as the answer to the inquiry with the objection, or, when it came by telephone and is
 * refused, in a mail about the membership. Throws `PR60307409` when no objection waits, and `PR60305409` once the data is
 * deleted.
 */
export function answerObjection(
  services: MemberServices,
  member: MemberKey,
  act: { readonly by: Operator; readonly decision: 'upheld' | 'refused'; readonly answer: string },
): Promise<void> {
  const now = services.clock.now()
  const { by, decision, answer } = act
  const recorded = { by, act: 'answer-objection', reason: answer, decision } as const
  return change(services, member, recorded, async (tx, row) => {
    if (row.objectedAt === null || row.objectionAnsweredAt !== null)
      throw refusals(noOpenObjection, `${row.userid} has no objection that waits for an answer.`)
    if (row.erasedOn !== null) throw refusals(memberIsErased, `The data of ${row.userid} is deleted already.`)
    const inquiry = await findObjection(tx, row.id)
    if (inquiry !== undefined) await answerInquiryIn(tx, now, inquiry, { by, answer })
    if (decision === 'upheld') return restore(tx, now, row)
    await tx.update(members).set({ objectionAnsweredAt: now }).where(eq(members.id, row.id))
    if (inquiry === undefined) await enqueueSanctionMails(tx, now, row.id, { kind: 'objection-refused', answer })
  })
}

/**
 * Terminates a membership for good, with an audit row and a mail: every session ends, and the member can neither log in
 * nor sign up again. Orders stay as they are. Throws `PR60301409` when the membership is over.
 */
export function terminateMember(
  services: MemberServices,
  member: MemberKey,
  act: Act & { readonly cause: SanctionCause },
): Promise<void> {
  return transact(services.db, (tx) => terminateMemberIn(tx, services.clock.now(), member, act))
}

/** {@link terminateMember} as a part of a transaction. */
export function terminateMemberIn(
  tx: Transaction,
  now: Date,
  member: MemberKey,
  act: Act & { readonly cause: SanctionCause },
): Promise<void> {
  const { cause } = act
  return changeIn(tx, now, member, { ...act, act: 'terminate-member', cause }, async (row) => {
    assertNotOver(row)
    await tx.delete(withdrawals).where(eq(withdrawals.memberId, row.id))
    const sanction = { ...noSanction, sanctionedAt: now, sanctionCause: cause }
    await tx
      .update(members)
      .set({ ...sanction, status: 'terminated' })
      .where(eq(members.id, row.id))
    await announceReviewsOf(tx, row.id)
    await revokeSessions(tx, eq(sessionFamilies.memberId, row.id), now)
    const expiresAt = new Date(now.getTime() + terminationErasureDays * 24 * 60 * 60 * 1000)
    const token = await createMembershipLink(tx, { memberId: row.id, expiresAt })
    await enqueueSanctionMails(tx, now, row.id, { kind: 'membership-terminated', cause, token })
  })
}

/** Throws `PR60301409` when the membership is over. */
export function assertNotOver({ status, userid }: Pick<MemberRow, 'status' | 'userid'>): void {
  if (status === 'terminated' || status === 'withdrawn')
    throw refusals(membershipIsOver, `The membership of ${userid} is over already.`)
}

/** Ends one session of a member, or all. Throws `PR10004404` when it has ended already. */
export function endSessions(
  { db, clock }: MemberServices,
  member: MemberKey,
  { by, session }: { readonly by: Operator; readonly session?: string },
): Promise<void> {
  return transact(db, async (tx) => {
    const now = clock.now()
    const { id, userid } = await readMember(tx, member)
    const isWanted = session === undefined ? undefined : eq(sessionFamilies.id, session)
    const open = await tx
      .select({ id: sessionFamilies.id })
      .from(sessionFamilies)
      .where(and(isOpenSession(id, now), isWanted))
    if (session !== undefined && open.length === 0) throw notFound('session')
    const ids = open.map((each) => each.id)
    await revokeSessions(tx, inArray(sessionFamilies.id, ids), now)
    const details = { userid, sessions: ids.length }
    await recordAct(tx, now, { by, act: 'end-sessions', subject: { kind: 'member', id }, details })
  })
}

/**
 * Prepares the files with a member's own data at their request: a mail tells the member when they can download them. Does
 * nothing more while an export is under way. Throws `PR60302409` for a member who cannot log in.
 */
export function exportMember(services: MemberServices, member: MemberKey, act: Act): Promise<void> {
  return change(services, member, { ...act, act: 'export-member' }, async (tx, row) => {
    if (hasLeft(row.status)) throw refusals(memberHasLeft, `${row.userid} cannot log in to download the files.`)
    await startDataExport(tx, services.clock.now(), { memberId: row.id, locale: row.locale })
  })
}

/** Number of the inquiry with a member's own objection, while it waits for an answer. */
export async function findObjection(tx: Pick<Transaction, 'select'>, memberId: string): Promise<number | undefined> {
  const [inquiry] = await tx.select({ id: inquiries.id }).from(inquiries).where(eq(inquiries.memberId, memberId))
  return inquiry?.id
}

interface Change extends Act {
  readonly act: DeskAct
  readonly until?: Date | undefined
  readonly cause?: SanctionCause
  readonly decision?: 'upheld' | 'refused'
}

/** Changes a member and records the act, in one transaction. */
function change(
  { db, clock }: MemberServices,
  member: MemberKey,
  act: Change,
  work: (tx: Transaction, row: MemberRow) => Promise<void>,
): Promise<void> {
  return transact(db, (tx) => changeIn(tx, clock.now(), member, act, (row) => work(tx, row)))
}

async function changeIn(
  tx: Transaction,
  now: Date,
  member: MemberKey,
  { by, act, ...details }: Change,
  work: (row: MemberRow) => Promise<void>,
): Promise<void> {
  const row = await readMember(tx, member)
  await work(row)
  await recordAct(tx, now, {
    by,
    act,
    subject: { kind: 'member', id: row.id },
    details: { userid: row.userid, before: row.status, ...details },
  })
}

/** Throws `PR10004404` when there is no such member. */
export async function readMember(tx: Transaction, key: MemberKey): Promise<MemberRow> {
  const isWanted = typeof key === 'string' ? eq(members.userid, key) : eq(members.id, key.id)
  const [row] = await tx.select().from(members).where(isWanted)
  if (!row) throw noMember(key)
  return row
}

function noMember(key: MemberKey): ApiError {
  return ApiError.ofAnyCall(codes.notFound, `There is no member ${typeof key === 'string' ? key : key.id}.`)
}
