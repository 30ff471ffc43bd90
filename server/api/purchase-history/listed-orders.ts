import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { orderItems, orders } from '#server/db/schema/orders.ts'
import { addDays, endOfDay } from '#server/lib/clock.ts'

/** Orders of the same items further apart are separate purchases, in milliseconds. */
const sameTryMilliseconds = 24 * 60 * 60 * 1000

/** An entry of the purchase history: an order, with the failed orders of the same items that it replaced. */
export interface ListedOrder {
  readonly number: string
  /** Numbers of the replaced orders, newest first. */
  readonly failedAttempts: readonly string[]
}

/**
 * Orders of a member since a Korean day, `YYYY-MM-DD`, or all; newest first. A failed order is listed under the next
 * order of the same items if that was placed within a day.
 */
export async function findListedOrders(db: Database, memberId: string, since?: string): Promise<ListedOrder[]> {
  const things = sql<string>`(
    select string_agg(concat_ws(' ', ${orderItems.kind}, ${orderItems.optionIdx}, ${orderItems.deviceIdx}, ${orderItems.months}, ${orderItems.quantity}), ',' order by ${orderItems.kind}, ${orderItems.optionIdx}, ${orderItems.deviceIdx})
    from ${orderItems} where ${orderItems.orderNumber} = ${orders.number})`
  const rows = await db
    .select({ number: orders.number, status: orders.status, orderedAt: orders.orderedAt, things })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        since === undefined ? undefined : gt(orders.orderedAt, endOfDay(addDays(since, -1))),
      ),
    )
    .orderBy(desc(orders.orderedAt), desc(orders.number))
  const listed: { number: string; failedAttempts: string[] }[] = []
  /** The next order of the same items, and the order under which it is listed. */
  const next = new Map<string, { readonly orderedAt: Date; readonly shown: { failedAttempts: string[] } }>()
  for (const { number, status, orderedAt, things: key } of rows) {
    const later = next.get(key)
    const isTry = status === 'failed' && later && later.orderedAt.getTime() - orderedAt.getTime() < sameTryMilliseconds
    const shown = isTry ? later.shown : { number, failedAttempts: [] as string[] }
    if (isTry) later.shown.failedAttempts.push(number)
    else listed.push({ number, failedAttempts: shown.failedAttempts })
    next.set(key, { orderedAt, shown })
  }
  return listed
}
