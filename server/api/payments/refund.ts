import { createHash } from 'node:crypto'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { RefundAccount } from '#contract/orders/orders.ts'
import { type Database, type Transaction, transact } from '#server/db/open.ts'
import { itemsOf } from '#server/db/order-items.ts'
import type { OrderRow } from '#server/db/schema/orders.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { payments, refunds } from '#server/db/schema/payments.ts'
import type { Clock } from '#server/lib/clock.ts'
import { enqueueOrderMessage } from '#server/messages/order-messages.ts'
import type { CancelAnswer } from '#server/providers/payment/port.ts'
import type { Providers } from '#server/providers/providers.ts'
import { releaseStock, restoreAccess } from '../orders/access.ts'
import { appendOrderEvent, type OrderActor, transitionOrder } from '../orders/transitions.ts'
import { attemptOf } from './attempt.ts'
import { requestReceiptCancel } from './cash-receipt.ts'
import { transitionRefund } from './transitions.ts'

interface RefundServices {
  readonly db: Database
  readonly clock: Clock
  readonly providers: Pick<Providers, 'payment'>
}

/** Sends a refund to the provider and records the answer. Idempotent by the refund's key. */
export async function runRefund(services: RefundServices, refundId: string, actor: OrderActor): Promise<void> {
  const answer = await sendRefund(services, refundId)
  if (answer) await settleRefund(services, refundId, answer, actor)
}

/** Sends a refund. Undefined when it waits for returned goods or is finished. */
export async function sendRefund(services: RefundServices, refundId: string): Promise<CancelAnswer | undefined> {
  const [found] = await services.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.id, refundId), eq(refunds.status, 'requested'), eq(refunds.awaitsReturn, false)))
  if (!found) return undefined
  const { refund, payment } = found
  const { account, amount, reason } = refund
  return services.providers.payment.cancel(attemptOf(payment), {
    id: keyOf(refund.id, account),
    amount,
    reason,
    account,
  })
}

/**
 * Idempotency key of a refund request. The account is part of it, since a provider repeats its first answer to a key,
 * rejections included, and an operator may have added an account since.
 */
function keyOf(refundId: string, account: RefundAccount | null): string {
  if (account === null) return refundId
  return `${refundId}-${createHash('sha256').update(JSON.stringify(account)).digest('base64url')}`
}

/** Records the provider's answer to a refund. Only the first answer counts. */
export async function settleRefund(
  { db, clock }: Pick<RefundServices, 'db' | 'clock'>,
  refundId: string,
  answer: CancelAnswer,
  actor: OrderActor,
): Promise<void> {
  if (answer.outcome === 'unanswered') return
  await transact(db, async (tx) => {
    const now = clock.now()
    const [found] = await tx
      .select({ refund: refunds, payment: payments, order: orders })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(orders, eq(orders.number, refunds.orderNumber))
      .where(and(eq(refunds.id, refundId), eq(refunds.status, 'requested')))
    if (!found) return
    const { refund, payment, order } = found
    const status = order.status
    const note = (text: string) =>
      appendOrderEvent(tx, order.number, { from: status, to: status, actor, at: now, note: text })
    if (answer.outcome === 'refused') {
      if (refund.isStray) {
        // The money is not the shop's, so the refund stays open for an operator.
        await tx.update(refunds).set({ checkAt: null }).where(eq(refunds.id, refundId))
        return note(`the provider refused to give back ${refund.amount}`)
      }
      await transitionRefund(tx, refund, 'refused', { completedAt: now, checkAt: null })
      await tx
        .update(payments)
        .set({ refunded: payment.refunded - refund.amount })
        .where(eq(payments.id, payment.id))
      const items = await tx.select().from(orderItems).where(eq(orderItems.refundId, refundId))
      const ids = items.map(({ id }) => id)
      if (ids.length > 0) await tx.update(orderItems).set({ refundId: null }).where(inArray(orderItems.id, ids))
      await restoreAccess(tx, ids)
      await note('the provider refused the refund')
      await enqueueOrderMessage(tx, now, order.number, { kind: 'refund-failed', amount: refund.amount })
      return finishCancelling(tx, order, actor, now)
    }
    await transitionRefund(tx, refund, 'completed', { completedAt: now, checkAt: null })
    const items = await tx.select().from(orderItems).where(eq(orderItems.refundId, refundId))
    await releaseStock(tx, items, now)
    await note(`gave back ${refund.amount}`)
    await enqueueOrderMessage(tx, now, order.number, {
      kind: 'refund-completed',
      amount: refund.amount,
      amountAwaitingReturn: await amountAwaitingReturn(tx, order.number),
      isStray: refund.isStray,
      account: refund.account,
    })
    if (refund.isStray) return
    await requestReceiptCancel(tx, order.number, now)
    await finishCancelling(tx, order, actor, now)
  })
}

/** Won of an order's refunds for which goods have to come back. */
async function amountAwaitingReturn(tx: Transaction, orderNumber: string): Promise<number> {
  const waiting = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.orderNumber, orderNumber), eq(refunds.status, 'requested'), eq(refunds.awaitsReturn, true)))
  return waiting.reduce((sum, { amount }) => sum + amount, 0)
}

/** After the last refund of an order: completed when everything was refunded, paid otherwise. */
async function finishCancelling(tx: Transaction, order: OrderRow, actor: OrderActor, now: Date): Promise<void> {
  const [running] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderNumber, order.number), eq(refunds.status, 'requested'), eq(refunds.isStray, false)))
  if (order.status !== 'cancel_requested' || running) return
  const items = await itemsOf(tx, order.number)
  const paid = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderNumber, order.number), eq(payments.status, 'paid'), ne(payments.paid, 0)))
  const isAllBack = paid.every((payment) => payment.refunded === payment.paid)
  const isEveryItem = items.every(({ refundId }) => refundId !== null)
  if (!isAllBack && !isEveryItem)
    return transitionOrder(tx, order, 'paid', { actor, at: now, note: 'a part was given back' })
  await transitionOrder(tx, order, 'refund_completed', { actor, at: now })
}

/** Sends the refunds of a canceled order that need not wait for goods. */
export async function runRefundsOf(services: RefundServices, orderNumber: string, actor: OrderActor): Promise<void> {
  const due = await services.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderNumber, orderNumber), eq(refunds.status, 'requested'), eq(refunds.awaitsReturn, false)))
  for (const { id } of due) await runRefund(services, id, actor)
}
