import { asc, eq } from 'drizzle-orm'
import type { Transaction } from './open.ts'
import { type OrderItemRow, orderItems } from './schema/orders.ts'

/** The items of an order, by position. */
export function itemsOf(tx: Transaction, orderNumber: string): Promise<OrderItemRow[]> {
  return tx.select().from(orderItems).where(eq(orderItems.orderNumber, orderNumber)).orderBy(asc(orderItems.position))
}
