import { and, desc, eq } from 'drizzle-orm'
import type { OrderProgress } from '#contract/orders/checkout.ts'
import type { Database } from '#server/db/open.ts'
import type { OrderRow } from '#server/db/schema/orders.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { PaymentRow } from '#server/db/schema/payments.ts'
import { payments } from '#server/db/schema/payments.ts'

/** The payment that decides about an order: the paid one, else the waiting one, else the last attempt. */
export function effectivePayment(attempts: readonly PaymentRow[]): PaymentRow | undefined {
  const newestFirst = attempts.toSorted((one, other) => other.requestedAt.getTime() - one.requestedAt.getTime())
  // Late and duplicate payments were taken after the effective one.
  const paid = newestFirst.filter(({ status }) => status === 'paid').at(-1)
  return paid ?? newestFirst.find(({ status }) => status === 'waiting') ?? newestFirst[0]
}

/** Progress of a member's order; undefined for an order of someone else. */
export async function findOrderProgress(
  db: Database,
  memberId: string,
  orderNumber: string,
): Promise<OrderProgress | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, orderNumber), eq(orders.memberId, memberId)))
  if (!order) return undefined
  const attempts = await db
    .select()
    .from(payments)
    .where(eq(payments.orderNumber, orderNumber))
    .orderBy(desc(payments.requestedAt))
  return presentProgress(order, attempts)
}

function presentProgress(order: OrderRow, attempts: readonly PaymentRow[]): OrderProgress {
  const status = order.status
  const payment = effectivePayment(attempts)
  const isPending = status === 'pending'
  return {
    order_number: order.number,
    status,
    total_amt: order.totalAmount,
    method: order.method,
    approved_at: order.approvedAt?.toISOString() ?? null,
    virtual_account: status === 'waiting_for_deposit' ? (payment?.details.account ?? null) : null,
    reason: status === 'failed' ? (order.failureReason ?? 'unknown') : null,
    decline: isPending && payment?.status === 'declined' ? (payment.decline ?? 'declined') : null,
    is_settling: isPending && attempts.some((each) => each.status === 'confirming'),
  }
}
