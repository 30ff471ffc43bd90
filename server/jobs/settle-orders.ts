import { and, asc, eq, inArray, isNull, lt, lte } from 'drizzle-orm'
import { orderLimits } from '../../contract/orders.ts'
import { confirmPaymentAgain, tryOf } from '../api/payments/confirm.ts'
import { endOrder, type PaymentRow, settlePayment } from '../api/payments/settle.ts'
import { settleReceipt } from '../api/payments/cash-receipt.ts'
import { runRefund } from '../api/payments/refund.ts'
import type { OrderRow } from '../api/orders/transitions.ts'
import type { Clock } from '../clock.ts'
import { describeError } from '../db/errors.ts'
import { type Database, transact } from '../db/open.ts'
import { cashReceipts, orders, payments, refunds, webhookEvents } from '../db/schema/orders.ts'
import type { Log } from '../log.ts'
import type { Providers } from '../providers/list.ts'

interface SettleServices {
  readonly db: Database
  readonly clock: Clock
  readonly providers: Pick<Providers, 'payment'>
  readonly log: Log
}

/** How often the job looks, in milliseconds. */
const everyMilliseconds = 5_000
/** Rows of a kind at one time. */
const batch = 50
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
 * and may run in several processes at once.
 */
export async function settleOrders(services: SettleServices): Promise<void> {
  await each(services, duePayments, settleDuePayment)
  await each(services, dueOrders, expireOrder)
  await each(services, dueRefunds, ({ id }) => runRefund(services, id, 'job'))
  await each(services, dueReceipts, ({ orderNumber }) => settleReceipt(services, orderNumber))
  await each(services, openMessages, (event) => settleMessage(services, event))
}

/** One that fails does not keep the others waiting. */
async function each<Row>(
  services: SettleServices,
  read: (services: SettleServices) => Promise<Row[]>,
  work: (row: Row, services: SettleServices) => Promise<unknown>,
): Promise<void> {
  for (const row of await read(services)) {
    try {
      await work(row, services)
    } catch (error) {
      services.log.error({ error: describeError(error) }, 'an order was not settled')
    }
  }
}

async function duePayments({ db, clock }: SettleServices) {
  const now = clock.now()
  const due = await db
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.number, payments.orderNumber))
    .where(lte(payments.checkAt, now))
    .orderBy(asc(payments.checkAt))
    .limit(batch)
  const claimed = []
  for (const row of due) {
    const { id, checks, checkAt } = row.payment
    if (checkAt === null) continue
    // Of several processes, the one that moves the time does the work.
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
  const answer = await providers.payment.query(tryOf(payment))
  await settlePayment(services, payment.id, answer, 'job')
  const isOver = answer.outcome === 'unanswered' ? age > patienceMilliseconds : age > windowMilliseconds
  if (isOver) await stopChecking(db, payment.id)
}

/** An account that waits: asked for at its deadline, and closed once nobody waits any more. */
async function settleDeposit({ payment, order }: DuePayment, services: SettleServices): Promise<void> {
  const { db, clock, providers } = services
  const answer = await providers.payment.query(tryOf(payment))
  await settlePayment(services, payment.id, answer, 'job')
  if (answer.outcome === 'unanswered' || answer.outcome === 'paid') return
  if (order.status === 'waiting_for_deposit' && order.depositUntil !== null) {
    // A deposit on the last moment counts.
    if (clock.now() <= order.depositUntil) return
    await transact(db, async (tx) => {
      const [current] = await tx.select().from(orders).where(eq(orders.number, order.number))
      if (current?.status !== 'waiting_for_deposit') return
      await endOrder({ tx, order: current, now: clock.now(), actor: 'job' }, 'expired', 'no deposit in time')
    })
  }
  const closed = await providers.payment.cancel(tryOf(payment), {
    // A key of its own: under the confirmation's the provider would only repeat what it answered then.
    id: `close-${payment.id}`,
    amount: 0,
    reason: 'canceled',
    account: null,
  })
  if (closed.outcome === 'unanswered') return
  // A deposit may have been on its way until the very end: nobody looks again once the payment is over.
  const last = await providers.payment.query(tryOf(payment))
  if (last.outcome === 'unanswered') return
  await settlePayment(services, payment.id, last, 'job')
  await db
    .update(payments)
    .set({ status: 'canceled', checkAt: null })
    .where(and(eq(payments.id, payment.id), eq(payments.status, 'waiting')))
}

