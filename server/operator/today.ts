import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, like, lte, min, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type TodayEntry, type TodayKind, todayLimits } from '#contract/desk/today.ts'
import { limits } from '#contract/values/limits.ts'
import type { Locale } from '#contract/values/locale.ts'
import { answerUntil } from '../api/member-status.ts'
import type { Database } from '../db/open.ts'
import { devices } from '../db/schema/boards.ts'
import { contentDrafts, contentFiles } from '../db/schema/content-files.ts'
import { inquiries } from '../db/schema/inquiries.ts'
import { members } from '../db/schema/members.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { operatorApprovals } from '../db/schema/operator.ts'
import { orderItems, orders } from '../db/schema/orders.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { reviewReports, reviews } from '../db/schema/reviews.ts'
import { addBusinessDays } from '../lib/business-days.ts'
import { type Clock, dayOf, endOfDay } from '../lib/clock.ts'
import { isStuckMessage, isStuckPayment, isStuckRefund } from './find.ts'
import { isToShip } from './order-lists.ts'
import { expiredUntil, expiryOf } from './second-person.ts'

// What waits for operators.

/** What waits of one kind: all of it counted, and the most urgent entries. */
interface Waiting {
  readonly count: number
  readonly entries: readonly FoundEntry[]
}

/** An entry before its order is named. */
type FoundEntry = Omit<TodayEntry, 'kind' | 'buyer' | 'others'>

interface TodayServices {
  readonly db: Database
  readonly clock: Clock
  /** Who looks. */
  readonly operator: { readonly id: string }
}

const { entries: limit } = todayLimits

/** The last moment of the business day that is so many business days after a moment. */
function dueAfter(since: Date, businessDays: number): string {
  return endOfDay(addBusinessDays(dayOf(since), businessDays)).toISOString()
}

/** Counts the rows of a table, and turns the first of them into entries. */
async function waitingIn<Row>(
  db: Database,
  table: PgTable,
  condition: SQL | undefined,
  rows: PromiseLike<readonly Row[]>,
  toEntry: (row: Row) => Partial<FoundEntry> & Pick<TodayEntry, 'subject'>,
): Promise<Waiting> {
  const none = { since: null, due_at: null, count: null, title: null, failure: null }
  return {
    count: await db.$count(table, condition),
    entries: (await rows).map((row) => ({ ...none, ...toEntry(row) })),
  }
}

const isUnanswered = and(isNotNull(members.objectedAt), isNull(members.objectionAnsweredAt))

