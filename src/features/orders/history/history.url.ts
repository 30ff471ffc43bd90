import * as v from 'valibot'
import { declineParameters, orderNumberSchema } from '../../../../contract/order-addresses.ts'
import { stringifySearch } from '../../../lib/search-params.ts'
import { optional, pageParameter } from '../../../lib/search-schema.ts'

/** What the address of the purchase history says. */
export const historySearchSchema = v.object({ page: pageParameter })

/** What the address of one order says. */
export const orderPageSearchSchema = v.object({
  /** Number of the order. */
  id: optional(orderNumberSchema),
  /** Why the payment was declined that the person comes back from. */
  decline: optional(declineParameters.decline),
})

/** A page of the purchase history, from 1. */
export function historyPath(page: number): string {
  return `/mypage/history${stringifySearch({ page: page === 1 ? undefined : page })}`
}

/** The page of one order. */
export function orderPagePath(id: string): string {
  return `/mypage/history/detail${stringifySearch({ id })}`
}
