import { and, asc, eq, exists, gt, gte, inArray, isNull, or } from 'drizzle-orm'
import { deliveredKinds, isDelivered } from '#contract/orders/order-item-kinds.ts'
import { limits } from '#contract/values/limits.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { itemsOf } from '#server/db/order-items.ts'
import { courses } from '#server/db/schema/courses.ts'
import { enrolments } from '#server/db/schema/learning.ts'
import { type OrderItemRow, type OrderRow, orderItems, orders } from '#server/db/schema/orders.ts'
import type { PaymentRow } from '#server/db/schema/payments.ts'
import { addDays, type Clock, dayOf, endOfDay } from '#server/lib/clock.ts'
import type { ItemRefund } from '../orders/refund-rule.ts'
import { calculateRefunds } from '../purchase-history/cancellation.ts'

interface OrderWithItems {
  readonly order: OrderRow
  readonly items: readonly OrderItemRow[]
}

interface OrderRefund extends OrderWithItems {
  readonly payment: PaymentRow
  readonly given: readonly ItemRefund[]
  readonly amount: number
}

/** What a withdrawal does to the member's orders. */
export interface OrderOutcomes {
  readonly unpaid: readonly OrderWithItems[]
  /** Orders with courses to refund: the payment, the refund of each item, and the amount in won. */
  readonly refunds: readonly OrderRefund[]
  readonly kept: readonly (OrderWithItems & { readonly why: 'account' | 'goods' })[]
}

/** Sum of the refunds in won. */
export function sumRefunds({ refunds }: Pick<OrderOutcomes, 'refunds'>): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Paid orders of a member that can have a refund: bought, or delivered, within the days of the refund rule, or with goods
 * that have not arrived. The learning system is asked about their courses, so older orders are left out.
 */
export async function findRefundableOrders(
  db: Pick<Database, 'select'>,
  memberId: string,
  clock: Clock,
): Promise<OrderRow[]> {
  const tooLate = endOfDay(addDays(clock.today(), -Math.max(limits.refundDays, limits.goodsReturnDays) - 1))
  const goods = db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderNumber, orders.number), inArray(orderItems.kind, deliveredKinds)))
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        inArray(orders.status, ['paid', 'cancel_requested']),
        or(
          gt(orders.approvedAt, tooLate),
          gt(orders.deliveredAt, tooLate),
          and(isNull(orders.deliveredAt), exists(goods)),
        ),
      ),
    )
    .orderBy(asc(orders.orderedAt), asc(orders.number))
}

/** What a withdrawal now does to each order of a member, in one transaction. */
export async function findOrderOutcomes(tx: Transaction, memberId: string, clock: Clock): Promise<OrderOutcomes> {
  const now = clock.now()
  const open = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), inArray(orders.status, ['pending', 'waiting_for_deposit'])))
    .orderBy(asc(orders.orderedAt), asc(orders.number))
  const unpaid: OrderWithItems[] = []
  for (const order of open) unpaid.push({ order, items: await itemsOf(tx, order.number) })
  const refunds: OrderRefund[] = []
  const kept: (OrderWithItems & { why: 'account' | 'goods' })[] = []
  for (const order of await findRefundableOrders(tx, memberId, clock)) {
    const items = await itemsOf(tx, order.number)
    const { items: itemRefunds, payment, needsAccount } = await calculateRefunds(tx, order, now)
    // Goods are with the member, or on their way: a withdrawal does not send them back.
    const given = itemRefunds.filter(({ item, amount }) => amount > 0 && !isDelivered(item.kind))
    const total = given.reduce((sum, { amount }) => sum + amount, 0)
    if (payment && total > 0 && !needsAccount) refunds.push({ order, items, payment, given, amount: total })
    else if (total > 0) kept.push({ order, items, why: 'account' })
    if (itemRefunds.some(hasOpenGoods)) kept.push({ order, items, why: 'goods' })
  }
  return { unpaid, refunds, kept }
}

/** True for goods that are not delivered, or can still be returned; free ones are not returned. */
function hasOpenGoods({ item, refusal, countedFrom }: ItemRefund): boolean {
  return isDelivered(item.kind) && (refusal === null || (refusal === 'free' && countedFrom === null))
}

/** Access of a member that is running or still to come, by its first day. */
export function findOpenAccess(db: Pick<Database, 'select'>, memberId: string, clock: Clock) {
  const today = dayOf(clock.now())
  return db
    .select({
      courseIdx: enrolments.courseIdx,
      title: courses.title,
      startsOn: enrolments.startsOn,
      endsOn: enrolments.endsOn,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.idx, enrolments.courseIdx))
    .where(
      and(
        eq(enrolments.memberId, memberId),
        isNull(enrolments.revokedAt),
        or(isNull(enrolments.endsOn), gte(enrolments.endsOn, today)),
      ),
    )
    .orderBy(asc(enrolments.startsOn), asc(enrolments.courseIdx))
}
