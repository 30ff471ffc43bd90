import * as v from 'valibot'
import { integerInAddress } from './integer.ts'
import { returnPathSchema } from './return-path.ts'
import { inputText } from './text.ts'

/*
 * Search parameters of the order pages. A module of its own, because every page loads the addresses of all pages.
 */

/** `YYYYMMDD-` and eight characters. */
export const orderNumberSchema = v.pipe(v.string(), v.regex(/^\d{8}-[0-9A-Z]{8}$/, 'an order number'))

/** Why an order failed: the closed list of specification, section 8. */
export const failureReasonSchema = v.picklist([
  /** Total amount incorrect. */
  'amount_mismatch',
  /** Duplicate order number. */
  'duplicate_order',
  /** Invalid payment amount. */
  'invalid_amount',
  /** The login session expired, so the member was logged out. */
  'session_expired',
  /** The member cancelled the payment. */
  'user_cancel',
  /** Unknown: contact customer support. */
  'unknown',
])
export type FailureReason = v.InferOutput<typeof failureReasonSchema>

/** Declines after which the buyer can pay again on the order form. No money was taken. */
export const declineReasonSchema = v.picklist([
  'over_limit',
  'insufficient_funds',
  'suspended_card',
  'expired_card',
  'declined',
])
export type DeclineReason = v.InferOutput<typeof declineReasonSchema>

export const paymentIdSchema = v.pipe(v.string(), v.uuid())
/** ID of a payment at the provider. */
export const paymentKeySchema = inputText(200)

/** Parameters of `/order-complete`. The payment window adds the last three, for `confirmPayment`. */
export const orderCompleteParameters = {
  /** Number of the order. Without it: there is no order to tell of. */
  order: orderNumberSchema,
  /** Number of the try to pay. Without it: nobody comes back from the payment window. */
  payment: paymentIdSchema,
  /** What the payment company calls the payment. Without it: nobody comes back from the payment window. */
  payment_key: paymentKeySchema,
  /**
   * Amount in won that the payment window has told; it is compared with the order. Without it: nobody comes back from
   * the payment window.
   */
  amount: integerInAddress({ min: 0 }),
} as const

/** Parameters of `/order-failed`. */
export const orderFailedParameters = {
  /** Number of the order. Without it: there is no order to tell of. */
  order: orderNumberSchema,
  /** Why the order failed. Without it: the reason is not known. */
  reason: failureReasonSchema,
  /** The order form as it was. Without it: the page leads to the purchase history. */
  again: returnPathSchema,
} as const

/** Parameters that a decline adds to the page that the payment window returns to. */
export const declineParameters = {
  /** Number of the order. Without it: there is no order to tell of. It is the order to pay again. */
  order: orderNumberSchema,
  /** Number of the try to pay. Without it: nobody comes back from the payment window. */
  payment: paymentIdSchema,
  /** Why the payment was declined. Without it: no payment was declined. */
  decline: declineReasonSchema,
} as const
