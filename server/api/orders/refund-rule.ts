import { isDelivered } from '#contract/orders/order-item-kinds.ts'
import type { RefundPreviewItem } from '#contract/orders/orders.ts'
import { earlyEndAmount } from '#contract/orders/refund-lines.ts'
import { limits } from '#contract/values/limits.ts'
import type { OrderItemRow, OrderRow } from '#server/db/schema/orders.ts'
import { addDays, dayOf, daysBetween, endOfDay } from '#server/lib/clock.ts'
import type { CourseProgress } from '../courses/progress.ts'

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
  /** Days that are left of a rental that would end early, and all of its days; null for a whole refund or none. */
  readonly earlyEnd: { readonly left: number; readonly of: number } | null
}

/**
 * Refund of one item of a paid order (specification, section 9). Content: everything within 7 days of the purchase with
 * less than 20 % progress since then, nothing otherwise. Goods: everything until 7 days after delivery; shipped goods
 * have to be returned first, and count as delivered some days after shipping when nobody reported it. A rental that ends
 * early afterwards: the fee of the days after today, less a penalty (terms of use, renting devices). Days are Korean days.
 *
 * @param learningSince Since when lessons count; the purchase without it. See `findLearningStarts`.
 */
export function calculateRefund(
  order: Pick<OrderRow, 'approvedAt' | 'shippedAt' | 'deliveredAt'>,
  item: OrderItemRow,
  progress: CourseProgress | undefined,
  now: Date,
  learningSince: Date | null = order.approvedAt,
): ItemRefund {
  const paid = item.amount + item.delivery
  const isGoods = isDelivered(item.kind)
  const countedFrom = isGoods ? deliveryOf(order) : order.approvedAt
  const days = isGoods ? limits.goodsReturnDays : limits.refundDays
  // The day of the purchase or delivery does not count, and the last day counts to its end, as the Civil Act says.
  const until = countedFrom && endOfDay(addDays(dayOf(countedFrom), days))
  // A course without lessons has no progress.
  const known = isGoods || !progress || progress.lessons === 0 ? null : progressSince(progress, learningSince)
  const isOver = until !== null && now > until
  const earlyEnd = isOver && item.refundId === null ? earlyEndOf(item, dayOf(now)) : null
  const refusal = refusalOf()
  const amount = earlyEnd ? earlyEnd.amount : paid
  return {
    item,
    paid,
    amount: refusal === null ? amount : 0,
    refusal,
    progress: known,
    countedFrom,
    until,
    mustReturn: isGoods && order.shippedAt !== null,
    earlyEnd: earlyEnd && { left: earlyEnd.left, of: earlyEnd.of },
  }

  function refusalOf(): RefundPreviewItem['refusal'] {
    if (item.refundId !== null) return 'refunded'
    if (paid === 0) return 'free'
    if (isOver && !earlyEnd) return 'too_late'
    // Without rounding: 20 % of 18 lessons are reached with the fourth.
    if (known && known.done * 100 >= known.of * limits.refundProgressPercent) return 'too_far'
    return null
  }
}

/** What is refunded of a rental that ends today; null when nothing is left of it. */
function earlyEndOf({ kind, amount, startsOn, endsOn }: OrderItemRow, today: string) {
  if (kind !== 'rental' || startsOn === null || endsOn === null) return null
  const of = daysBetween(startsOn, endsOn) + 1
  const left = Math.min(daysBetween(today, endsOn), of)
  if (left < 1) return null
  const rest = earlyEndAmount(amount, { left, of })
  return rest > 0 ? { left, of, amount: rest } : null
}

/** When goods were delivered, or count as delivered; null before they are shipped. */
function deliveryOf({ shippedAt, deliveredAt }: Pick<OrderRow, 'shippedAt' | 'deliveredAt'>): Date | null {
  return deliveredAt ?? (shippedAt && new Date(shippedAt.getTime() + limits.deliveryDays * 24 * 60 * 60 * 1000))
}

/** The refund of an item as a line to choose from. */
export function refundLineOf({ item, amount, earlyEnd }: Pick<ItemRefund, 'item' | 'amount' | 'earlyEnd'>) {
  return {
    id: item.id,
    refund_amt: amount,
    // The delivery of a rental that ends early is not refunded.
    delivery_amt: earlyEnd ? 0 : Math.min(item.delivery, amount),
    is_delivered: isDelivered(item.kind),
  }
}

/** Lessons that were finished before belong to an earlier pass that was paid. */
function progressSince({ lessons, finishedAt }: CourseProgress, since: Date | null) {
  const done = finishedAt.filter((at) => since === null || at >= since).length
  return { done, of: lessons, percent: Math.floor((done / lessons) * 100) }
}
