import {
  and,
  count,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { dataExportLimits } from '#contract/accounts/data-export.ts'
import { passwordLinkLimits } from '#contract/accounts/find-password.ts'
import { loginLimits } from '#contract/accounts/login.ts'
import { requestLimits } from '#contract/accounts/one-time-code.ts'
import { type RetentionKind, retentionMonths, terminationErasureDays } from '#contract/accounts/retention.ts'
import { sessionLimits } from '#contract/accounts/session.ts'
import { inquiryLimits } from '#contract/content/inquiries.ts'
import { courseOpeningLimits } from '#contract/courses/course-openings.ts'
import { approvalDays } from '#contract/desk/approvals.ts'
import { deskLimits } from '#contract/desk/operators.ts'
import { type Clock, dayOf } from '#server/lib/clock.ts'
import { formerUserid } from '../former-userid.ts'
import { consentsTo } from '../legal-editions.ts'
import { type Database, type Transaction, transact } from '../open.ts'
import { deleteRecordsBefore, isBeforeRecords } from '../operator-record.ts'
import { noticeViews } from '../schema/boards.ts'
import { contentUploads } from '../schema/content-files.ts'
import { dataExports } from '../schema/data-exports.ts'
import { failedRequests } from '../schema/failed-requests.ts'
import { idempotencyKeys } from '../schema/idempotency.ts'
import { complaintRecords, courseOpeningRequests, inquiryAnswers } from '../schema/inquiries.ts'
import { enrolments } from '../schema/learning.ts'
import { legalNotices } from '../schema/legal-notices.ts'
import { consents, members, withdrawals } from '../schema/members.ts'
import { outboxMessages } from '../schema/messages.ts'
import {
  operatorApprovals,
  operatorInvitations,
  operatorRecords,
  operatorSessions,
  passkeyChallenges,
} from '../schema/operator.ts'
import { orderEvents, orderItems, orders } from '../schema/orders.ts'
import { cashReceipts, payments, refunds, webhookEvents } from '../schema/payments.ts'
import { sandboxRecords } from '../schema/sandbox.ts'
import {
  accountChanges,
  formerPasswords,
  identityVerifications,
  knownBrowsers,
  membershipLinks,
  qrLogins,
  rateLimits,
  sessionFamilies,
  sessionTokens,
  socialJoins,
  socialRequests,
  wrongPasswords,
} from '../schema/sign-in.ts'
import {
  emailVerifications,
  humanChecks,
  identifications,
  limitedRequests,
  oneTimeCodes,
  passwordLinks,
} from '../schema/sign-up.ts'
import { emptySearches, flowCounts, pageVitals } from '../schema/visit-counts.ts'
import { eraseMember } from './erase-member.ts'
import { monthsBefore } from './months-before.ts'

/** What a rule finds: rows whose time is over, and the oldest Korean day among them, `YYYY-MM-DD`. */
interface DueRows {
  readonly rows: number
  readonly oldest: string | null
}

/** How long one kind of row is kept. */
export interface RetentionRule {
  /** What the rows are, for the operator. */
  readonly name: string
  /** The period of the specification (section 9), `member` for data of former members, or `expired` for used-up rows. */
  readonly kind: RetentionKind | 'member' | 'expired'
  /** For how long, and from when on, for the operator. */
  readonly kept: string
  readonly find: (tx: Transaction, clock: Clock) => Promise<DueRows>
  readonly delete: (db: Database, clock: Clock) => Promise<void>
}

const day = 24 * 60 * 60 * 1000
/** Expired rows are kept for another day, so that late requests get the right error. */
const graceDays = 1
/** How long repeated requests and webhook messages are recognised. */
const repeatableDays = 30
/** How long a request that was answered with 400 or 404 can be looked up: anybody can make any number of them. */
const callerErrorDays = 14
const before = (clock: Clock, milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
const dayOfRow = (column: SQL | AnyPgColumn) =>
  sql<string | null>`to_char(min(${column}) at time zone 'Asia/Seoul', 'YYYY-MM-DD')`

/** Counts due rows; `column` holds the moment of their oldest day. */
async function countDue(
  tx: Transaction,
  table: PgTable,
  column: AnyPgColumn,
  isDue: SQL | undefined,
): Promise<DueRows> {
  const [found] = await tx
    .select({ rows: count(), oldest: dayOfRow(column) })
    .from(table)
    .where(isDue)
  if (!found) throw new Error('a count has one row')
  return found
}

/** A rule for rows of one table that match a condition. `column` holds the moment from which they are kept. */
function ruleFor(
  about: Pick<RetentionRule, 'name' | 'kind' | 'kept'>,
  table: PgTable,
  column: AnyPgColumn,
  isDue: (clock: Clock) => SQL | undefined,
): RetentionRule {
  return {
    ...about,
    find: (tx, clock) => countDue(tx, table, column, isDue(clock)),
    delete: async (db, clock) => {
      await transact(db, (tx) => tx.delete(table).where(isDue(clock)))
    },
  }
}

/** A rule for rows that are kept for a period of section 9 from a moment on. */
function lawful(name: string, kind: RetentionKind, since: string, table: PgTable, column: AnyPgColumn): RetentionRule {
  const months = retentionMonths[kind]
  const kept = `${months} months after ${since}`
  return ruleFor({ name, kind, kept }, table, column, (clock) => lt(column, monthsBefore(clock.now(), months)))
}

/** The record of acts goes from its beginning, and says itself which of its rows were deleted. */
const recordsRule: RetentionRule = {
  ...ruleFor(
    {
      name: 'what operators did',
      kind: 'complaint',
      kept: `${retentionMonths.complaint} months after the act`,
    },
    operatorRecords,
    operatorRecords.happenedAt,
    (clock) => isBeforeRecords(monthsBefore(clock.now(), retentionMonths.complaint)),
  ),
  delete: (db, clock) =>
    transact(db, (tx) => {
      const now = clock.now()
      return deleteRecordsBefore(tx, now, monthsBefore(now, retentionMonths.complaint))
    }),
}

/** A rule for counts of a day of Korea: they name nobody, and serve comparisons with the year before. */
function counted(name: string, months: number, table: PgTable, column: AnyPgColumn): RetentionRule {
  return ruleFor({ name, kind: 'expired', kept: `${months} months after the day` }, table, column, (clock) =>
    lt(column, dayOf(monthsBefore(clock.now(), months))),
  )
}

/** A rule for rows that serve nothing any more. */
function expired(name: string, kept: string, milliseconds: number, table: PgTable, column: AnyPgColumn): RetentionRule {
  return ruleFor({ name, kind: 'expired', kept }, table, column, (clock) => lt(column, before(clock, milliseconds)))
}

/** A rule for rows that are kept for a day after they expire. */
const expiring = (name: string, table: PgTable & { readonly expiresAt: AnyPgColumn }) =>
  expired(name, `${graceDays} day after its end`, graceDays * day, table, table.expiresAt)

/**
 * A new password removes the identities of the last days, and a refund compares the names of those days, also where the
 * change itself could be undone for less.
 */
const accountChangesRule = ruleFor(
  {
    name: 'account changes',
    kind: 'expired',
    kept: `${graceDays} day after they can be undone, and after ${passwordLinkLimits.recentLoginDays} days`,
  },
  accountChanges,
  accountChanges.expiresAt,
  (clock) =>
    and(
      lt(accountChanges.expiresAt, before(clock, graceDays * day)),
      lt(accountChanges.happenedAt, before(clock, (passwordLinkLimits.recentLoginDays + graceDays) * day)),
    ),
)

/** Orders that the law does not keep any more, and that give access to nothing. */
function isOrderDue(tx: Pick<Transaction, 'select'>, clock: Clock) {
  const openAccess = tx
    .select()
    .from(enrolments)
    .where(
      and(
        eq(enrolments.orderNumber, orders.number),
        isNull(enrolments.revokedAt),
        or(isNull(enrolments.endsOn), gte(enrolments.endsOn, clock.today())),
      ),
    )
  const lastMoment = sql`greatest(${orders.orderedAt}, ${orders.approvedAt}, ${orders.deliveredAt})`
  return and(lt(lastMoment, monthsBefore(clock.now(), retentionMonths.contract)), notExists(openAccess))
}

/** Rows that one transaction deletes with what belongs to them: others wait for it, and a statement takes 65,535 values. */
const rowsAtOnce = 10_000

/** Repeats `deleteSome`, which answers how many of {@link rowsAtOnce} rows it has deleted, until none is left. */
async function deleteInParts(db: Database, deleteSome: (tx: Transaction) => Promise<number>): Promise<void> {
  while ((await transact(db, deleteSome)) === rowsAtOnce);
}

const ordersRule: RetentionRule = {
  name: 'orders with payments, refunds and receipts',
  kind: 'contract',
  kept: `${retentionMonths.contract} months after the order, its payment and its delivery, and while it gives access`,
  find: (tx, clock) => countDue(tx, orders, orders.orderedAt, isOrderDue(tx, clock)),
  delete: (db, clock) =>
    deleteInParts(db, async (tx) => {
      const due = await tx.select({ number: orders.number }).from(orders).where(isOrderDue(tx, clock)).limit(rowsAtOnce)
      const numbers = due.map(({ number }) => number)
      if (numbers.length === 0) return 0
      const paid = tx.select({ id: payments.id }).from(payments).where(inArray(payments.orderNumber, numbers))
      await tx.delete(webhookEvents).where(inArray(webhookEvents.paymentId, paid))
      await tx.update(outboxMessages).set({ orderNumber: null }).where(inArray(outboxMessages.orderNumber, numbers))
      for (const table of [refunds, payments, cashReceipts, enrolments, orderEvents, orderItems] as const) {
        await tx.delete(table).where(inArray(table.orderNumber, numbers))
      }
      await tx.delete(orders).where(inArray(orders.number, numbers))
      return numbers.length
    }),
}

/** Members whose data is to be deleted now: they left long enough ago, or were terminated without objection. */
function isMemberDue(tx: Pick<Transaction, 'select'>, clock: Clock) {
  const withdrawal = tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, members.id), lte(withdrawals.deleteAt, clock.now())))
  return and(
    isNull(members.erasedOn),
    or(
      and(eq(members.status, 'withdrawal_requested'), exists(withdrawal)),
      and(eq(members.status, 'terminated'), lte(members.sanctionedAt, before(clock, terminationErasureDays * day))),
    ),
  )
}

