import { eq } from 'drizzle-orm'
import { announceReviewsOf } from '../api/reviews/update-review.ts'
import { revokeSessions } from '../api/session/revoke-sessions.ts'
import { ApiError } from '../../contract/protocol/api-error.ts'
import { membershipIsOver } from '../../contract/protocol/desk-codes.ts'
import type { SanctionCause } from '../../contract/accounts/membership.ts'
import { createMembershipLink } from '../api/membership/membership-links.ts'
import { terminationErasureDays } from '../../contract/accounts/retention.ts'
import { hasLeft, isRestricted, objectionUntil } from '../api/member-status.ts'
import { transact, type Transaction } from '../db/open.ts'
import { dayOf } from '../lib/clock.ts'
import { inquiries } from '../db/schema/inquiries.ts'
import { members, withdrawals } from '../db/schema/members.ts'
import type { DeskAct } from '../../contract/desk/records.ts'
import { sessionFamilies } from '../db/schema/sign-in.ts'
import { enqueueSanctionMails } from '../messages/membership-messages.ts'
import { OperatorError, type OperatorServices } from './orders.ts'
import { type Operator, recordAct } from './record.ts'

/** Operator and reason, both written to the record of acts. */
interface Act {
  readonly by: Operator
  readonly reason: string
}

type MemberServices = Pick<OperatorServices, 'db' | 'clock'>

/**
 * Restricts an active member, for good or until a moment, with an audit row and a mail. Restricted members log in and
 * can not buy; a restriction that is over counts as none.
 */
export function restrictMember(
  services: MemberServices,
  userid: string,
  act: Act & { readonly cause: SanctionCause; readonly until?: Date },
): Promise<void> {
  const now = services.clock.now()
  const { until, cause } = act
  if (until !== undefined && until <= now) throw new OperatorError('--until must be a day to come.')
  return change(services, userid, { ...act, act: 'restrict-member', until, cause }, async (tx, member) => {
    if (hasLeft(member.status) || isRestricted(member, now)) {
      throw new OperatorError(`There is no active member ${userid}.`)
    }
    const sanction = { sanctionedAt: now, sanctionCause: cause, objectedAt: null }
    await tx
      .update(members)
      .set({ ...sanction, status: 'restricted', restrictedUntil: until ?? null })
      .where(eq(members.id, member.id))
    await enqueueSanctionMails(tx, now, member.id, { kind: 'membership-restricted', cause, until })
  })
}

/** Restores a restricted member, or one whose withdrawal is requested, with an audit row and a mail. */
export function restoreMember(services: MemberServices, userid: string, act: Act): Promise<void> {
  const now = services.clock.now()
  return change(services, userid, { ...act, act: 'restore-member' }, async (tx, member) => {
    const isLeaving = member.status === 'withdrawal_requested'
    if (!isLeaving && (hasLeft(member.status) || !isRestricted(member, now))) {
      throw new OperatorError(`There is no restricted or leaving member ${userid}.`)
    }
    await tx.delete(withdrawals).where(eq(withdrawals.memberId, member.id))
    const nothing = { restrictedUntil: null, sanctionedAt: null, sanctionCause: null, objectedAt: null }
    await tx
      .update(members)
      .set({ ...nothing, status: 'active' })
      .where(eq(members.id, member.id))
    await announceReviewsOf(tx, member.id)
    await enqueueSanctionMails(tx, now, member.id, { kind: 'membership-restored' })
  })
}

/**
 * Records that a restricted or terminated member objected by telephone or mail, which is possible for 15 days, with an
 * audit row. Throws an {@link OperatorError} that names the day and inquiry of an objection that is recorded already.
 */
export function recordObjection(services: MemberServices, userid: string, act: Act): Promise<void> {
  const now = services.clock.now()
  return change(services, userid, { ...act, act: 'record-objection' }, async (tx, member) => {
    const until = objectionUntil(member)
    if (until === undefined) throw new OperatorError(`There is nothing that ${userid} can object to.`)
    if (member.objectedAt !== null) {
      throw new OperatorError(
        `${userid} objected on ${dayOf(member.objectedAt)}${await describeInquiry(tx, member.id)}.`,
      )
    }
    if (now > until) throw new OperatorError(`The objection was possible until ${until.toISOString()}.`)
    await tx.update(members).set({ objectedAt: now }).where(eq(members.id, member.id))
  })
}

/**
 * Terminates a membership for good, with an audit row and a mail: every session ends, and the member can neither log in
 * nor sign up again. Orders stay as they are.
 */
export function terminateMember(
  services: MemberServices,
  userid: string,
  act: Act & { readonly cause: SanctionCause },
): Promise<void> {
  return transact(services.db, (tx) => terminateMemberIn(tx, services.clock.now(), userid, act))
}

/** {@link terminateMember} as a part of a transaction. Throws `PR60301409` when the membership is over. */
export function terminateMemberIn(
  tx: Transaction,
  now: Date,
  userid: string,
  act: Act & { readonly cause: SanctionCause },
): Promise<void> {
  const { cause } = act
  return changeIn(tx, now, userid, { ...act, act: 'terminate-member', cause }, async (member) => {
    if (member.status === 'terminated' || member.status === 'withdrawn') {
      const apiError = ApiError.declaredBy({ codes: [membershipIsOver] })
      throw apiError(membershipIsOver, `The membership of ${userid} is over already.`)
    }
    await tx.delete(withdrawals).where(eq(withdrawals.memberId, member.id))
    const sanction = { sanctionedAt: now, sanctionCause: cause, objectedAt: null }
    await tx
      .update(members)
      .set({ ...sanction, status: 'terminated', restrictedUntil: null })
      .where(eq(members.id, member.id))
    await announceReviewsOf(tx, member.id)
    await revokeSessions(tx, eq(sessionFamilies.memberId, member.id), now)
    const expiresAt = new Date(now.getTime() + terminationErasureDays * 24 * 60 * 60 * 1000)
    const token = await createMembershipLink(tx, { memberId: member.id, expiresAt })
    await enqueueSanctionMails(tx, now, member.id, { kind: 'membership-terminated', cause, token })
  })
}

/** Names the inquiry with a member's own objection, while it waits for an answer. */
async function describeInquiry(tx: Transaction, memberId: string): Promise<string> {
  const [inquiry] = await tx.select({ id: inquiries.id }).from(inquiries).where(eq(inquiries.memberId, memberId))
  return inquiry ? `, by inquiry ${inquiry.id}` : ''
}

interface Change extends Act {
  readonly act: DeskAct
  readonly until?: Date | undefined
  readonly cause?: SanctionCause
}

/** Changes a member and records the act, in one transaction. */
function change(
  { db, clock }: MemberServices,
  userid: string,
  act: Change,
  work: (tx: Transaction, member: typeof members.$inferSelect) => Promise<void>,
): Promise<void> {
  return transact(db, (tx) => changeIn(tx, clock.now(), userid, act, (member) => work(tx, member)))
}

async function changeIn(
  tx: Transaction,
  now: Date,
  userid: string,
  { by, act, reason, until, cause }: Change,
  work: (member: typeof members.$inferSelect) => Promise<void>,
): Promise<void> {
  const [member] = await tx.select().from(members).where(eq(members.userid, userid))
  if (!member) throw new OperatorError(`There is no member ${userid}.`)
  await work(member)
  await recordAct(tx, now, {
    by,
    act,
    subject: { kind: 'member', id: member.id },
    details: { userid, reason, before: member.status, until, cause },
  })
}
