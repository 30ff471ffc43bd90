import * as contract from '#contract/desk/refunds.ts'
import type { HandlersFor } from '../api/handler.ts'
import { isPaidFor } from '../api/orders/transitions.ts'
import { refreshOrderProgress } from '../api/purchase-history/cancellation.ts'
import { presentItemRefund } from '../api/purchase-history/present.ts'
import { transact } from '../db/open.ts'
import { readOrder } from '../operator/orders.ts'
import { cancelUnpaidOrder as cancelUnpaid, continueAtDesk, previewRefund, refundAtDesk } from '../operator/refunds.ts'
import { defineDeskHandler } from './define-desk-handler.ts'

// Money that goes back.

const deskRefundPreview = defineDeskHandler(contract.deskRefundPreview, async (call) => {
  const { db, clock, locale, params } = call
  const known = await readOrder(db, params.id)
  if (isPaidFor(known.status)) await refreshOrderProgress(call, known)
  const shown = await transact(db, (tx) => previewRefund(tx, params.id, clock.now()))
  return {
    content: {
      order_number: shown.order.number,
      items: shown.items.map((each) => ({
        ...presentItemRefund(each, locale),
        line: each.item.position + 1,
        quantity: each.item.quantity,
        paid_delivery_amt: each.item.delivery,
      })),
      paid_amt: shown.paid,
      refunded_amt: shown.refunded,
      left_amt: shown.left,
      rule_amt: shown.byRule,
      needs_account: shown.needsAccount,
    },
  }
})

const refundOrder = defineDeskHandler(contract.refundOrder, async (call) => {
  const { db, params, body, operator } = call
  const known = await readOrder(db, params.id)
  if (isPaidFor(known.status)) await refreshOrderProgress(call, known)
  const { amt: amount, known_refunded_amt: knownRefunded, allows_other_holder: allowsOtherHolder } = body
  const { basis, lines, pieces, reason, account } = body
  const outcome = await refundAtDesk(call, params.id, {
    by: operator,
    basis,
    ...(basis === 'sum' ? {} : { lines, pieces }),
    amount,
    knownRefunded,
    reason,
    account,
    allowsOtherHolder,
  })
  return { content: { outcome } }
})

const continueRefund = defineDeskHandler(contract.continueRefund, async (call) => {
  const { reason, account, allows_other_holder: allowsOtherHolder } = call.body
  const act = { by: call.operator, reason, account, allowsOtherHolder }
  return { content: { outcome: await continueAtDesk(call, call.params.id, act) } }
})

const cancelUnpaidOrder = defineDeskHandler(contract.cancelUnpaidOrder, async (call) => {
  await cancelUnpaid(call, call.params.id, { by: call.operator, reason: call.body.reason })
  return { content: {} }
})

export const deskRefundHandlers: HandlersFor<typeof contract> = {
  deskRefundPreview,
  refundOrder,
  continueRefund,
  cancelUnpaidOrder,
}
