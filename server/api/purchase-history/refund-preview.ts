import { refundPreview as endpoint } from '#contract/orders/orders.ts'
import * as codes from '#contract/protocol/codes.ts'
import { limits } from '#contract/values/limits.ts'
import { transact } from '#server/db/open.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { dayOf, daysBetween } from '#server/lib/clock.ts'
import { defineHandler } from '../define-handler.ts'
import { findOwnOrder } from '../orders/place-order.ts'
import { isPaidFor } from '../orders/transitions.ts'
import { calculateRefunds, refreshOrderProgress } from './cancellation.ts'
import { presentItemRefund } from './present.ts'

export default defineHandler(endpoint, async (call) => {
  const { db, clock, locale, member, params, apiError } = call
  const known = await findOwnOrder(db, member.memberId, params.id)
  if (!known) throw notFound('order')
  if (isPaidFor(known.status)) await refreshOrderProgress(call, known)
  const now = clock.now()
  const { order, items, needsAccount, refundedAsSum } = await transact(db, async (tx) => {
    const current = await findOwnOrder(tx, member.memberId, params.id)
    if (!current || !isPaidFor(current.status))
      throw apiError(codes.orderStateConflict, 'Only a paid order is refunded.')
    return { order: current, ...(await calculateRefunds(tx, current, now)) }
  })
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const open = items.filter(({ refusal }) => refusal !== 'refunded')
  const paid = sum(open.map((item) => item.paid))
  const back = sum(open.map(({ amount }) => amount))
  // An amount that an operator refunded belongs to no item, so it does not count as kept.
  const before = Math.min(paid - back, refundedAsSum)
  return {
    content: {
      order_number: order.number,
      items: items.map((item) => presentItemRefund(item, locale)),
      paid_amt: paid,
      refunded_amt: before,
      deducted_amt: paid - back - before,
      refund_amt: back,
      days: {
        passed: Math.max(0, daysBetween(dayOf(order.approvedAt ?? now), clock.today())),
        of: limits.refundDays,
      },
      progress_limit: limits.refundProgressPercent,
      needs_account: needsAccount,
    },
  }
})
