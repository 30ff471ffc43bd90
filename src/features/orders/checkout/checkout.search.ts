import * as v from 'valibot'
import {
  declineParameters,
  orderCompleteParameters,
  orderFailedParameters,
} from '../../../../contract/order-addresses.ts'
import { isOrderFormPath, orderParameters } from '../../../../contract/order-selection.ts'
import { atParameter, optional } from '../../../lib/url/search-schema.ts'

/** What the address of the order form says: what is bought, and what the person comes back from. */
export const orderSearchSchema = v.object({
  course: optional(orderParameters.course),
  option: optional(orderParameters.option),
  device: optional(orderParameters.device),
  sale_type: optional(orderParameters.sale_type),
  months: optional(orderParameters.months),
  quantity: optional(orderParameters.quantity),
  delivery: optional(orderParameters.delivery),
  order: optional(declineParameters.order),
  payment: optional(declineParameters.payment),
  decline: optional(declineParameters.decline),
  /** Number of the identity verification that the person comes back from. */
  idfc_id: optional(v.pipe(v.string(), v.uuid())),
  /** State to look at, in a support view. */
  at: atParameter,
})
export type OrderSearch = v.InferOutput<typeof orderSearchSchema>

/** What the address of a completed order says. */
export const orderCompleteSearchSchema = v.object({
  order: optional(orderCompleteParameters.order),
  payment: optional(orderCompleteParameters.payment),
  payment_key: optional(orderCompleteParameters.payment_key),
  amount: optional(orderCompleteParameters.amount),
  at: atParameter,
})
export type OrderCompleteSearch = v.InferOutput<typeof orderCompleteSearchSchema>

/** What the address of a failed order says. */
export const orderFailedSearchSchema = v.object({
  order: optional(orderFailedParameters.order),
  reason: optional(orderFailedParameters.reason),
  again: optional(v.pipe(orderFailedParameters.again, v.check(isOrderFormPath, 'a path of the order form'))),
  at: atParameter,
})
export type OrderFailedSearch = v.InferOutput<typeof orderFailedSearchSchema>
