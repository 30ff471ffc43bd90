import { type Order, orderDetail } from '#contract/orders/orders.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { Http } from '#lib/http/http.ts'
import { delay } from '#lib/time/delay.ts'

/** Shortest and longest pause between two polls, in ms: returned goods may take days. */
const firstPauseMs = 3_000
const longestPauseMs = 60_000

/** Polls an order until `isOver`, less and less often; goes on after network and server errors. */
export async function watchOrder(
  http: Http,
  id: string,
  isOver: (order: Order) => boolean,
  signal: AbortSignal,
): Promise<Order> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    await delay(pauseMs, signal)
    const order = await readOrder(http, id, signal)
    if (order && isOver(order)) return order
  }
}

/** The order; undefined after a network or server error. */
async function readOrder(http: Http, id: string, signal: AbortSignal): Promise<Order | undefined> {
  try {
    return await http(orderDetail, { params: { id } }, signal)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ApiError && error.code !== undefined && error.status < 500) throw error
    return undefined
  }
}
