import * as v from 'valibot'
import { declineParameters, orderNumberSchema } from '#contract/addresses/order-addresses.ts'
import { selectedDay } from '#contract/values/date-options.ts'
import { limits } from '#contract/values/limits.ts'
import { atParameter, numberParameter, optional, pageParameter } from '#lib/url/search-schema.ts'

/** Search parameters of the purchase history. */
export const historySearchSchema = v.object({
  page: pageParameter,
  /** Orders since this year. Without it: all orders. */
  year: numberParameter(2023, 9998),
  /** Month of that year. Without it: its first month. */
  month: numberParameter(1, 12),
  /** Day of that month. Without it: its first day. */
  day: numberParameter(1, 31),
})
export type HistorySearch = v.InferOutput<typeof historySearchSchema>

/** Search parameters of an order's page. */
export const orderPageSearchSchema = v.object({
  /** Number of the order. Without it: the page leads to the list. */
  id: optional(orderNumberSchema),
  decline: optional(declineParameters.decline),
  at: atParameter,
})

/** Input of the call that lists the orders of the member since a day; `page` is its number, from 1. */
export function historyInput(page: number, since: Omit<HistorySearch, 'page'>) {
  const day = selectedDay(since)
  const paging = { page_index: page, page_size: limits.ordersPageSize }
  return { query: day === undefined ? paging : { ...paging, since: day } }
}
