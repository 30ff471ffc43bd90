import { fromPromise } from 'xstate'
import { beginPayment, createOrder, verifyMember } from '#contract/orders/checkout.ts'
import { watchRestore } from '#lib/browser/watch-restore.ts'
import { isRefusedForGood } from '#lib/forms/request-attempt.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import type { Http } from '#lib/http/http.ts'
import { checkoutMachine } from '#machines/checkout.machine.ts'
import { idempotencyKeyFor, purchaseAttempt } from './order-draft.ts'

interface CheckoutDependencies {
  readonly http: Http
  /** The member who buys. */
  readonly userid: string
  /** Path of the order form, to which the payment window returns. */
  readonly returnPath: () => string
  readonly onComplete: (order: string) => void
}

/** Provides the actors and actions of the checkout. */
export function provideCheckout({ http, userid, returnPath, onComplete }: CheckoutDependencies) {
  /** Ends the purchase attempt when the call is refused for good: the next submission gets a new idempotency key. */
  const refusalEndsAttempt = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call
    } catch (error) {
      if (isRefusedForGood(error)) purchaseAttempt(userid).clear()
      throw error
    }
  }
  return checkoutMachine.provide({
    actors: {
      placeOrder: fromPromise(async ({ input: { form }, signal }) => {
        if (!form) throw new Error('there is no form to order by')
        const { method: _method, card: _card, ...order } = form
        const body = { ...order, idempotency_key: idempotencyKeyFor(userid, order, returnPath()) }
        const content = await refusalEndsAttempt(http(createOrder, { body }, signal))
        return { order: content.order_number, status: content.status }
      }),
      openPayment: fromPromise(async ({ input: { order, form }, signal }) => {
        const body = { method: form?.method ?? 'card', card: form?.card, return_path: returnPath() }
        const input = { params: { id: order }, body }
        const content = await refusalEndsAttempt(http(beginPayment, input, signal))
        location.assign(content.url)
      }),
      watchRestore,
      verifyMember: endpointActor(http, verifyMember),
    },
    actions: { goToComplete: (_, { order }) => onComplete(order) },
  })
}
