import * as v from 'valibot'
import { idSchema } from '../protocol/paging.ts'
import { integerInAddress } from '../values/integer.ts'
import { generatedText } from '../values/text.ts'
import { returnPathSchema } from './return-path.ts'

// Search parameters of the order pages. A module of its own, because every page loads the addresses of all pages.

/** Limits of what one order can contain. */
export const selectionLimits = {
  /** Maximum quantity of one item. */
  quantity: 10,
  /** Maximum number of items in one order. */
  items: 10,
  /** Maximum number of lines in a basket. */
  basket: 40,
} as const

/** Rented for some months, or bought (specification, section 3, "Device query"). */
export const saleTypeSchema = v.picklist(['rental', 'purchase'])

const pieces = '(x([1-9]|10))?'
/** At most so many parts, each with its pieces, joined by `_`. */
const listOf = (part: string, count: number) => new RegExp(`^${part}${pieces}(_${part}${pieces}){0,${count - 1}}$`)

/** IDs of options with their quantities: `101003_101501x2`. A single ID may be a number. */
const optionsSchema = (count: number) =>
  v.pipe(
    v.union([v.pipe(v.number(), v.integer(), v.transform(String)), v.string()]),
    v.regex(listOf('\\d{1,9}', count), 'options such as 101003_101501x2'),
  )

/** Devices with their terms and quantities: `11r3x2_13p`, two rentals for 3 months and one purchase. */
const devicesSchema = (count: number) =>
  v.pipe(v.string(), v.regex(listOf('\\d{1,9}(r\\d{1,2}|p)', count), 'devices such as 11r3x2_13p'))

/** Parameters of `/basket`, and of `/order` for its lines: options of several courses, and devices. */
export const basketParameters = {
  /** Numbers of the purchase options of courses, each with its pieces after an x. Without it: no course. */
  option: optionsSchema(selectionLimits.basket),
  /** Numbers of the devices, each with r and its months or with p, and its pieces after an x. Without it: no device. */
  devices: devicesSchema(selectionLimits.basket),
} as const

/**
 * Parameters of `/order` for the items: `course` with `option`, or `device` with `sale_type`, or those of a basket. They
 * contain no prices: the server calculates them. `selectedItems` of `order-selection.ts` reads them. The route treats an invalid
 * one as absent (`src/lib/url/search-schema.ts`).
 *
 * - `?course=101&option=101003`: a pass of a course;
 * - `?course=101&option=101003_101501x2`: the same, and two of an option that is bought once;
 * - `?device=7&sale_type=rental&months=3&quantity=2`: devices for rental;
 * - `?device=7&sale_type=purchase`: one device to keep;
 * - `?option=101003_204001&devices=11r3x2`: lines of a basket.
 */
export const orderParameters = {
  /** Number of the course that is bought. Without it: no course is bought. The page goes back to it. */
  course: idSchema,
  /** Numbers of the purchase options, each with its pieces after an x. Without it: no course is bought. */
  option: optionsSchema(selectionLimits.items),
  /** Devices of a basket, with their terms and pieces. Without it: no device of a basket. */
  devices: devicesSchema(selectionLimits.items),
  /** Number of the device that is ordered. Without it: no device is ordered. */
  device: idSchema,
  /** Whether the device is rented or bought. Without it: no device is ordered. */
  sale_type: saleTypeSchema,
  /** Length of the rental in months. Without it: the device is not rented. */
  months: integerInAddress({ min: 1, max: 60 }),
  /** Pieces of the device. Without it: one piece. */
  quantity: integerInAddress({ min: 1, max: selectionLimits.quantity }),
  /**
   * Code of the delivery request. Without it: the first request of the list. `GET /v1/pay/delivery/message` lists
   * them.
   */
  delivery: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
} as const

/** Whether a path is the order form's, with or without items. */
export function isOrderFormPath(path: string): boolean {
  return /^\/order(\?|$)/.test(path)
}

/** `YYYYMMDD-` and eight characters. */
export const orderNumberSchema = v.pipe(v.string(), v.regex(/^\d{8}-[0-9A-Z]{8}$/, 'an order number'))

/** Order numbers in one address, separated by commas; at most `maxListedIds`. */
export const orderNumberListSchema = v.pipe(
  v.string(),
  v.regex(/^\d{8}-[0-9A-Z]{8}(,\d{8}-[0-9A-Z]{8}){0,19}$/, 'order numbers, separated by commas'),
  v.transform((text) => text.split(',')),
)

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
export const paymentKeySchema = generatedText(200)

/** Parameters of `/order-complete`. The payment window adds the last three, for `confirmPayment`. */
export const orderCompleteParameters = {
  /** Number of the order. Without it: there is no order to tell of. */
  order: orderNumberSchema,
  /** Number of the try to pay. Without it: nobody comes back from the payment window. */
  payment: paymentIdSchema,
  /** The payment provider’s key for the payment. Without it: nobody comes back from the payment window. */
  payment_key: paymentKeySchema,
  /**
   * Amount in won from the payment window, compared with the order. Without it: nobody comes back from
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
