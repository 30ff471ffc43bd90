import { and, asc, eq, inArray, lte, notInArray } from 'drizzle-orm'
import { attemptOf } from '../api/payments/attempt.ts'
import { retryConfirmation } from '../api/payments/confirm.ts'
import { closeOrder, settlePayment } from '../api/payments/settle.ts'
import { transitionPayment } from '../api/payments/transitions.ts'
import { type Database, transact } from '../db/open.ts'
import { type OrderRow, orders } from '../db/schema/orders.ts'
import { type PaymentRow, payments } from '../db/schema/payments.ts'
import { checkedOnce, claimEach, type SettleServices } from './claim.ts'

const hour = 60 * 60_000
/** A payment window older than this can no longer be paid. */
const windowMs = hour
/** A confirmation that the provider does not know is over after this time: its session lasts ten minutes. */
const confirmMs = hour / 4
/** How long a provider that does not answer is asked. */
const unansweredMs = 7 * 24 * hour

interface DuePayment {
  readonly payment: PaymentRow
  readonly order: OrderRow
}

/** Payments to ask the provider about. */
export async function claimDuePayments(
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
  return claimEach(due, async ({ payment: { id, checks, checkAt } }) =>
    checkAt === null
      ? []
      : db
          .update(payments)
          .set(checkedOnce(now, checks))
          .where(and(eq(payments.id, id), eq(payments.checkAt, checkAt)))
          .returning({ id: payments.id }),
  )
}

/** Asks the provider about a payment and records the answer. */
export async function settleDuePayment({ payment, order }: DuePayment, services: SettleServices): Promise<void> {
  const { db, clock, providers } = services
  const age = clock.now().getTime() - payment.requestedAt.getTime()
  if (payment.status === 'waiting') return settleDeposit({ payment, order }, services)
  if (payment.status === 'confirming') {
    const answer = await retryConfirmation(services, payment)
    const isLost = (answer.outcome === 'open' || answer.outcome === 'missing') && age > confirmMs
    await settlePayment(services, payment.id, isLost ? { outcome: 'failed', reason: 'unknown' } : answer, 'job')
    return
  }
  const answer = await providers.payment.query(attemptOf(payment))
  await settlePayment(services, payment.id, answer, 'job')
  const isOver = answer.outcome === 'unanswered' ? age > unansweredMs : age > windowMs
  if (isOver) await stopChecking(db, payment.id)
}

/** Queries a virtual account at its deadline, and closes it once no order waits for the deposit. */
async function settleDeposit({ payment, order }: DuePayment, services: SettleServices): Promise<void> {
  const { db, clock, providers } = services
  const answer = await providers.payment.query(attemptOf(payment))
  await settlePayment(services, payment.id, answer, 'job')
  if (answer.outcome === 'unanswered' || answer.outcome === 'paid') return
  if (order.status === 'waiting_for_deposit' && order.depositUntil !== null) {
    // A deposit at the deadline itself counts.
    if (clock.now() <= order.depositUntil) return
    await transact(db, async (tx) => {
      const [current] = await tx.select().from(orders).where(eq(orders.number, order.number))
      if (current?.status !== 'waiting_for_deposit') return
      await closeOrder({ tx, order: current, now: clock.now(), actor: 'job' }, 'expired', 'no deposit in time')
    })
  }
  const closed = await providers.payment.cancel(attemptOf(payment), {
    // An idempotency key of its own: for the confirmation's key the provider would repeat its first answer.
    id: `close-${payment.id}`,
    amount: 0,
    reason: 'canceled',
    account: null,
  })
  if (closed.outcome === 'unanswered') return
  // A last query for a deposit that arrived meanwhile: a canceled payment is not checked again.
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