const membersRule: RetentionRule = {
  name: 'data of former members',
  kind: 'member',
  kept: `until the day that the withdrawal names; ${terminationErasureDays} days after a termination`,
  find: (tx, clock) => countDue(tx, members, members.registeredAt, isMemberDue(tx, clock)),
  delete: async (db, clock) => {
    const due = await db.select({ id: members.id }).from(members).where(isMemberDue(db, clock))
    for (const { id } of due) {
      await transact(db, async (tx) => {
        const [member] = await tx
          .select()
          .from(members)
          .where(and(eq(members.id, id), isMemberDue(tx, clock)))
        // Support may have undone the withdrawal in the meantime.
        if (!member) return
        await eraseMember(tx, member, { now: clock.now(), userid: await formerUserid(db, member.userid) })
      })
    }
  },
}

/** Rows of members who withdrew, once no order needs them. They hold no personal data. */
function isFormerMemberDue(tx: Pick<Transaction, 'select'>, clock: Clock) {
  const over = monthsBefore(clock.now(), retentionMonths.contract)
  const done = tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.memberId, members.id), lt(withdrawals.completedAt, over)))
  const ordered = tx.select().from(orders).where(eq(orders.memberId, members.id))
  return and(eq(members.status, 'withdrawn'), isNotNull(members.erasedOn), exists(done), notExists(ordered))
}

