import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Order } from '#contract/orders/orders.ts'
import type { Locale } from '#contract/values/locale.ts'
import { type Database, type Transaction, transact } from '#server/db/open.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { cashReceipts, payments, refunds } from '#server/db/schema/payments.ts'
import { readSellers } from '#server/db/sellers.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isPaidFor } from '../orders/transitions.ts'
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
  const sellerOf = await readSellers(db)
  return rows.map((order) => {
    const isOf = ({ orderNumber }: { readonly orderNumber: string }) => orderNumber === order.number
    return {
      order,
      seller: sellerOf(order),
      items: items.filter(isOf),
      payments: attempts.filter(isOf),
      refunds: back.filter(isOf),
      cashReceipt: receipts.find(isOf),
    }
  })
}

interface PresentContext {
  readonly db: Database
  readonly clock: Clock
  readonly locale: Locale
}

/** An order of the member. Throws "not found" for another member's order. */
export async function presentOwnOrder(context: PresentContext, memberId: string, number: string): Promise<Order> {
  const [order] = await presentOwnOrders(context, memberId, [number])
  if (!order) throw notFound('order')
  return order
}

/** Orders of the member among these, newest first. */
export async function presentOwnOrders(
  { db, clock, locale }: PresentContext,
  memberId: string,
  numbers: readonly string[],
): Promise<Order[]> {
  const now = clock.now()
  const found = await transact(db, async (tx) => {
    const rows = await tx
      .select()
      .from(orders)
      .where(and(inArray(orders.number, numbers), eq(orders.memberId, memberId)))
      .orderBy(desc(orders.orderedAt), desc(orders.number))
    const cancellable: { readonly parts: OrderParts; readonly mayCancel: boolean }[] = []
    // One after another: a transaction has one connection.
    for (const parts of await loadOrderParts(tx, rows)) {
      cancellable.push({ parts, mayCancel: await mayCancelOrder(tx, parts, now) })
    }
    return cancellable
  })
  return found.map(({ parts, mayCancel }) => presentOrder(parts, { locale, now, mayCancel }))
}

/** Whether the member may cancel an order: unpaid and not being paid at this moment, or with something to refund. */
async function mayCancelOrder(tx: Transaction, { order, payments: attempts }: OrderParts, now: Date): Promise<boolean> {
  if (order.status === 'waiting_for_deposit' || order.status === 'pending') {
    return !attempts.some(({ status }) => status === 'confirming')
  }
  return isPaidFor(order.status) && (await calculateRefunds(tx, order, now)).items.some(({ amount }) => amount > 0)
}
