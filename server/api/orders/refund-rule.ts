import type { CourseProgress } from '../courses/progress.ts'
import type { RefundPreviewItem } from '../../../contract/orders/orders.ts'
import { limits } from '../../../contract/values/limits.ts'
import { addDays, dayOf, endOfDay } from '../../lib/clock.ts'
import type { OrderItemRow } from '../../db/schema/orders.ts'
import { isDelivered } from '../../../contract/orders/order-item-kinds.ts'
import type { OrderRow } from '../../db/schema/orders.ts'

export interface ItemRefund {
  readonly item: OrderItemRow
  /** Amounts in won that were paid, delivery included, and that are refunded. */
  readonly paid: number
  readonly amount: number
  readonly refusal: RefundPreviewItem['refusal']
  readonly progress: RefundPreviewItem['progress']
  readonly countedFrom: Date | null
  readonly until: Date | null
  readonly mustReturn: boolean
}

/**
 * Refund of one item of a paid order (specification, section 9). Content: everything within 7 days of the purchase with
 * less than 20 % progress since then, nothing otherwise. Goods: everything until 7 days after delivery; shipped goods
 * have to be returned first. Days are Korean days.
 */
export function calculateRefund(
  order: Pick<OrderRow, 'approvedAt' | 'shippedAt' | 'deliveredAt'>,
  item: OrderItemRow,
  progress: CourseProgress | undefined,
  now: Date,
): ItemRefund {
  const paid = item.amount + item.delivery
  const isGoods = isDelivered(item.kind)
  const countedFrom = isGoods ? order.deliveredAt : order.approvedAt
  const days = isGoods ? limits.goodsReturnDays : limits.refundDays
  // The day of the purchase or delivery does not count, and the last day counts to its end, as the Civil Act says.
  const until = countedFrom && endOfDay(addDays(dayOf(countedFrom), days))
  // A course without lessons has no progress.
  const known = isGoods || !progress || progress.lessons === 0 ? null : progressSince(progress, order.approvedAt)
  const refusal = refusalOf()
  return {
    item,
    paid,
    amount: refusal === null ? paid : 0,
    refusal,
    progress: known,
    countedFrom,
    until,
    mustReturn: isGoods && order.shippedAt !== null,
  }

  function refusalOf(): RefundPreviewItem['refusal'] {
    if (item.refundId !== null) return 'refunded'
    if (paid === 0) return 'free'
    if (until !== null && now > until) return 'too_late'
    // Without rounding: 20 % of 18 lessons are reached with the fourth.
    if (known && known.done * 100 >= known.of * limits.refundProgressPercent) return 'too_far'
    return null
  }
}

/** The refund of an item as a line to choose from. */
export function refundLineOf({ item, amount }: Pick<ItemRefund, 'item' | 'amount'>) {
  return {
    id: item.id,
    refund_amt: amount,
    delivery_amt: Math.min(item.delivery, amount),
    is_delivered: isDelivered(item.kind),
  }
}

/** Lessons that were finished before belong to an earlier pass. */
function progressSince({ lessons, finishedAt }: CourseProgress, since: Date | null) {
  // harmless missing first half: every moment is later than null; the comparison is for the compiler
  const done = finishedAt.filter((at) => since === null || at >= since).length
  return { done, of: lessons, percent: Math.floor((done / lessons) * 100) }
}
