import { and, asc, eq, exists, inArray, lte, notExists, notInArray } from 'drizzle-orm'
import { orderLimits } from '#contract/orders/orders.ts'
import { attemptOf } from '../api/payments/attempt.ts'
import { closeOrder, settlePayment } from '../api/payments/settle.ts'
import { abandonOpenPayments, isBeingConfirmed } from '../api/payments/transitions.ts'
import { transact } from '../db/open.ts'
import { type OrderRow, orders } from '../db/schema/orders.ts'
import { type PaymentStatus, payments } from '../db/schema/payments.ts'
import type { SettleServices } from './claim.ts'

/**
 * Orders that were not paid in time. Those with a payment being confirmed are left out: that payment ends them. Orders
 * without an open window come first, since no provider has to be asked before their stock is released.
 */
export function findExpiredOrders({ db, clock }: SettleServices, limit: number, except: readonly string[]) {
  const paymentIn = (states: PaymentStatus[]) =>
    db
      .select()
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

/** Expires an order that was not paid in time, after asking the provider about every open window. */
export async function expireOrder(order: OrderRow, services: SettleServices): Promise<void> {
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
