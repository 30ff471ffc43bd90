import { asc, eq } from 'drizzle-orm'
import type { Transaction } from './open.ts'
import { type OrderItemRow, orderItems } from './schema/orders.ts'

/** The items of an order, by position. */
export function itemsOf(db: Pick<Transaction, 'select'>, orderNumber: string): Promise<OrderItemRow[]> {
  return db.select().from(orderItems).where(eq(orderItems.orderNumber, orderNumber)).orderBy(asc(orderItems.position))
}
