import { fromPromise } from 'xstate'
import { requestCashReceipt } from '#contract/orders/orders.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import { cashReceiptMachine } from '#machines/cash-receipt.machine.ts'
import { cashReceiptDraft } from './cash-receipt-draft.ts'
import type { OrderFlowDependencies } from './order-changes.ts'
import { watchOrder } from './watch-order.ts'

/** Provides the actors and actions of a cash receipt. */
export function provideCashReceipt({ http, userid, onShow, onReload }: OrderFlowDependencies) {
  return cashReceiptMachine.provide({
    actors: {
      requestCashReceipt: endpointActor(http, requestCashReceipt),
      watchReceipt: fromPromise(({ input: { order }, signal }) =>
        watchOrder(http, order, ({ cash_receipt }) => cash_receipt?.status !== 'requested', signal),
      ),
    },
    actions: {
      showOrder: (_, { order }) => {
        if (order.cash_receipt?.status === 'issued') cashReceiptDraft(userid, order.order_number).clear()
        onShow(order)
      },
      reloadOrder: onReload,
    },
  })
}
