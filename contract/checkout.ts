import * as codes from './codes.ts'
import * as v from 'valibot'
import { orderItemKindSchema } from './order-item-kinds.ts'
import {
  declineParameters,
  declineReasonSchema,
  failureReasonSchema,
  orderCompleteParameters,
  orderFailedParameters,
  paymentIdSchema,
  paymentKeySchema,
} from './order-addresses.ts'
import { cardChoiceSchema } from './card-choice.ts'
import { defineEndpoint, noInput, noContent } from './endpoint.ts'
import { isOrderFormPath, selectedItemsSchema } from './order-selection.ts'
import { orderStatusSchema, paymentMethodSchema, virtualAccountSchema } from './orders.ts'
import { orderNumberSchema } from './order-addresses.ts'
import { countSchema, wonSchema, daySchema } from './quantities.ts'
import { returnPathSchema } from './return-path.ts'
import { momentSchema, inputText } from './text.ts'

/**
 * Buying, from the form to the receipt. The way of a purchase:
 *
 * 1. `quote`: what is bought, at the server's prices of now.
 * 2. `createOrder`: the form is sent. 201 with the order's number, `pending`; `paid` at once when it costs nothing.
 * 3. `beginPayment`: answers the address of the payment window, with a ticket for two minutes in its fragment. The
 *    browser goes there (the same tab). The window is on a host of its own and never sees a session.
 * 4. The window comes back to the host where the order began, to one of three places, each with validated parameters:
 *    `/order-complete` ({@link orderCompleteParameters}) when there is something to confirm or to wait for;
 *    the path that was given as `return_path`, with `payment` and `decline` ({@link declineParameters}) added, when
 *    it can be mended there; `/order-failed` ({@link orderFailedParameters}) for everything else.
 * 5. `confirmPayment`: `/order-complete` calls it with what its address carries. It may be called any number of times,
 *    and loses nothing when it is not: the provider's message and a job bring the order to the same end.
 * 6. `orderProgress`: asked while the order is still `pending` after that (the provider has not answered).
 */

const priceLineSchema = v.object({
  /** Regular price of all pieces. */
  regular_amt: wonSchema,
  /** What discounts take off. */
  discount_amt: wonSchema,
  /** Delivery of all pieces. */
  delivery_amt: wonSchema,
  /** What is paid: regular less discount, and delivery. */
  total_amt: wonSchema,
})

export const quoteItemSchema = v.object({
  kind: orderItemKindSchema,
  /** Title of the course or name of the device; name of the option, null for a device. */
  name: v.string(),
  option: v.nullable(v.string()),
  /** Picture. */
  thumbnail: v.string(),
  /** Numbers, for links and to send back; null where it is the other kind. */
  course: v.nullable(v.number()),
  option_idx: v.nullable(v.number()),
  device: v.nullable(v.number()),
  /** Months of a pass or rental; 0 otherwise. */
  months: countSchema,
  quantity: countSchema,
  /** First and last day if it is paid today, after access that the member has already; null for goods, `until` also where there is no end. */
  from: v.nullable(v.pipe(v.string(), v.isoDate())),
  until: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** Access that the member has to this course already, with its last day; what is bought now begins after it. */
  owned: v.nullable(v.object({ until: v.nullable(daySchema) })),
  ...priceLineSchema.entries,
})
export type QuoteItem = v.InferOutput<typeof quoteItemSchema>

export const quoteSchema = v.object({
  items: v.array(quoteItemSchema),
  ...priceLineSchema.entries,
  /** Whether something is delivered. */
  is_delivered: v.boolean(),
  /** What can be ordered along with these courses and is not among the items: one piece of each. */
  additions: v.array(quoteItemSchema),
  /** Where the member's last order went, to begin the form with; null before the first order. */
  last_delivery: v.nullable(
    v.object({ postcode: v.string(), address: v.string(), address_detail: v.string(), delivery: v.string() }),
  ),
})
export type Quote = v.InferOutput<typeof quoteSchema>

