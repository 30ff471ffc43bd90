import { fromPromise } from 'xstate'
import { verifyPassword } from '#contract/accounts/profile.ts'
import { cancelOrder, refundPreview } from '#contract/orders/orders.ts'
import { isRefusedForGood } from '#lib/forms/request-attempt.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import { refundMachine, refundOutcomeOf } from '#machines/refund.machine.ts'
import type { OrderFlowDependencies } from './order-changes.ts'
import { refundAttempt, refundDraft } from './refund-draft.ts'
import { watchOrder } from './watch-order.ts'

/** Provides the actors and actions of a cancellation. */
export function provideRefund({ http, userid, onShow, onReload }: OrderFlowDependencies) {
  const attempt = refundAttempt(userid)
  return refundMachine.provide({
    actors: {
      refundPreview: endpointActor(http, refundPreview),
      cancelOrder: fromPromise(async ({ input: { order, cancellation, expected_refund_amt }, signal }) => {
        const request = { ...cancellation, expected_refund_amt }
        const body = { ...request, idempotency_key: attempt.keyFor([order, request]) }
        try {
          const content = await http(cancelOrder, { params: { id: order }, body }, signal)
          attempt.clear()
          return content
        } catch (error) {
          if (isRefusedForGood(error)) attempt.clear()
          throw error
        }
      }),
      verifyPassword: endpointActor(http, verifyPassword),
      watchRefund: fromPromise(({ input: { order }, signal }) =>
        watchOrder(http, order, (read) => refundOutcomeOf(read) !== 'pending', signal),
      ),
    },
    actions: {
      showOrder: (_, { order }) => {
        const outcome = refundOutcomeOf(order)
        // A refused refund is asked for again, with the same reason.
        if (outcome === 'canceled' || outcome === 'refunded') refundDraft(userid, order.order_number).clear()
        onShow(order)
      },
      reloadOrder: onReload,
    },
  })
}
