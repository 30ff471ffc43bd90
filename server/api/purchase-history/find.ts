import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Locale } from '../../../contract/locale.ts'
import type { Order } from '../../../contract/orders.ts'
import type { Clock } from '../../lib/clock.ts'
import { type Database, type Transaction, transact } from '../../db/open.ts'
import { orderItems, orders } from '../../db/schema/orders.ts'
import { cashReceipts, payments, refunds } from '../../db/schema/payments.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { calculateRefunds } from './cancellation.ts'
import { type OrderParts, presentOrder } from './present.ts'

/** Everything about these orders, in the given order. */
export async function loadOrderParts(
  db: Database | Transaction,
  rows: readonly OrderParts['order'][],
): Promise<OrderParts[]> {
  const numbers = rows.map(({ number }) => number)
  if (numbers.length === 0) return []
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderNumber, numbers))
    .orderBy(asc(orderItems.position))
  const attempts = await db.select().from(payments).where(inArray(payments.orderNumber, numbers))
  const back = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderNumber, numbers))
    .orderBy(asc(refunds.requestedAt))
  const receipts = await db.select().from(cashReceipts).where(inArray(cashReceipts.orderNumber, numbers))
  return rows.map((order) => {
    const isOf = ({ orderNumber }: { readonly orderNumber: string }) => orderNumber === order.number
    return {
      order,
      items: items.filter(isOf),
      payments: attempts.filter(isOf),
      refunds: back.filter(isOf),
      cashReceipt: receipts.find(isOf),
    }
  })
}

/** An order of the member. Throws "not found" for another member's order. */
export async function presentOwnOrder(
  { db, clock, locale }: { readonly db: Database; readonly clock: Clock; readonly locale: Locale },
  memberId: string,
  number: string,
): Promise<Order> {
  const now = clock.now()
  const { parts, mayCancel } = await transact(db, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.number, number), eq(orders.memberId, memberId)))
    const [found] = order ? await loadOrderParts(tx, [order]) : []
    if (!order || !found) throw notFound('order')
    const isUnpaid = order.status === 'waiting_for_deposit' || order.status === 'pending'
    const isRefundable =
      order.status === 'paid' && (await calculateRefunds(tx, order, now)).items.some(({ amount }) => amount > 0)
    const isBusy = found.payments.some(({ status }) => status === 'confirming')
    return { parts: found, mayCancel: (isUnpaid && !isBusy) || isRefundable }
  })
  return presentOrder(parts, { locale, now, mayCancel })
}
