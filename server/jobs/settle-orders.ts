import { abandonOpenPayments, isBeingConfirmed, transitionPayment } from '../api/payments/transitions.ts'
import { and, asc, eq, exists, inArray, isNull, lt, lte, notExists, notInArray, sql } from 'drizzle-orm'
import { orderLimits } from '../../contract/orders.ts'
import { confirmPaymentAgain, attemptOf } from '../api/payments/confirm.ts'
import { closeOrder, settlePayment } from '../api/payments/settle.ts'
import type { PaymentRow } from '../db/schema/orders.ts'
import { settleReceipt } from '../api/payments/cash-receipt.ts'
import { runRefund } from '../api/payments/refund.ts'
import type { OrderRow } from '../db/schema/orders.ts'
import type { Clock } from '../lib/clock.ts'
import { describeError } from '../db/errors.ts'
import { type Database, transact } from '../db/open.ts'
import { cashReceipts, orders, payments, refunds, webhookEvents } from '../db/schema/orders.ts'
import type { Log } from '../lib/log.ts'
import type { Providers } from '../providers/providers.ts'
import { createLane, type Lane } from './lane.ts'

interface SettleServices {
  readonly db: Database
  readonly clock: Clock
  readonly providers: Pick<Providers, 'payment'>
  readonly log: Log
  /** Aborted when the shop stops: no row is begun any more. */
  readonly signal?: AbortSignal
}

/** How often the job looks, in milliseconds. */
const everyMilliseconds = 5_000
/** Rows of a kind at one time. */
const atOnce = 8
/** After so many attempts a refund that is not answered is worth a warning: about two hours. */
const hangingRefundChecks = 20
const minute = 60_000
const hour = 60 * minute
/** After this time without money a window will bring none. */
const windowMilliseconds = hour
/** After this time a confirmation that the provider knows nothing of is over: its session lasts ten minutes. */
const confirmMilliseconds = 15 * minute
/** For how long a provider that does not answer is asked. */
const patienceMilliseconds = 7 * 24 * hour
/** How often a provider is asked to give money back before an operator has to look: about as long. */
const mostRefundChecks = 1_000

/** When to ask again: sooner at first, at the latest every ten minutes. */
function nextCheck(now: Date, checks: number): Date {
  return new Date(now.getTime() + Math.min(10 * minute, 5_000 * 2 ** Math.min(checks, 10)))
}

/**
 * Brings everything about money to its end that a person, a message or a process has left open: payments whose answer
 * is not known, orders and accounts whose time is over, refunds on their way, receipts. Every step may be repeated,
 * and may run in several processes at once. Resolves when everything that was due has been worked on.
 */
export async function settleOrders(services: SettleServices): Promise<void> {
  const { refunds, receipts, ...others } = lanesOf(services)
  const settleAll = async (lane: Lane) => {
    await lane.look()
    await lane.idle()
  }
  await Promise.all([refunds, receipts, ...Object.values(others)].map(settleAll))
  // Refunds and receipts that the others have written meanwhile.
  await settleAll(refunds)
  await settleAll(receipts)
}

/** The kinds of work, side by side: none waits for a row of another. */
function lanesOf(services: SettleServices) {
  const shared = { atOnce, log: services.log, signal: services.signal }
  return {
    payments: createLane({
      ...shared,
      name: 'payments',
      read: (limit, except) => claimDuePayments(services, limit, except),
      keyOf: ({ payment }) => payment.id,
      work: (row) => settleDuePayment(row, services),
    }),
    orders: createLane({
      ...shared,
      name: 'orders',
      read: (limit, except) => dueOrders(services, limit, except),
      keyOf: ({ number }) => number,
      work: (order) => expireOrder(order, services),
    }),
    refunds: createLane({
      ...shared,
      name: 'refunds',
      read: (limit, except) => claimDueRefunds(services, limit, except),
      keyOf: ({ id }) => id,
      work: ({ id }) => runRefund(services, id, 'job'),
    }),
    receipts: createLane({
      ...shared,
      name: 'receipts',
      read: (limit, except) => claimDueReceipts(services, limit, except),
      keyOf: ({ orderNumber }) => orderNumber,
      work: ({ orderNumber }) => settleReceipt(services, orderNumber),
    }),
    messages: createLane({
      ...shared,
      name: 'messages',
      read: (limit, except) => openMessages(services, limit, except),
      keyOf: ({ event }) => event.eventId,
      work: (message) => settleMessage(services, message),
    }),
  }
}

/**
 * Payments whose answer is due. Of several processes, the one that moves the time of a row does its work: nobody else
 * looks at it before that time.
 */
