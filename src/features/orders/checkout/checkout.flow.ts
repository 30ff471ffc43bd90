import { fromPromise } from 'xstate'
import type { FailureReason } from '#contract/addresses/order-addresses.ts'
import {
  beginPayment,
  confirmPayment,
  createOrder,
  type OrderProgress,
  orderProgress,
  verifyMember,
} from '#contract/orders/checkout.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { isRefusedForGood } from '#lib/forms/request-attempt.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import type { Http } from '#lib/http/http.ts'
import { deadlineActor } from '#lib/time/deadline.ts'
import { delay } from '#lib/time/delay.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import { outcomeOf } from '#machines/checkout.data.ts'
import { checkoutMachine } from '#machines/checkout.machine.ts'
import { idempotencyKeyFor, purchaseAttempt } from './order-draft.ts'

/** Polling interval for an order that is not settled, in ms. */
const pollIntervalMs = 3_000

interface CheckoutDependencies {
  readonly http: Http
  /** The member who buys. */
  readonly userid: string
  /** Path of the order form, to which the payment window returns. */
  readonly returnPath: () => string
  readonly onComplete: (order: string) => void
  readonly onFailed: (order: string, reason: FailureReason) => void
}

/** Provides the actors and actions of the checkout. */
export function provideCheckout({ http, userid, returnPath, onComplete, onFailed }: CheckoutDependencies) {
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
      verifyMember: endpointActor(http, verifyMember),
      askOrder: fromPromise(async ({ input: { order, returned }, signal }) => {
        if (returned !== undefined) return await http(confirmPayment, { body: returned }, signal)
        if (order === undefined) throw ApiError.received(errorWithCode(codes.notFound))
        return await http(orderProgress, { params: { id: order } }, signal)
      }),
      watchOrder: fromPromise(async ({ input: { order, known }, signal }) => {
        for (;;) {
          await delay(pollIntervalMs, signal)
          const now = await progressOf(http, order, signal)
          if (now !== undefined && outcomeOf(now) !== known) return now
        }
      }),
      deadline: deadlineActor,
    },
    actions: {
      goToComplete: (_, { order }) => onComplete(order),
      goToFailed: (_, { order, reason }) => onFailed(order, reason),
    },
  })
}

/** Progress of an order; undefined after a network error. */
async function progressOf(http: Http, order: string, signal: AbortSignal): Promise<OrderProgress | undefined> {
  try {
    return await http(orderProgress, { params: { id: order } }, signal)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ApiError && error.code !== undefined && error.status < 500) throw error
    return undefined
  }
}