/**
 * Prices of what is to be bought. Refuses with `PR30006400` what is not on sale, naming the item (`items.0`), and with
 * `PR30004400` more pieces than there are.
 */
export const quote = defineEndpoint({
  name: 'quote',
  summary: 'What an order of the member would cost now',
  method: 'POST',
  path: '/v1/order/quote',
  params: noInput,
  query: noInput,
  body: v.object({ items: selectedItemsSchema }),
  content: quoteSchema,
  paged: false,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.itemNotOnSale, codes.insufficientStock],
})

/** The delivery requests to choose from; the last one asks for words. */
export const deliveryMessages = defineEndpoint({
  name: 'delivery-messages',
  summary: 'What a buyer can ask of whoever delivers',
  method: 'GET',
  path: '/v1/pay/delivery/message',
  params: noInput,
  query: noInput,
  content: v.array(v.object({ code: v.string(), text: v.string() })),
  paged: false,
  codes: [],
})
export type DeliveryMessage = v.InferOutput<typeof deliveryMessages.content>[number]

/** Code of the delivery request that the buyer writes. */
export const ownDeliveryMessage = 'other'

const filled = (length: number, what: string) => v.pipe(inputText(length), v.trim(), v.nonEmpty(what))

/** Who buys, and where it goes (specification, section 5): the form checks by this schema as well. */
export const buyerSchema = v.object({
  name: filled(50, 'the name of the buyer'),
  /** Digits, with or without hyphens and spaces; digits alone once parsed. */
  phone: v.pipe(
    v.string(),
    v.maxLength(20),
    v.transform((text) => text.replace(/[\s-]/g, '')),
    v.regex(/^0\d{8,10}$/, 'a phone number'),
  ),
  postcode: v.pipe(v.string(), v.trim(), v.regex(/^\d{5}$/, 'a postal code of five digits')),
  address: filled(200, 'the address'),
  address_detail: filled(100, 'the rest of the address'),
  /** The delivery request, in words: a text of the list, or the buyer's own. */
  delivery: filled(100, 'a delivery request'),
})
export type Buyer = v.InferOutput<typeof buyerSchema>

export const createOrder = defineEndpoint({
  name: 'create-order',
  summary: 'Orders what is in the form',
  method: 'POST',
  path: '/v1/order',
  params: noInput,
  query: noInput,
  body: v.object({
    /** Made anew when the form has changed, and after a refusal: the same key with the same form answers the same. */
    idempotency_key: v.pipe(v.string(), v.uuid()),
    items: selectedItemsSchema,
    buyer: buyerSchema,
    /** The total that the buyer was shown, in won: only compared. `PR30001400` when prices have changed since. */
    total_amt: wonSchema,
    /** Terms of the purchase and the rules of withdrawal: never true unless the buyer has said so. */
    is_agreed: v.literal(true, 'the terms of the purchase are to be agreed to'),
  }),
  content: v.object({ order_number: orderNumberSchema, status: orderStatusSchema, total_amt: wonSchema }),
  paged: false,
  access: 'member',
  success: 201,
  codes: [
    codes.accessTokenInvalid,
    codes.memberGone,
    // Identity is not verified yet: verify with purpose `order`, call `verifyMember`, and order again.
    codes.identityNotVerified,
    codes.amountChanged,
    codes.idempotencyKeyReused,
    codes.requestInProgress,
    codes.insufficientStock,
    codes.membershipRestricted,
    codes.itemNotOnSale,
    codes.openOrderLimitReached,
  ],
})

/**
 * Begins to pay, or tries again after a decline; an attempt that is still open elsewhere ends with it. `PR30009400`
 * when the order can't be paid (any more), or another attempt is just being paid.
 */