async function claimDuePayments(
  { db, clock }: SettleServices,
  limit: number,
  except: readonly string[],
): Promise<DuePayment[]> {
  const now = clock.now()
  const due = await db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.number, payments.orderNumber))
    .where(and(lte(payments.checkAt, now), notInArray(payments.id, [...except])))
    .orderBy(asc(payments.checkAt))
    .limit(limit)
  const claimed = []
  for (const row of due) {
    const { id, checks, checkAt } = row.payment
    if (checkAt === null) continue
    const [own] = await db
      .update(payments)
      .set({ checkAt: nextCheck(now, checks), checks: checks + 1 })
      .where(and(eq(payments.id, id), eq(payments.checkAt, checkAt), eq(payments.checks, checks)))
      .returning({ id: payments.id })
    if (own) claimed.push(row)
  }
  return claimed
}

interface DuePayment {
  readonly payment: PaymentRow
  readonly order: OrderRow
}

async function settleDuePayment({ payment, order }: DuePayment, services: SettleServices): Promise<void> {
  const { db, clock, providers } = services
  const age = clock.now().getTime() - payment.requestedAt.getTime()
  if (payment.status === 'waiting') return settleDeposit({ payment, order }, services)
  if (payment.status === 'confirming') {
    const answer = await confirmPaymentAgain(services, payment)
    const isLost = (answer.outcome === 'open' || answer.outcome === 'missing') && age > confirmMilliseconds
    await settlePayment(services, payment.id, isLost ? { outcome: 'failed', reason: 'unknown' } : answer, 'job')
    return
  }
  const answer = await providers.payment.query(attemptOf(payment))
  await settlePayment(services, payment.id, answer, 'job')
  const isOver = answer.outcome === 'unanswered' ? age > patienceMilliseconds : age > windowMilliseconds
  if (isOver) await stopChecking(db, payment.id)
}

/** An account that waits: asked for at its deadline, and closed once nobody waits any more. */
async function settleDeposit({ payment, order }: DuePayment, services: SettleServices): Promise<void> {
  const { db, clock, providers } = services
  const answer = await providers.payment.query(attemptOf(payment))
  await settlePayment(services, payment.id, answer, 'job')
  if (answer.outcome === 'unanswered' || answer.outcome === 'paid') return
  if (order.status === 'waiting_for_deposit' && order.depositUntil !== null) {
    // A deposit on the last moment counts.
    if (clock.now() <= order.depositUntil) return
    await transact(db, async (tx) => {
      const [current] = await tx.select().from(orders).where(eq(orders.number, order.number))
      if (current?.status !== 'waiting_for_deposit') return
      await closeOrder({ tx, order: current, now: clock.now(), actor: 'job' }, 'expired', 'no deposit in time')
    })
  }
  const closed = await providers.payment.cancel(attemptOf(payment), {
    // A key of its own: under the confirmation's the provider would only repeat what it answered then.
    id: `close-${payment.id}`,
    amount: 0,
    reason: 'canceled',
    account: null,
  })
  if (closed.outcome === 'unanswered') return
  // A deposit may have been on its way until the very end: nobody looks again once the payment is over.
  const last = await providers.payment.query(attemptOf(payment))
  if (last.outcome === 'unanswered') return
  await settlePayment(services, payment.id, last, 'job')
  await transact(db, async (tx) => {
    const [current] = await tx.select().from(payments).where(eq(payments.id, payment.id))
    if (current?.status === 'waiting') await transitionPayment(tx, current, 'canceled', { checkAt: null })
  })
}

function stopChecking(db: Database, paymentId: string) {
  return db
    .update(payments)
    .set({ checkAt: null })
    .where(and(eq(payments.id, paymentId), inArray(payments.status, ['open', 'abandoned', 'failed', 'declined'])))
}

/**
 * Orders whose time is over, without those whose payment is being confirmed: they end with it. Those that no provider
 * has to be asked about come first, so that their stock waits for nobody.
 */
function dueOrders({ db, clock }: SettleServices, limit: number, except: readonly string[]) {
  const paymentIn = (states: (typeof payments.$inferSelect)['status'][]) =>
    db
      .select({ found: sql`1` })
      .from(payments)
      .where(and(eq(payments.orderNumber, orders.number), inArray(payments.status, states)))
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        lte(orders.expiresAt, clock.now()),
        notInArray(orders.number, [...except]),
        notExists(paymentIn(['confirming'])),
      ),
    )
    .orderBy(exists(paymentIn(['open', 'abandoned'])), asc(orders.expiresAt))
    .limit(limit)
}

