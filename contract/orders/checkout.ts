import * as v from 'valibot'
import {
  declineReasonSchema,
  failureReasonSchema,
  isOrderFormPath,
  orderNumberSchema,
  paymentIdSchema,
  paymentKeySchema,
} from '../addresses/order-addresses.ts'
import { selectedItemsSchema } from '../addresses/order-selection.ts'
import { returnPathSchema } from '../addresses/return-path.ts'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint, noContent } from '../protocol/endpoint.ts'
import { anyPhoneSchema } from '../values/contact.ts'
import { nameSchema } from '../values/names.ts'
import { postcodeSchema } from '../values/numbers.ts'
import { wonSchema } from '../values/quantities.ts'
import { filledLine, momentSchema } from '../values/text.ts'
import { cardChoiceSchema } from './card-choice.ts'
import { orderAmountsSchema } from './order-amounts.ts'
import { orderStatusSchema, paymentMethodSchema, virtualAccountSchema } from './orders.ts'
import { quoteItemSchema } from './quote-item.ts'

// Calls of a purchase, from the form to the receipt:
//
// 1. `quote`: returns the items at the server's current prices.
// 2. `createOrder`: takes the form. 201 with the order number and `pending`, or `paid` when the total is 0.
// 3. `beginPayment`: returns the address of the payment window, with a ticket valid for two minutes in its fragment. The
//    browser opens it in the same tab. The window is on a host of its own and has no access to the session.
// 4. The window returns to the host of the order, to one of three addresses with validated parameters:
//    `/order-complete` (`orderCompleteParameters`) when there is a payment to confirm or to wait for;
//    `return_path` with `payment` and `decline` (`declineParameters`), when the buyer can pay again;
//    `/order-failed` (`orderFailedParameters`) otherwise.
// 5. `confirmPayment`: `/order-complete` calls it with the parameters of its address. It may be repeated. Without it, the
//    provider's webhook and a job complete the order.
// 6. `orderProgress`: polled while the order is still `pending`, because the provider has not answered.

export const quoteSchema = v.object({
  items: v.array(quoteItemSchema),
  ...orderAmountsSchema.entries,
  /** Whether the order contains goods to deliver. */
  is_delivered: v.boolean(),
  /** Additions to these courses that are not among the items, one piece of each. */
  additions: v.array(quoteItemSchema),
  /** The member's default delivery address, else that of the last order, as the form's default; null without either. */
  buyer_address: v.nullable(
    v.object({
      postcode: v.string(),
      address: v.string(),
      address_detail: v.string(),
      /** Request of the last delivery; null before the first one. */
      delivery: v.nullable(v.string()),
    }),
  ),
})
export type Quote = v.InferOutput<typeof quoteSchema>

/**
 * Prices of the items. Rejects with `PR30006400` an item that is not on sale, naming it (`items.0`), and with
 * `PR30004400` a quantity above the stock.
 */
export const quote = defineEndpoint({
  name: 'quote',
  area: 'checkout',
  summary: 'What an order of the member would cost now',
  method: 'POST',
  path: '/v1/order/quote',
  body: v.object({ items: selectedItemsSchema }),
  content: quoteSchema,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.itemNotOnSale, codes.insufficientStock],
})

/** Delivery requests to choose from; the last one is free text. */
export const deliveryMessages = defineEndpoint({
  name: 'delivery-messages',
  area: 'checkout',
  summary: 'What a buyer can ask of whoever delivers',
  method: 'GET',
  path: '/v1/pay/delivery/message',
  content: v.array(v.object({ code: v.string(), text: v.string() })),
  codes: [],
})
export type DeliveryMessage = v.InferOutput<typeof deliveryMessages.content>[number]

/** Code of the delivery request with free text. */
export const ownDeliveryMessage = 'other'

/** Buyer and delivery address (specification, section 5). The form validates with this schema too. */
export const buyerSchema = v.object({
  name: nameSchema,
  /** In any spelling; digits only once parsed. */
  phone: anyPhoneSchema,
  postcode: postcodeSchema,
  address: filledLine(200, 'the address', 'address'),
  address_detail: filledLine(100, 'the rest of the address', 'address'),
  /** Text of the delivery request: one of the list, or the buyer's own. Required for goods; null when nothing is delivered. */
  delivery: v.nullable(filledLine(100, 'a delivery request')),
})
export type Buyer = v.InferOutput<typeof buyerSchema>

