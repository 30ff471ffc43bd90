import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { parseAnswer } from '#contract/protocol/endpoint.ts'
import type { Http } from '#lib/http/http.ts'
import { sampleOrder } from '#tests/flows/samples/order-samples.ts'
import { watchOrder } from './watch-order.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A server that answers each poll with the next order or error, and counts the polls. */
function answering(...answers: readonly (Order | ApiError)[]) {
  let polls = 0
  const http: Http = async (endpoint) => {
    const answer = answers[polls] ?? sampleOrder()
    polls += 1
    if (answer instanceof Error) throw answer
    return parseAnswer(endpoint, answer)
  }
  return { http, polls: () => polls }
}
const isPaid = ({ status }: Order) => status === 'paid'

test('polls until the order is over, also after network and server errors', async () => {
  const paid = sampleOrder({ status: 'paid' })
  const server = answering(
    ApiError.received({ status: 0 }),
    ApiError.received({ status: 500, code: codes.internalError }),
    ApiError.received({ status: 503, code: codes.serverBusy }),
    sampleOrder(),
    paid,
  )
  const order = watchOrder(server.http, 'x', isPaid, new AbortController().signal)
  await vi.runAllTimersAsync()
  expect(await order).toEqual(paid)
  expect(server.polls()).toBe(5)
})

test('ends with an error that the shop declares', async () => {
  const server = answering(ApiError.received({ status: 429, code: codes.tooManyRequests }))
  const order = watchOrder(server.http, 'x', isPaid, new AbortController().signal)
  const failed = expect(order).rejects.toMatchObject({ code: codes.tooManyRequests })
  await vi.runAllTimersAsync()
  await failed
})

test('polls less and less often, at least once a minute', async () => {
  const server = answering()
  const leaving = new AbortController()
  const order = watchOrder(server.http, 'x', isPaid, leaving.signal).catch(() => {})
  await vi.advanceTimersByTimeAsync(3_000)
  expect(server.polls()).toBe(1)
  await vi.advanceTimersByTimeAsync(4_499)
  expect(server.polls()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(server.polls()).toBe(2)
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  const before = server.polls()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(server.polls() - before).toBe(10)
  leaving.abort()
  await order
})
