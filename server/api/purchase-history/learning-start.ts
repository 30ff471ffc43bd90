import { and, desc, eq, inArray, lte, ne } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { type OrderRow, orderItems, orders } from '#server/db/schema/orders.ts'

/**
 * Since when the lessons of each course count for a refund of this order: since its purchase, or since the first of the
 * refunded purchases right before it. Somebody who was refunded and buys the course again does not begin at zero, and
 * lessons of a pass that was paid do not count.
 */
export async function findLearningStarts(
  tx: Transaction,
  order: Pick<OrderRow, 'number' | 'memberId' | 'approvedAt'>,
  courseNumbers: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const starts = new Map<number, Date>()
  const { approvedAt } = order
  if (courseNumbers.length === 0 || approvedAt === null) return starts
  const earlier = await tx
    .select({ courseIdx: orderItems.courseIdx, refundId: orderItems.refundId, boughtAt: orders.approvedAt })
    .from(orderItems)
    .innerJoin(orders, eq(orders.number, orderItems.orderNumber))
    .where(
      and(
        eq(orders.memberId, order.memberId),
        ne(orders.number, order.number),
        inArray(orderItems.courseIdx, [...courseNumbers]),
        inArray(orderItems.kind, ['subscription', 'access']),
        lte(orders.approvedAt, approvedAt),
      ),
    )
    .orderBy(desc(orders.approvedAt), desc(orders.number))
  for (const courseIdx of courseNumbers) {
    const purchases = earlier.filter((each) => each.courseIdx === courseIdx)
    const kept = purchases.findIndex(({ refundId }) => refundId === null)
    const first = (kept === -1 ? purchases : purchases.slice(0, kept)).at(-1)
    starts.set(courseIdx, first?.boughtAt ?? approvedAt)
  }
  return starts
}