/** How each kind is found. */
const finders: Readonly<Record<TodayKind, (services: TodayServices, locale: Locale) => Promise<Waiting>>> = {
  ship: ({ db, clock }) =>
    waitingIn(
      db,
      orders,
      isToShip(db),
      db
        .select({ number: orders.number, paidAt: orders.approvedAt, amount: orders.totalAmount })
        .from(orders)
        .where(isToShip(db))
        .orderBy(asc(orders.approvedAt), asc(orders.number))
        .limit(limit),
      ({ number, paidAt, amount }) => {
        const since = paidAt ?? clock.now()
        const due_at = dueAfter(since, todayLimits.shipBusinessDays)
        return { subject: number, since: since.toISOString(), due_at, count: amount }
      },
    ),
  refund: ({ db }) => {
    const isWaiting = and(eq(refunds.status, 'requested'), isNull(refunds.checkAt))
    return waitingIn(db, refunds, isWaiting, refundRows(db, isWaiting), presentRefund)
  },
  'stuck-refund': ({ db, clock }) => {
    const isStuck = and(isStuckRefund(clock.now()), isNotNull(refunds.checkAt))
    return waitingIn(db, refunds, isStuck, refundRows(db, isStuck), presentRefund)
  },
  'stuck-payment': async ({ db, clock }) => {
    const rows = await db
      .select({ number: payments.orderNumber, amount: payments.amount, since: payments.requestedAt })
      .from(payments)
      .innerJoin(orders, eq(orders.number, payments.orderNumber))
      .where(isStuckPayment(clock.now()))
      .orderBy(asc(payments.requestedAt))
    const entries = rows.slice(0, limit).map(({ number, amount, since }) => ({
      subject: number,
      since: since.toISOString(),
      due_at: null,
      count: amount,
      title: null,
      failure: null,
    }))
    return { count: rows.length, entries }
  },
  inquiry: ({ db }) =>
    waitingIn(
      db,
      inquiries,
      isNull(inquiries.memberId),
      db
        .select({ id: inquiries.id, title: inquiries.title, since: inquiries.submittedAt })
        .from(inquiries)
        .where(isNull(inquiries.memberId))
        .orderBy(asc(inquiries.submittedAt), asc(inquiries.id))
        .limit(limit),
      ({ id, title, since }) => ({
        subject: String(id),
        title,
        since: since.toISOString(),
        due_at: dueAfter(since, todayLimits.answerBusinessDays),
      }),
    ),
  objection: ({ db }) =>
    waitingIn(
      db,
      members,
      isUnanswered,
      db
        .select({ id: members.id, userid: members.userid, objectedAt: members.objectedAt })
        .from(members)
        .where(isUnanswered)
        .orderBy(asc(members.objectedAt))
        .limit(limit),
      ({ id, userid, objectedAt }) => ({
        subject: id,
        title: userid,
        since: objectedAt?.toISOString() ?? null,
        due_at: answerUntil({ objectedAt })?.toISOString() ?? null,
      }),
    ),
  review: async ({ db }) => {
    const rows = await db
      .select({ id: reviewReports.reviewId, since: min(reviewReports.reportedAt), reports: count() })
      .from(reviewReports)
      .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
      .where(isNull(reviews.hiddenAt))
      .groupBy(reviewReports.reviewId)
      .orderBy(desc(count()), asc(min(reviewReports.reportedAt)))
    const entries = rows.slice(0, limit).map(({ id, since, reports }) => ({
      subject: String(id),
      since: since?.toISOString() ?? null,
      due_at: null,
      count: reports,
      title: null,
      failure: null,
    }))
    return { count: rows.length, entries }
  },
  stock: ({ db }, locale) => {
    const isLow = and(eq(devices.isWithdrawn, false), lte(devices.stock, todayLimits.lowStock))
    return waitingIn(
      db,
      devices,
      isLow,
      db
        .select({ path: contentFiles.path, name: devices.name, stock: devices.stock })
        .from(devices)
        .innerJoin(contentFiles, and(eq(contentFiles.idx, devices.idx), like(contentFiles.path, 'devices/%')))
        .where(isLow)
        .orderBy(asc(devices.stock), asc(devices.idx))
        .limit(limit),
      ({ path, name, stock }) => ({ subject: path, title: name[locale], count: Math.max(0, stock) }),
    )
  },
  message: ({ db, clock }) => {
    const since = new Date(clock.now().getTime() - todayLimits.messageDays * 24 * 60 * 60 * 1000)
    const isFailed = and(isStuckMessage, gt(outboxMessages.createdAt, since))
    return waitingIn(
      db,
      outboxMessages,
      isFailed,
      db
        .select({
          kind: outboxMessages.kind,
          written: outboxMessages.createdAt,
          attempts: outboxMessages.attempts,
        })
        .from(outboxMessages)
        .where(isFailed)
        .orderBy(asc(outboxMessages.position))
        .limit(limit),
      ({ kind, written, attempts }) => ({ subject: kind, since: written.toISOString(), count: attempts }),
    )
  },
  draft: ({ db }, locale) => {
    const hasFailed = eq(contentDrafts.hasFailed, true)
    return waitingIn(
      db,
      contentDrafts,
      hasFailed,
      db.select().from(contentDrafts).where(hasFailed).orderBy(asc(contentDrafts.updatedAt)).limit(limit),
      ({ path, title, updatedAt, failure }) => ({
        subject: path,
        failure,
        title: title?.[locale] ?? null,
        since: updatedAt.toISOString(),
      }),
    )
  },
  approval: (services) => waitingApprovals(services, gt(operatorApprovals.askedAt, expiredUntil(services.clock.now()))),
  'expired-approval': (services) =>
    waitingApprovals(
      services,
      and(
        eq(operatorApprovals.askedBy, services.operator.id),
        lte(operatorApprovals.askedAt, expiredUntil(services.clock.now())),
      ),
    ),
}

