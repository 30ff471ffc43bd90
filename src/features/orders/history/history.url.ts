import * as v from 'valibot'
import { declineParameters, orderNumberSchema } from '../../../../contract/order-addresses.ts'
import { paths } from '../../../../contract/paths.ts'
import { numberParameter, optional, pageParameter } from '../../../lib/url/search-schema.ts'

/** What the address of the purchase history says. */
export const historySearchSchema = v.object({
  page: pageParameter,
  /** Orders since this year, month and day alone. */
  year: numberParameter(2023, 9999),
  month: numberParameter(1, 12),
  day: numberParameter(1, 31),
})
export type HistorySearch = v.InferOutput<typeof historySearchSchema>

/** What the address of one order says. */
export const orderPageSearchSchema = v.object({
  /** Number of the order. */
  id: optional(orderNumberSchema),
  /** Why the payment was declined that the person comes back from. */
  decline: optional(declineParameters.decline),
})

/** A page of the purchase history, from 1; of the orders since a day alone where one is chosen. */
export function historyPath(page: number, { year, month, day }: Omit<HistorySearch, 'page'> = {}): string {
  return paths.purchases({ year, month, day, page: page === 1 ? undefined : page })
}
