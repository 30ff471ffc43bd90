import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { FailureReason } from '#contract/addresses/order-addresses.ts'
import { confirmPayment, type OrderProgress, orderProgress } from '#contract/orders/checkout.ts'
import { orderDetail } from '#contract/orders/orders.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type BasketServices, syncBasket } from '#entities/basket/basket-sync.ts'
import type { Http } from '#lib/http/http.ts'
import { deadlineActor } from '#lib/time/deadline.ts'
import { delay } from '#lib/time/delay.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import { outcomeOf } from '#machines/order-result.data.ts'
import { orderResultMachine } from '#machines/order-result.machine.ts'
import { purchaseAttempt } from '../checkout/order-draft.ts'

/** Polling interval for an order that is not settled, in ms. */
const pollIntervalMs = 3_000

interface OrderResultDependencies extends BasketServices {
  readonly queryClient: QueryClient
  /** The member who buys. */
  readonly userid: string
  /** `again` is the path of the order form; undefined when this tab does not know it. */
  readonly onFailed: (order: string, reason: FailureReason, again: string | undefined) => void
}

/** Provides the actors and actions of the order result. */
export function provideOrderResult({ http, queryClient, userid, onFailed, ...basket }: OrderResultDependencies) {
  return provideFailedOrder(userid).provide({
    actors: {
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
      goToFailed: (_, { order, reason }) => onFailed(order, reason, purchaseAttempt(userid).read()?.path),
      syncBasket: () => void syncBasket({ ...basket, http }).catch(() => undefined),
      refreshReceipt: () => void queryClient.invalidateQueries({ queryKey: [orderDetail.name] }),
    },
  })
}

/** Provides what the page of a failed order needs, whose flow has ended. */
export function provideFailedOrder(userid: string) {
  return orderResultMachine.provide({ actions: { endPurchaseAttempt: () => purchaseAttempt(userid).clear() } })
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
