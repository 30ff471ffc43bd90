import { eq } from 'drizzle-orm'
import type { DeclineReason, FailureReason } from '#contract/addresses/order-addresses.ts'
import { type Database, type Transaction, transact } from '#server/db/open.ts'
import { itemsOf } from '#server/db/order-items.ts'
import type { OrderRow } from '#server/db/schema/orders.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { PaymentRow } from '#server/db/schema/payments.ts'
import { payments } from '#server/db/schema/payments.ts'
import type { Clock } from '#server/lib/clock.ts'
import { enqueueGuardianMessage } from '#server/messages/guardian-messages.ts'
import { enqueueOrderMessage } from '#server/messages/order-messages.ts'
import type { PaymentAnswer } from '#server/providers/payment/port.ts'
import { grantAccess, releaseStock, removeAccess } from '../orders/access.ts'
import { appendOrderEvent, type OrderActor, transitionOrder } from '../orders/transitions.ts'
import { requestReceiptCancel } from './cash-receipt.ts'
import { insertRefund } from './insert-refund.ts'
import { canTransitionPayment, transitionPayment } from './transitions.ts'

interface SettleContext {
  readonly tx: Transaction
  readonly payment: PaymentRow
  readonly order: OrderRow
  readonly now: Date
  readonly actor: OrderActor
}

/**
 * Records a provider's answer about a payment, from a confirmation, a webhook or a job. Idempotent: the same answer twice
 * changes nothing, and concurrent answers are serialized. Money that no order can use (paid twice, too late, a wrong
 * amount) is written as a refund in the same transaction.
 */
export async function settlePayment(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  paymentId: string,
  answer: PaymentAnswer,
  actor: OrderActor,
): Promise<void> {
  await transact(db, async (tx) => {
    const [found] = await tx
      .select({ payment: payments, order: orders })
      .from(payments)
      .innerJoin(orders, eq(orders.number, payments.orderNumber))
      .where(eq(payments.id, paymentId))
    if (!found) throw new Error('there is no such payment')
    const settled = { tx, ...found, now: clock.now(), actor }
    switch (answer.outcome) {
      case 'paid':
        return recordPaid(settled, answer)
      case 'waiting':
        return recordWaiting(settled, answer)
      case 'declined':
        return closeAttempt(settled, 'declined', { decline: answer.decline })
      case 'failed':
        return closeAttempt(settled, 'failed', { reason: answer.reason })
      case 'canceled':
        return closeAttempt(settled, 'canceled', {})
      case 'open':
      case 'missing':
      case 'unanswered':
        return undefined
    }
  })
}

async function recordPaid(
  { tx, payment, order, now, actor }: SettleContext,
  answer: Extract<PaymentAnswer, { outcome: 'paid' }>,
): Promise<void> {
  // An answer about another order proves nothing about this payment.
  if (answer.orderId !== payment.providerOrderId) throw new Error('the provider answered for another payment')
  if (!canTransitionPayment(payment.status, 'paid')) return
  await transitionPayment(tx, payment, 'paid', {
    paid: answer.amount,
    providerKey: answer.key,
    approvedAt: answer.approvedAt,
    details: { ...payment.details, ...answer.details },
    checkAt: null,
  })

  const status = order.status
  const isWrong = answer.amount !== payment.amount
  const isLate = order.depositUntil !== null && answer.approvedAt > order.depositUntil
  if ((status === 'pending' || (status === 'waiting_for_deposit' && !isLate)) && !isWrong) {
    await transitionOrder(tx, order, 'paid', {
      actor,
      at: now,
      set: { approvedAt: answer.approvedAt, method: payment.method },
    })
    await grantAccess(tx, order, answer.approvedAt)
    const { receiptUrl } = { ...payment.details, ...answer.details }
    await enqueueOrderMessage(tx, now, order.number, { kind: 'order-paid', receiptUrl })
    await enqueueGuardianMessage(tx, now, order)
    return
  }
  const reason = isWrong ? 'amount_mismatch' : status === 'paid' ? 'duplicate_payment' : 'late_payment'
  await insertRefund(tx, { payment, amount: answer.amount, reason, now, isStray: true })
  const { number } = order
  await enqueueOrderMessage(tx, now, number, { kind: 'refund-requested', amount: answer.amount, by: 'stray-payment' })
  if (isWrong && status === 'pending') await failOrder({ tx, order, now, actor }, 'amount_mismatch')
  else if (status === 'waiting_for_deposit' && (isLate || payment.status === 'waiting'))
    // The account has received its deposit: no other payment can arrive for this order.
    await closeOrder({ tx, order, now, actor }, 'expired', isLate ? 'paid too late' : reason)
  else await appendOrderEvent(tx, number, { from: status, to: status, actor, at: now, note: reason })
}

