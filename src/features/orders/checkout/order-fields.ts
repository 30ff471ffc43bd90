import * as v from 'valibot'
import { typedPaymentSchema } from '../order/payment-choice.ts'

/**
 * Fields of the order form, in its order. Values, draft and error summary derive from them; IDs, labels and defaults do
 * not compile without one.
 */
const orderFields = {
  name: v.string(),
  phone: v.string(),
  postcode: v.string(),
  address: v.string(),
  address_detail: v.string(),
  /** Code of the delivery request; empty before one is chosen. */
  delivery: v.string(),
  /** The buyer's own delivery request. */
  delivery_text: v.string(),
  payment: typedPaymentSchema,
  is_agreed: v.boolean(),
}
const typedOrderSchema = v.object(orderFields)

/** Values of the order form. */
export type TypedOrder = Readonly<v.InferOutput<typeof typedOrderSchema>>

/** What a draft keeps. The agreement is not stored: buyers give it for each order. */
export const orderDraftSchema = v.omit(typedOrderSchema, ['is_agreed'])

/** Fields that the error summary names. The form of payment reports its own errors. */
export const summarizedFields = v.keyof(v.omit(typedOrderSchema, ['payment'])).options
export type SummarizedField = (typeof summarizedFields)[number]