const formerMembersRule: RetentionRule = {
  name: 'rows of former members, without personal data',
  kind: 'contract',
  kept: `${retentionMonths.contract} months after their data was deleted, and while an order needs them`,
  find: (tx, clock) => countDue(tx, members, members.registeredAt, isFormerMemberDue(tx, clock)),
  delete: (db, clock) =>
    deleteInParts(db, async (tx) => {
      const due = await tx
        .select({ id: members.id })
        .from(members)
        .where(isFormerMemberDue(tx, clock))
        .limit(rowsAtOnce)
      const ids = due.map(({ id }) => id)
      if (ids.length === 0) return 0
      await tx.update(outboxMessages).set({ memberId: null }).where(inArray(outboxMessages.memberId, ids))
      for (const table of [consents, legalNotices, withdrawals, sessionFamilies] as const) {
        await tx.delete(table).where(inArray(table.memberId, ids))
      }
      await tx.delete(members).where(inArray(members.id, ids))
      return ids.length
    }),
}

/** The end of a session: its last moment, or when it was revoked. */
const sessionEnd = sql`least(${sessionFamilies.expiresAt}, ${sessionFamilies.revokedAt})`

const tokensRule: RetentionRule = {
  name: 'tokens of sessions that have ended',
  kind: 'expired',
  kept: `${graceDays} day after the end of the session`,
  find: (tx, clock) => countDue(tx, sessionTokens, sessionTokens.expiresAt, isTokenDue(tx, clock)),
  delete: async (db, clock) => {
    await transact(db, (tx) => tx.delete(sessionTokens).where(isTokenDue(tx, clock)))
  },
}

