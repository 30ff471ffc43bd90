import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { basketItems } from '#server/db/schema/basket.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'

/** Removes what an order contains from the basket of its buyer. */
export async function removeFromBasket(tx: Transaction, orderNumber: string): Promise<void> {
  const buyer = tx.select({ id: orders.memberId }).from(orders).where(eq(orders.number, orderNumber))
  const ordered = tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.orderNumber, orderNumber),
        sql`case when ${orderItems.optionIdx} is not null
          then ${basketItems.kind} = 'course' and ${basketItems.idx} = ${orderItems.optionIdx}
          else ${basketItems.kind} = ${orderItems.kind} and ${basketItems.idx} = ${orderItems.deviceIdx}
            and ${basketItems.months} = ${orderItems.months} end`,
      ),
    )
  await tx.delete(basketItems).where(and(inArray(basketItems.memberId, buyer), exists(ordered)))
}
