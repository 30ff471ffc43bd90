import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import {
  type CashReceiptStatus,
  cashReceipts,
  type PaymentRow,
  type PaymentStatus,
  payments,
  type RefundStatus,
  refunds,
} from '#server/db/schema/payments.ts'
import { TransitionError } from '../orders/transitions.ts'

/** Allowed transitions of a payment. */
export const paymentTransitions = {
  open: ['confirming', 'waiting', 'paid', 'declined', 'failed', 'canceled', 'abandoned'],
  confirming: ['waiting', 'paid', 'declined', 'failed', 'canceled'],
  waiting: ['paid', 'declined', 'failed', 'canceled'],
  // A bank may take a deposit back.
  paid: ['waiting'],
  // Some windows stay open after a decline or a failure, and take the money then.
  declined: ['waiting', 'paid'],
  failed: ['waiting', 'paid'],
  // A deposit may arrive while its account is being closed.
  canceled: ['paid'],
  // The window of an abandoned attempt is still open somewhere.
  abandoned: ['waiting', 'paid', 'declined', 'failed', 'canceled'],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>

export function canTransitionPayment(from: PaymentStatus, to: PaymentStatus): boolean {
  const targets: readonly PaymentStatus[] = paymentTransitions[from]
  return targets.includes(to)
}

/**
 * Changes the state of a payment, in the transaction of the work that goes with it. Returns the changed row. Throws a
 * {@link TransitionError} when {@link paymentTransitions} does not allow the change, and when the payment has left the
 * state that the caller read.
 */
export async function transitionPayment(
  tx: Transaction,
  { id, status: from }: Pick<PaymentRow, 'id' | 'status'>,
  to: PaymentStatus,
  set: Partial<Omit<PaymentRow, 'id' | 'orderNumber' | 'status'>> = {},
): Promise<PaymentRow> {
  if (!canTransitionPayment(from, to)) throw new TransitionError(`a payment cannot change from ${from} to ${to}`)
  const [changed] = await tx
    .update(payments)
    .set({ ...set, status: to })
    .where(and(eq(payments.id, id), eq(payments.status, from)))
    .returning()
  if (!changed) throw new TransitionError(`the payment is no longer ${from}`)
  return changed
}

/** Abandons every attempt of an order whose window may still be open. */
export async function abandonOpenPayments(tx: Transaction, orderNumber: string): Promise<void> {
  const open = await tx
    .select({ id: payments.id, status: payments.status })
    .from(payments)
    .where(and(eq(payments.orderNumber, orderNumber), eq(payments.status, 'open')))
  for (const payment of open) await transitionPayment(tx, payment, 'abandoned')
}

/** Whether the provider is being asked to take the money of an attempt of this order. */
export async function isBeingConfirmed(tx: Transaction, orderNumber: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderNumber, orderNumber), eq(payments.status, 'confirming')))
  return found !== undefined
}

/** Allowed transitions of a refund. */
export const refundTransitions = {
  requested: ['completed', 'refused'],
  completed: [],
  refused: [],
} as const satisfies Record<RefundStatus, readonly RefundStatus[]>

/**
 * Changes the state of a refund, in the transaction of the work that goes with it. Throws a {@link TransitionError} when
 * {@link refundTransitions} does not allow the change, and when the refund has left the state that the caller read.
 */
export async function transitionRefund(
  tx: Transaction,
  { id, status: from }: Pick<typeof refunds.$inferSelect, 'id' | 'status'>,
  to: RefundStatus,
  set: Partial<Pick<typeof refunds.$inferSelect, 'completedAt' | 'checkAt'>> = {},
): Promise<void> {
  const targets: readonly RefundStatus[] = refundTransitions[from]
  if (!targets.includes(to)) throw new TransitionError(`a refund cannot change from ${from} to ${to}`)
  const changed = await tx
    .update(refunds)
    .set({ ...set, status: to })
    .where(and(eq(refunds.id, id), eq(refunds.status, from)))
    .returning({ id: refunds.id })
  if (changed.length === 0) throw new TransitionError(`the refund is no longer ${from}`)
}

/** Allowed transitions of a cash receipt. */
export const cashReceiptTransitions = {
  // A refund meanwhile makes the amount of an issued receipt wrong at once.
  requested: ['issued', 'canceling', 'canceled'],
  issued: ['canceling'],
  canceling: ['canceled'],
  // The buyer may request another one, for what is left of the amount.
  canceled: ['requested'],
} as const satisfies Record<CashReceiptStatus, readonly CashReceiptStatus[]>

/**
 * Changes the state of an order's cash receipt, in the transaction of the work that goes with it. Throws a
 * {@link TransitionError} when {@link cashReceiptTransitions} does not allow the change, and when the receipt has left the
 * state that the caller read.
 */
export async function transitionCashReceipt(
  tx: Transaction,
  { orderNumber, status: from }: Pick<typeof cashReceipts.$inferSelect, 'orderNumber' | 'status'>,
  to: CashReceiptStatus,
  set: Partial<Omit<typeof cashReceipts.$inferSelect, 'orderNumber' | 'status'>> = {},
): Promise<void> {
  const targets: readonly CashReceiptStatus[] = cashReceiptTransitions[from]
  if (!targets.includes(to)) throw new TransitionError(`a cash receipt cannot change from ${from} to ${to}`)
  const changed = await tx
    .update(cashReceipts)
    .set({ ...set, status: to })
    .where(and(eq(cashReceipts.orderNumber, orderNumber), eq(cashReceipts.status, from)))
    .returning({ orderNumber: cashReceipts.orderNumber })
  if (changed.length === 0) throw new TransitionError(`the cash receipt is no longer ${from}`)
}
