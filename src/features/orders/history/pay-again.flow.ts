import { fromPromise } from 'xstate'
import { paths } from '#contract/addresses/paths.ts'
import { beginPayment } from '#contract/orders/checkout.ts'
import type { Order } from '#contract/orders/orders.ts'
import { watchRestore } from '#lib/browser/watch-restore.ts'
import type { Http } from '#lib/http/http.ts'
import { deadlineActor } from '#lib/time/deadline.ts'
import { payAgainMachine } from '#machines/pay-again.machine.ts'
import type { OrderChanges } from './order-changes.ts'
import { watchOrder } from './watch-order.ts'

/** True while the provider has not answered the payment of an order. */
export function isPaymentBeingConfirmed({ status, can }: Pick<Order, 'status' | 'can'>): boolean {
  return status === 'pending' && !can.pay && !can.cancel
}

/** Provides the actors and actions of paying an order again. */
export function providePayAgain({ http, onShow, onReload }: OrderChanges & { readonly http: Http }) {
  return payAgainMachine.provide({
    actors: {
      openPayment: fromPromise(async ({ input: { order, payment }, signal }) => {
        const body = { ...payment, return_path: paths.purchase({ id: order }) }
        const content = await http(beginPayment, { params: { id: order }, body }, signal)
        location.assign(content.url)
      }),
      watchPayment: fromPromise(({ input: { order }, signal }) =>
        watchOrder(http, order, (now) => !isPaymentBeingConfirmed(now), signal),
      ),
      deadline: deadlineActor,
      watchRestore,
    },
    actions: {
      showOrder: (_, { order }) => onShow(order),
      reloadOrder: onReload,
    },
  })
}
