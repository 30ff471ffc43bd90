import { and, eq, exists, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open.ts'
import { basketItems } from '../../db/schema/basket.ts'
import { orderItems, orders } from '../../db/schema/orders.ts'

/** Removes what an order contains from the basket of its buyer. */
export async function removeFromBasket(tx: Transaction, orderNumber: string): Promise<void> {
  const ordered = tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.number, orderItems.orderNumber))
    .where(
      and(
        eq(orders.number, orderNumber),
        eq(orders.memberId, basketItems.memberId),
        sql`case when ${orderItems.optionIdx} is not null
          then ${basketItems.kind} = 'course' and ${basketItems.idx} = ${orderItems.optionIdx}
          else ${basketItems.kind} = ${orderItems.kind} and ${basketItems.idx} = ${orderItems.deviceIdx}
            and ${basketItems.months} = ${orderItems.months} end`,
      ),
    )
  await tx.delete(basketItems).where(exists(ordered))
}
