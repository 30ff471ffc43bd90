import * as v from 'valibot'
import {
  declineParameters,
  isOrderFormPath,
  orderCompleteParameters,
  orderFailedParameters,
  orderParameters,
} from '#contract/addresses/order-addresses.ts'
import { atParameter, identityVerificationParameter, optional } from '#lib/url/search-schema.ts'

/** Search parameters of the order form: the items, and what the payment window or identity provider returned. */
export const checkoutSearchSchema = v.object({
  course: optional(orderParameters.course),
  option: optional(orderParameters.option),
  devices: optional(orderParameters.devices),
  device: optional(orderParameters.device),
  sale_type: optional(orderParameters.sale_type),
  months: optional(orderParameters.months),
  quantity: optional(orderParameters.quantity),
  delivery: optional(orderParameters.delivery),
  order: optional(declineParameters.order),
  payment: optional(declineParameters.payment),
  decline: optional(declineParameters.decline),
  idfc_id: identityVerificationParameter,
  at: atParameter,
})
export type CheckoutSearch = v.InferOutput<typeof checkoutSearchSchema>

/** Search parameters of a completed order. */
export const orderCompleteSearchSchema = v.object({
  order: optional(orderCompleteParameters.order),
  payment: optional(orderCompleteParameters.payment),
  payment_key: optional(orderCompleteParameters.payment_key),
  amount: optional(orderCompleteParameters.amount),
  at: atParameter,
})
export type OrderCompleteSearch = v.InferOutput<typeof orderCompleteSearchSchema>

/** Search parameters of a failed order. */
export const orderFailedSearchSchema = v.object({
  order: optional(orderFailedParameters.order),
  reason: optional(orderFailedParameters.reason),
  again: optional(v.pipe(orderFailedParameters.again, v.check(isOrderFormPath, 'a path of the order form'))),
  at: atParameter,
})
export type OrderFailedSearch = v.InferOutput<typeof orderFailedSearchSchema>