function waitingApprovals({ db }: TodayServices, condition: SQL | undefined): Promise<Waiting> {
  return waitingIn(
    db,
    operatorApprovals,
    condition,
    db
      .select({ approval: operatorApprovals, userid: members.userid })
      .from(operatorApprovals)
      .innerJoin(members, eq(members.id, operatorApprovals.memberId))
      .where(condition)
      .orderBy(asc(operatorApprovals.askedAt))
      .limit(limit),
    ({ approval, userid }) => ({
      subject: approval.orderNumber ?? userid,
      since: approval.askedAt.toISOString(),
      due_at: expiryOf(approval.askedAt).toISOString(),
      count: approval.request.kind === 'refund' ? approval.request.amount : null,
    }),
  )
}

function refundRows(db: Database, condition: SQL | undefined) {
  return db
    .select({
      number: refunds.orderNumber,
      amount: refunds.amount,
      since: refunds.requestedAt,
      awaitsReturn: refunds.awaitsReturn,
    })
    .from(refunds)
    .where(condition)
    .orderBy(asc(refunds.requestedAt))
    .limit(limit)
}

/** The days of a refund begin when the goods are back. */
function presentRefund({ number, amount, since, awaitsReturn }: Awaited<ReturnType<typeof refundRows>>[number]) {
  const due_at = awaitsReturn ? null : dueAfter(since, limits.refundBusinessDays)
  return { subject: number, since: since.toISOString(), due_at, count: amount }
}

/**
 * What waits of these kinds: what is due first, then what has waited longest; what nobody knows the beginning of comes
 * last.
 */
export async function findWaiting(services: TodayServices, kinds: readonly TodayKind[], locale: Locale) {
  const found = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await finders[kind](services, locale)) })))
  const all = found.flatMap(({ kind, entries: each }) => each.map((entry) => ({ kind, ...entry })))
  const isOfOrder = ({ kind }: Pick<TodayEntry, 'kind'>) => orderKinds.includes(kind)
  const named = await nameOrders(
    services.db,
    all.filter(isOfOrder).map(({ subject }) => subject),
    locale,
  )
  const entries = all.map((entry) => {
    const order = isOfOrder(entry) ? named.get(entry.subject) : undefined
    return { ...entry, buyer: null, others: 0, ...order }
  })
  const counts = found.flatMap(({ kind, count: many }) => (many === 0 ? [] : [{ kind, count: many }]))
  return { entries: entries.toSorted(byUrgency), counts }
}

/** Kinds whose subject is an order; those of approvals may be a member instead. */
const orderKinds: readonly TodayKind[] = [
  'ship',
  'refund',
  'stuck-payment',
  'stuck-refund',
  'approval',
  'expired-approval',
]

/** Who bought what, by the number of the order. */
async function nameOrders(db: Database, numbers: readonly string[], locale: Locale) {
  if (numbers.length === 0) return new Map<string, Pick<TodayEntry, 'buyer' | 'title' | 'others'>>()
  const rows = await db
    .select({ number: orders.number, buyer: orders.buyer, name: orderItems.name })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderNumber, orders.number))
    .where(inArray(orders.number, [...new Set(numbers)]))
    .orderBy(asc(orderItems.position))
  return new Map(
    [...Map.groupBy(rows, ({ number }) => number)].map(([number, items]) => [
      number,
      { buyer: items[0]?.buyer.name ?? null, title: items[0]?.name[locale] ?? null, others: items.length - 1 },
    ]),
  )
}

/** A text that sorts after every moment in ISO 8601. */
const never = '~'

function byUrgency(one: TodayEntry, other: TodayEntry): number {
  const due = (one.due_at ?? never) < (other.due_at ?? never) ? -1 : 1
  if (one.due_at !== other.due_at) return due
  if (one.since === other.since) return 0
  return (one.since ?? never) < (other.since ?? never) ? -1 : 1
}