export const beginPayment = defineEndpoint({
  name: 'begin-payment',
  summary: 'Opens the payment window for an order',
  method: 'POST',
  path: '/v1/order/{id}/payment',
  params: v.object({ id: orderNumberSchema }),
  query: noInput,
  body: v.object({
    method: paymentMethodSchema,
    /** For the method `card` alone: what is chosen before the window. Absent, all of it is chosen there. */
    card: v.optional(cardChoiceSchema),
    /** Where a decline can be mended: the order form as it was, or the order's page in the purchase history. */
    return_path: v.pipe(
      returnPathSchema,
      v.check(
        (path) => isOrderFormPath(path) || /^\/mypage\/history\/detail\?/.test(path),
        'a path of the order form, or of the order',
      ),
    ),
  }),
  content: v.object({
    payment_id: v.pipe(v.string(), v.uuid()),
    /** Where to go, on the payment host: `…#ticket=…`. */
    url: v.string(),
    /** Until when the ticket is good. */
    expires_at: momentSchema,
  }),
  paged: false,
  access: 'member',
  success: 201,
  codes: [
    codes.accessTokenInvalid,
    codes.memberGone,
    codes.identityNotVerified,
    codes.membershipRestricted,
    codes.orderStateConflict,
  ],
})

/** How far an order is. */
export const orderProgressSchema = v.object({
  order_number: orderNumberSchema,
  status: orderStatusSchema,
  total_amt: wonSchema,
  method: v.nullable(paymentMethodSchema),
  approved_at: v.nullable(momentSchema),
  /** Where to pay, while the order waits for a deposit. */
  virtual_account: v.nullable(virtualAccountSchema),
  /** Why it failed; null unless it did. */
  reason: v.nullable(failureReasonSchema),
  /** Why the last attempt was declined; null unless the order can be paid again. */
  decline: v.nullable(declineReasonSchema),
  /** Whether a payment is on its way whose end nobody knows yet: ask again after a while. */
  is_settling: v.boolean(),
})
export type OrderProgress = v.InferOutput<typeof orderProgressSchema>

/**
 * Confirms what the payment window brought back. The amount is compared with the order's: another one fails the order
 * (`failed`, `amount_mismatch`) before anything is charged. Answers how far the order is, the same however often and by
 * however many tabs it is called; `is_settling` when the provider has not answered.
 */
export const confirmPayment = defineEndpoint({
  name: 'confirm-payment',
  summary: 'Confirms a payment after its window has returned',
  method: 'POST',
  path: '/v1/pay/confirm',
  params: noInput,
  query: noInput,
  body: v.object({
    payment_id: paymentIdSchema,
    payment_key: paymentKeySchema,
    /** Won, as the window said it. */
    amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  content: orderProgressSchema,
  paged: false,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

export const orderProgress = defineEndpoint({
  name: 'order-progress',
  summary: 'How far an order of the member is',
  method: 'GET',
  path: '/v1/order/{id}/progress',
  params: v.object({ id: orderNumberSchema }),
  query: noInput,
  content: orderProgressSchema,
  paged: false,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/**
 * Takes a finished identity verification (purpose `order` or `profile`, by popup or page) for the member:
 * `is_dit_vrf` is true afterwards. The verified name and birthday replace those of the profile. `MB40203400` when
 * another account belongs to this person, or this account to another person. The first identity of an account needs a
 * fresh proof of who one is (`PR20006403`), since it can be logged in with; any later one is such a proof.
 */
export const verifyMember = defineEndpoint({
  name: 'verify-member',
  summary: "Verifies the member's identity with a finished verification",
  method: 'POST',
  path: '/v1/member/my/profile/identification/OACX',
  params: noInput,
  query: noInput,
  body: v.object({
    /** Number of the identity verification. */
    idfc_id: v.pipe(v.string(), v.uuid()),
    purpose: v.optional(v.picklist(['order', 'profile']), 'profile'),
  }),
  content: noContent,
  paged: false,
  access: 'member',
  codes: [
    codes.accessTokenInvalid,
    codes.memberGone,
    codes.identityNotVerified,
    codes.identificationExpired,
    codes.identityVerificationRefused,
    codes.personHasAccount,
    codes.freshAuthenticationRequired,
  ],
})