/** Ends an order that was not paid in time, after the provider was asked about every window that is still open. */
async function expireOrder(order: OrderRow, services: SettleServices): Promise<void> {
  const { db, clock, providers } = services
  const open = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderNumber, order.number), inArray(payments.status, ['open', 'abandoned'])))
  for (const payment of open) {
    const answer = await providers.payment.query(attemptOf(payment))
    await settlePayment(services, payment.id, answer, 'job')
    const waited = clock.now().getTime() - order.expiresAt.getTime()
    if (answer.outcome === 'unanswered' && waited < orderLimits.pendingSeconds * 1000) return
  }
  await transact(db, async (tx) => {
    const [current] = await tx.select().from(orders).where(eq(orders.number, order.number))
    if (current?.status !== 'pending' || (await isBeingConfirmed(tx, order.number))) return
    await abandonOpenPayments(tx, order.number)
    await closeOrder({ tx, order: current, now: clock.now(), actor: 'job' }, 'expired', 'not paid in time')
  })
}

/** Refunds whose answer is due, claimed like payments. One that is never answered is told to the operator. */
async function claimDueRefunds({ db, clock, log }: SettleServices, limit: number, except: readonly string[]) {
  const now = clock.now()
  const due = await db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'requested'),
        eq(refunds.awaitsReturn, false),
        lte(refunds.checkAt, now),
        notInArray(refunds.id, [...except]),
      ),
    )
    .orderBy(asc(refunds.checkAt))
    .limit(limit)
  const claimed = []
  for (const row of due) {
    const { id, checks } = row
    const isOver = checks >= mostRefundChecks
    const [own] = await db
      .update(refunds)
      .set({ checkAt: isOver ? null : nextCheck(now, checks), checks: checks + 1 })
      .where(and(eq(refunds.id, id), eq(refunds.checks, checks)))
      .returning({ id: refunds.id })
    if (!own) continue
    claimed.push(row)
    const facts = { refundId: id, orderNumber: row.orderNumber, checks }
    if (isOver) log.error({ event: 'refund_needs_operator', ...facts }, 'a refund is left to the operator')
    else if (checks === hangingRefundChecks) log.warn({ event: 'refund_hangs', ...facts }, 'a refund hangs')
  }
  return claimed
}

async function claimDueReceipts({ db, clock }: SettleServices, limit: number, except: readonly string[]) {
  const now = clock.now()
  const due = await db
    .select()
    .from(cashReceipts)
    .where(and(lte(cashReceipts.checkAt, now), notInArray(cashReceipts.orderNumber, [...except])))
    .limit(limit)
  const claimed = []
  for (const row of due) {
    const { orderNumber, checks } = row
    const [own] = await db
      .update(cashReceipts)
      .set({ checkAt: nextCheck(now, checks), checks: checks + 1 })
      .where(and(eq(cashReceipts.orderNumber, orderNumber), eq(cashReceipts.checks, checks)))
      .returning({ orderNumber: cashReceipts.orderNumber })
    if (own) claimed.push(row)
  }
  return claimed
}

/** Messages whose process died before the provider was asked. */
function openMessages({ db, clock }: SettleServices, limit: number, except: readonly string[]) {
  return db
    .select({ event: webhookEvents, payment: payments })
    .from(webhookEvents)
    .innerJoin(payments, eq(payments.id, webhookEvents.paymentId))
    .where(
      and(
        isNull(webhookEvents.settledAt),
        lt(webhookEvents.receivedAt, new Date(clock.now().getTime() - 10_000)),
        notInArray(webhookEvents.eventId, [...except]),
      ),
    )
    .limit(limit)
}

async function settleMessage(
  services: SettleServices,
  { event, payment }: { readonly event: typeof webhookEvents.$inferSelect; readonly payment: PaymentRow },
): Promise<void> {
  const answer = await services.providers.payment.query(attemptOf(payment))
  if (answer.outcome === 'unanswered') return
  await settlePayment(services, payment.id, answer, 'job')
  await services.db
    .update(webhookEvents)
    .set({ settledAt: services.clock.now() })
    .where(and(eq(webhookEvents.provider, event.provider), eq(webhookEvents.eventId, event.eventId)))
}

/**
 * Settles what is due now, since whatever ended the last process may have left something open, and again and again.
 * Answers how to stop it: no row is begun any more, and those that run are waited for; abort requests to providers
 * first, so that none of them hangs.
 */
export function settleOrdersRegularly(services: SettleServices): () => Promise<void> {
  const stopping = new AbortController()
  const lanes = Object.values(lanesOf({ ...services, signal: stopping.signal }))
  const looks = lanes.map((lane) => {
    let looking: Promise<void> | undefined
    return () => {
      looking ??= lane
        .look()
        .catch((error: unknown) => services.log.warn({ error: describeError(error) }, 'orders were not settled'))
        .finally(() => {
          looking = undefined
        })
      return looking
    }
  })
  const lookAll = () => {
    for (const look of looks) void look()
  }
  lookAll()
  const timer = setInterval(lookAll, everyMilliseconds)
  timer.unref()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await Promise.all([...looks.map((look) => look()), ...lanes.map((lane) => lane.idle())])
  }
}