/** Orders the items. `PR10002400` with the field `buyer.delivery` when goods have no delivery request. */
export const createOrder = defineEndpoint({
  name: 'create-order',
  area: 'checkout',
  summary: 'Orders what is in the form',
  method: 'POST',
  path: '/v1/order',
  body: v.object({
    /** A new key for each changed form and after each error. A repeated key with the same form returns the same answer. */
    idempotency_key: v.pipe(v.string(), v.uuid()),
    items: selectedItemsSchema,
    buyer: buyerSchema,
    /** Total shown to the buyer, in won, for comparison only. `PR30001400` when prices have changed. */
    total_amt: wonSchema,
    /** Consent to the terms of purchase and the refund rules; true only when the buyer ticked it. */
    is_agreed: v.literal(true, 'the terms of the purchase are to be agreed to'),
  }),
  content: v.object({ order_number: orderNumberSchema, status: orderStatusSchema, total_amt: wonSchema }),
  access: 'member',
  success: 201,
  codes: [
    codes.accessTokenInvalid,
    codes.memberGone,
    // The identity is not verified: verify it for the purpose `order`, call `verifyMember`, then order again.
    codes.identityNotVerified,
    codes.amountChanged,
    codes.idempotencyKeyReused,
    codes.requestInProgress,
    codes.insufficientStock,
    codes.membershipRestricted,
    // The text about the collection of data has a newer version: call `answerConsent`, then continue.
    codes.consentOutdated,
    codes.itemNotOnSale,
    codes.openOrderLimitReached,
    codes.reservedPiecesLimitReached,
  ],
})

/**
 * Begins a payment attempt, and closes an attempt that is open elsewhere. `PR30009400` when the order cannot be paid, or
 * another attempt is being confirmed.
 */
export const beginPayment = defineEndpoint({
  name: 'begin-payment',
  area: 'checkout',
  summary: 'Opens the payment window for an order',
  method: 'POST',
  path: '/v1/order/{id}/payment',
  params: v.object({ id: orderNumberSchema }),
  body: v.object({
    method: paymentMethodSchema,
    /** For the method `card` only: choices made before the payment window. Without them, the window asks. */
    card: v.optional(cardChoiceSchema),
    /** Path to return to after a decline: the order form with its parameters, or the order's page. */
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
    /** Address on the payment host: `…#ticket=…`. */
    url: v.string(),
    /** Expiry of the ticket. */
    expires_at: momentSchema,
  }),
  access: 'member',
  success: 201,
  codes: [
    codes.accessTokenInvalid,
    codes.memberGone,
    codes.identityNotVerified,
    codes.membershipRestricted,
    codes.consentOutdated,
    codes.orderStateConflict,
  ],
})

/** Progress of an order. */
export const orderProgressSchema = v.object({
  order_number: orderNumberSchema,
  status: orderStatusSchema,
  total_amt: wonSchema,
  method: v.nullable(paymentMethodSchema),
  approved_at: v.nullable(momentSchema),
  /** Virtual account, while the order waits for a deposit. */
  virtual_account: v.nullable(virtualAccountSchema),
  /** Reason of the failure; null otherwise. */
  reason: v.nullable(failureReasonSchema),
  /** Reason of the last decline; null unless the order can be paid again. */
  decline: v.nullable(declineReasonSchema),
  /** Whether a payment is in progress with an unknown result. Ask again later. */
  is_settling: v.boolean(),
})
export type OrderProgress = v.InferOutput<typeof orderProgressSchema>

/**
 * Confirms the payment that the window returned. An amount that differs from the order's fails the order (`failed`,
 * `amount_mismatch`) before anything is charged. Returns the order's progress; repeated calls and calls from several
 * tabs return the same. `is_settling` when the provider has not answered.
 */
export const confirmPayment = defineEndpoint({
  name: 'confirm-payment',
  area: 'checkout',
  summary: 'Confirms a payment after its window has returned',
  method: 'POST',
  path: '/v1/pay/confirm',
  body: v.object({
    payment_id: paymentIdSchema,
    payment_key: paymentKeySchema,
    /** Amount in won that the window returned. */
    amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  content: orderProgressSchema,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

export const orderProgress = defineEndpoint({
  name: 'order-progress',
  area: 'checkout',
  summary: 'How far an order of the member is',
  method: 'GET',
  path: '/v1/order/{id}/progress',
  params: v.object({ id: orderNumberSchema }),
  content: orderProgressSchema,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/**
 * Consumes a completed identity verification (purpose `order` or `profile`) for the member: `is_dit_vrf` is true
 * afterwards, and the verified name and birthday replace those of the profile. `MB40203400` when the person has another
 * account, or the account belongs to another person. The first identity of an account requires a fresh authentication
 * (`PR20006403`), because it allows logging in; a later one is an authentication itself.
 */
export const verifyMember = defineEndpoint({
  name: 'verify-member',
  area: 'profile',
  summary: "Verifies the member's identity with a finished verification",
  feature: 'identity-verification',
  method: 'POST',
  path: '/v1/member/my/profile/identification/OACX',
  body: v.object({
    /** ID of the identity verification. */
    idfc_id: v.pipe(v.string(), v.uuid()),
    purpose: v.optional(v.picklist(['order', 'profile']), 'profile'),
  }),
  content: noContent,
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