async function recordWaiting(
  { tx, payment, order, now, actor }: SettleContext,
  answer: Extract<PaymentAnswer, { outcome: 'waiting' }>,
): Promise<void> {
  if (answer.orderId !== payment.providerOrderId) throw new Error('the provider answered for another payment')
  const { bank, number, holder, until } = answer.account
  const account = { bank, number, holder, until: until.toISOString() }
  const known = {
    providerKey: answer.key,
    providerSecret: answer.secret ?? payment.providerSecret,
    details: { ...payment.details, account },
  }
  if (payment.status !== 'paid' && canTransitionPayment(payment.status, 'waiting')) {
    // The job closes the account when no order waits for it.
    await transitionPayment(tx, payment, 'waiting', { ...known, checkAt: until })
    if (order.status !== 'pending') return
    if (answer.amount !== payment.amount) return failOrder({ tx, order, now, actor }, 'amount_mismatch')
    await transitionOrder(tx, order, 'waiting_for_deposit', {
      actor,
      at: now,
      set: { method: payment.method, depositUntil: until },
    })
    await enqueueOrderMessage(tx, now, order.number, { kind: 'deposit-awaited', account, until, isReturned: false })
    return
  }
  // The bank took the deposit back, as long as nothing of it was given back.
  if (payment.status === 'paid' && order.status === 'paid' && payment.refunded === 0) {
    await transitionPayment(tx, payment, 'waiting', { ...known, paid: 0, approvedAt: null, checkAt: until })
    await transitionOrder(tx, order, 'waiting_for_deposit', {
      actor,
      at: now,
      note: 'the bank took the deposit back',
      set: { approvedAt: null },
    })
    await removeAccess(tx, order.number, now)
    await enqueueOrderMessage(tx, now, order.number, { kind: 'deposit-awaited', account, until, isReturned: true })
    await requestReceiptCancel(tx, order.number, now)
  }
}

async function closeAttempt(
  { tx, payment, order, now, actor }: SettleContext,
  status: 'declined' | 'failed' | 'canceled',
  why: { readonly decline?: DeclineReason; readonly reason?: FailureReason },
): Promise<void> {
  if (!canTransitionPayment(payment.status, status)) return
  await transitionPayment(tx, payment, status, {
    decline: why.decline ?? null,
    // An open window may still take money: the job queries until the window has expired.
    ...(status === 'canceled' ? { checkAt: null } : {}),
  })
  if (payment.status === 'abandoned') return
  // Whatever a provider calls it, the account takes no deposit any more.
  if (payment.status === 'waiting' && order.status === 'waiting_for_deposit') {
    await closeOrder({ tx, order, now, actor }, 'expired', 'the provider closed the account')
    return
  }
  if (order.status !== 'pending') return
  if (status === 'declined') {
    const { number } = order
    await appendOrderEvent(tx, number, {
      from: 'pending',
      to: 'pending',
      actor,
      at: now,
      note: why.decline ?? 'declined',
    })
    return
  }
  await failOrder({ tx, order, now, actor }, why.reason ?? 'unknown')
}

type OpenOrder = Pick<SettleContext, 'tx' | 'order' | 'now' | 'actor'>

/** Fails a pending order that can no longer be paid, and releases its stock. */
export async function failOrder({ tx, order, now, actor }: OpenOrder, reason: FailureReason): Promise<void> {
  await transitionOrder(tx, order, 'failed', { actor, at: now, note: reason, set: { failureReason: reason } })
  await releaseStock(tx, await itemsOf(tx, order.number), now)
}

/** Expires or cancels an unpaid order, and releases its stock. */
export async function closeOrder(
  { tx, order, now, actor }: OpenOrder,
  to: 'expired' | 'canceled',
  note: string,
): Promise<void> {
  await transitionOrder(tx, order, to, { actor, at: now, note })
  await releaseStock(tx, await itemsOf(tx, order.number), now)
}