function isTokenDue(tx: Pick<Transaction, 'select'>, clock: Clock) {
  const over = tx
    .select()
    .from(sessionFamilies)
    .where(and(eq(sessionFamilies.id, sessionTokens.familyId), lt(sessionEnd, before(clock, graceDays * day))))
  return exists(over)
}

/** A request that has expired stays for 30 days, so that whoever asked is told. */
const expiredApprovalDays = approvalDays + 30

const { seriesSeconds } = loginLimits

/**
 * What is deleted, and when: the one table of retention. The cleanup job follows it, and the operator's dry run lists
 * it. Inquiries are not in it, because their answer deletes them.
 */
export const retentionRules: readonly RetentionRule[] = [
  membersRule,
  ordersRule,
  formerMembersRule,
  lawful('records of inquiries', 'complaint', 'the answer', complaintRecords, complaintRecords.answeredAt),
  recordsRule,
  lawful('records of messages', 'communication', 'the message', outboxMessages, outboxMessages.createdAt),
  ruleFor(
    {
      name: 'withdrawn consents to advertising',
      kind: 'advertising',
      kept: `${retentionMonths.advertising} months after the withdrawal`,
    },
    consents,
    consents.withdrawnAt,
    // Replaced consents to terms and collection stay as long as the member.
    (clock) =>
      and(
        inArray(consents.kind, consentsTo('marketing')),
        lt(consents.withdrawnAt, monthsBefore(clock.now(), retentionMonths.advertising)),
      ),
  ),
  tokensRule,
  ruleFor(
    { name: 'records of sessions', kind: 'internetLog', kept: `${retentionMonths.internetLog} months after the end` },
    sessionFamilies,
    sessionFamilies.startedAt,
    (clock) => lt(sessionEnd, monthsBefore(clock.now(), retentionMonths.internetLog)),
  ),
  lawful('failed requests', 'internetLog', 'the request', failedRequests, failedRequests.happenedAt),
  ruleFor(
    { name: 'requests that were wrong or found nothing', kind: 'expired', kept: `${callerErrorDays} days` },
    failedRequests,
    failedRequests.happenedAt,
    (clock) =>
      and(
        inArray(failedRequests.status, [400, 404]),
        lt(failedRequests.happenedAt, before(clock, callerErrorDays * day)),
      ),
  ),
  expired(
    'wrong passwords',
    `${seriesSeconds / 3600} hours`,
    seriesSeconds * 1000,
    wrongPasswords,
    wrongPasswords.happenedAt,
  ),
  expired(
    'known browsers',
    '400 days after the last login',
    sessionLimits.knownBrowserSeconds * 1000,
    knownBrowsers,
    knownBrowsers.lastLoginAt,
  ),
  expired(
    'counted requests',
    `${requestLimits.seconds} seconds`,
    requestLimits.seconds * 1000,
    limitedRequests,
    limitedRequests.happenedAt,
  ),
  expired(
    'files of drafts that are not published',
    '365 days after the upload',
    365 * 24 * 60 * 60 * 1000,
    contentUploads,
    contentUploads.uploadedAt,
  ),
  expiring('challenges of passkeys', passkeyChallenges),
  expiring('invitations of operators', operatorInvitations),
  expired(
    'sessions of the desk',
    `${deskLimits.sessionSeconds / 3600} hours after the login`,
    deskLimits.sessionSeconds * 1000,
    operatorSessions,
    operatorSessions.startedAt,
  ),
  expired(
    'requests for approvals on which nobody decided',
    `${expiredApprovalDays} days after they were asked`,
    expiredApprovalDays * day,
    operatorApprovals,
    operatorApprovals.askedAt,
  ),
  expiring('login codes', qrLogins),
  expiring('identity verifications', identityVerifications),
  expiring('begun social logins', socialRequests),
  expiring('data of social logins', socialJoins),
  expiring('one-time codes', oneTimeCodes),
  expiring('email verifications', emailVerifications),
  expiring('password links', passwordLinks),
  accountChangesRule,
  expiring('former passwords', formerPasswords),
  expiring('links to terminated memberships', membershipLinks),
  expiring('identifications', identifications),
  expiring('human checks', humanChecks),
  expiring('records of the sandbox', sandboxRecords),
  ruleFor(
    {
      name: 'files with the data of members',
      kind: 'expired',
      kept: `${dataExportLimits.keptSeconds / 3600} hours after they are ready`,
    },
    dataExports,
    dataExports.expiresAt,
    (clock) => lte(dataExports.expiresAt, clock.now()),
  ),
  ruleFor({ name: 'viewers of notices', kind: 'expired', kept: 'the day' }, noticeViews, noticeViews.day, (clock) =>
    lt(noticeViews.day, clock.today()),
  ),
  // Neither browsers nor providers repeat a request after a month.
  expired(
    'repeatable requests',
    `${repeatableDays} days`,
    repeatableDays * day,
    idempotencyKeys,
    idempotencyKeys.createdAt,
  ),
  expired('webhooks', `${repeatableDays} days`, repeatableDays * day, webhookEvents, webhookEvents.receivedAt),
  expired(
    'answers to inquiries of members',
    `${inquiryLimits.keptAnswerDays} days`,
    inquiryLimits.keptAnswerDays * day,
    inquiryAnswers,
    inquiryAnswers.answeredAt,
  ),
  expired(
    'requests for a mail about a course',
    `${courseOpeningLimits.keptDays} days`,
    courseOpeningLimits.keptDays * day,
    courseOpeningRequests,
    courseOpeningRequests.requestedAt,
  ),
  counted('counts of entered states', 25, flowCounts, flowCounts.day),
  counted('searches that found nothing', 13, emptySearches, emptySearches.day),
  counted('measured values of pages', 13, pageVitals, pageVitals.day),
  // These go by the machine's clock. A sandbox's clock that is far ahead only restarts the counts.
  expired('counts of calls', `${graceDays} day after the minute`, graceDays * day, rateLimits, rateLimits.expire),
]