function stopChecking(db: Database, paymentId: string) {
  return db
    .update(payments)
    .set({ checkAt: null })
    .where(and(eq(payments.id, paymentId), inArray(payments.status, ['open', 'abandoned', 'failed', 'declined'])))
}

function dueOrders({ db, clock }: SettleServices) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lte(orders.expiresAt, clock.now())))
    .orderBy(asc(orders.expiresAt))
    .limit(batch)
}

/** Ends an order that was not paid in time, after the provider was asked about every window that is still open. */
async function expireOrder(order: OrderRow, services: SettleServices): Promise<void> {
  const { db, clock, providers } = services
  const open = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderNumber, order.number), inArray(payments.status, ['open', 'abandoned'])))
  for (const payment of open) {
    const answer = await providers.payment.query(tryOf(payment))
    await settlePayment(services, payment.id, answer, 'job')
    const waited = clock.now().getTime() - order.expiresAt.getTime()
    if (answer.outcome === 'unanswered' && waited < orderLimits.pendingSeconds * 1000) return
  }
  await transact(db, async (tx) => {
    const [current] = await tx.select().from(orders).where(eq(orders.number, order.number))
    const [busy] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderNumber, order.number), eq(payments.status, 'confirming')))
    if (current?.status !== 'pending' || busy) return
    await tx
      .update(payments)
      .set({ status: 'abandoned' })
      .where(and(eq(payments.orderNumber, order.number), eq(payments.status, 'open')))
    await endOrder({ tx, order: current, now: clock.now(), actor: 'job' }, 'expired', 'not paid in time')
  })
}

async function dueRefunds({ db, clock }: SettleServices) {
  const now = clock.now()
  const due = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, 'requested'), eq(refunds.awaitsReturn, false), lte(refunds.checkAt, now)))
    .orderBy(asc(refunds.checkAt))
    .limit(batch)
  const claimed = []
  for (const row of due) {
    const { id, checks } = row
    const isOver = checks >= mostRefundChecks
    const [own] = await db
      .update(refunds)
      .set({ checkAt: isOver ? null : nextCheck(now, checks), checks: checks + 1 })
      .where(and(eq(refunds.id, id), eq(refunds.checks, checks)))
      .returning({ id: refunds.id })
    if (own) claimed.push(row)
  }
  return claimed
}

async function dueReceipts({ db, clock }: SettleServices) {
  const now = clock.now()
  const due = await db.select().from(cashReceipts).where(lte(cashReceipts.checkAt, now)).limit(batch)
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
function openMessages({ db, clock }: SettleServices) {
  return db
    .select({ event: webhookEvents, payment: payments })
    .from(webhookEvents)
    .innerJoin(payments, eq(payments.id, webhookEvents.paymentId))
    .where(and(isNull(webhookEvents.settledAt), lt(webhookEvents.receivedAt, new Date(clock.now().getTime() - 10_000))))
    .limit(batch)
}

async function settleMessage(
  services: SettleServices,
  { event, payment }: { readonly event: typeof webhookEvents.$inferSelect; readonly payment: PaymentRow },
): Promise<void> {
  const answer = await services.providers.payment.query(tryOf(payment))
  if (answer.outcome === 'unanswered') return
  await settlePayment(services, payment.id, answer, 'job')
  await services.db
    .update(webhookEvents)
    .set({ settledAt: services.clock.now() })
    .where(and(eq(webhookEvents.provider, event.provider), eq(webhookEvents.eventId, event.eventId)))
}

/**
 * Runs {@link settleOrders} now, since whatever ended the last process may have left something open, and again and
 * again, never twice at once here; answers how to stop it.
 */
export function settleOrdersRegularly(services: SettleServices): () => Promise<void> {
  let running: Promise<void> | undefined
  const look = () => {
    running ??= settleOrders(services)
      .catch((error: unknown) => services.log.warn({ error: describeError(error) }, 'orders were not settled'))
      .finally(() => {
        running = undefined
      })
  }
  look()
  const timer = setInterval(look, everyMilliseconds)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
