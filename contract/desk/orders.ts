import * as v from 'valibot'
import { orderNumberSchema } from '../addresses/order-addresses.ts'
import { buyerSchema } from '../orders/checkout.ts'
import { orderAmountsSchema } from '../orders/order-amounts.ts'
import { orderItemKindSchema } from '../orders/order-item-kinds.ts'
import { orderStatusSchema, paymentMethodSchema } from '../orders/orders.ts'
import { paymentInstrumentSchema } from '../orders/payment-instruments.ts'
import { notFound, orderStateConflict } from '../protocol/codes.ts'
import {
  deliveryDayOutOfRange,
  deliveryIsRefunded,
  nothingIsDelivered,
  notShippedYet,
  shippedAlready,
} from '../protocol/desk-codes.ts'
import { noContent } from '../protocol/endpoint.ts'
import { paging } from '../protocol/paging.ts'
import { cashReceiptTypeSchema } from '../values/numbers.ts'
import { countSchema, daySchema, wonSchema } from '../values/quantities.ts'
import { cleanCharacters, filledLine, filledLines, momentSchema, searchText, tokenText } from '../values/text.ts'
import { approvalSchema } from './approvals.ts'
import { defineDeskEndpoint, deskSearchLength } from './desk-endpoint.ts'
import { deskActSchema } from './records.ts'

/** What an operator may type and choose about orders. */
export const deskOrderLimits = {
  /** Orders that one call ships, and one sheet of labels holds. */
  shipped: 100,
  /** Characters of a note. */
  note: 1_000,
} as const

/** Ways of payment that a list can be narrowed to; `free` for orders that cost nothing. */
export const orderPaymentSchema = v.picklist([...paymentMethodSchema.options, 'free'])

/**
 * How far the goods of a paid order are, beside its state: `to_ship` until they leave, `shipped` until they arrive,
 * `returned` once rented devices are back or what was sent is refunded. `partly_refunded` is a paid order of which a part
 * of the money went back.
 */
export const orderStageSchema = v.picklist(['to_ship', 'shipped', 'delivered', 'returned', 'partly_refunded'])
export type OrderStage = v.InferOutput<typeof orderStageSchema>

const words = v.pipe(searchText(deskSearchLength), v.nonEmpty())
const orderParams = v.object({ id: orderNumberSchema })

/** An order in a list. */
const listedOrder = v.object({
  order_number: orderNumberSchema,
  status: orderStatusSchema,
  method: v.nullable(paymentMethodSchema),
  ordered_at: momentSchema,
  /** Name of the buyer, and ID of the member. Without a role that reads personal data, the name is masked and the ID null. */
  buyer_name: v.string(),
  userid: v.nullable(v.string()),
  /** Name of the first item, and the number of further items. */
  name: v.string(),
  others: countSchema,
  /** Won. */
  total_amt: wonSchema,
  refunded_amt: wonSchema,
  shipped_at: v.nullable(momentSchema),
  /** How far its goods and its money are; empty when its state says all. */
  stages: v.array(orderStageSchema),
})
export type DeskListedOrder = v.InferOutput<typeof listedOrder>

export const deskOrderList = defineDeskEndpoint({
  name: 'desk-order-list',
  summary: 'Orders, the newest first',
  method: 'GET',
  path: '/v1/desk/order',
  allows: ['viewer', 'support', 'money'],
  looks: { list: 'orders' },
  query: v.object({
    ...paging(50),
    /** A number, or how it begins: `20261127-4K7Q2M9D`. */
    number: v.optional(searchText(deskSearchLength)),
    /**
     * ID of the member, part of their name or of the buyer's, or the end of their phone number: at least four digits. At least two characters. Without a role that reads personal data, the ID alone.
     */
    buyer: v.optional(v.pipe(words, v.minLength(2, 'at least two characters'))),
    /** Part of the name of a course or device, in either language. */
    item: v.optional(words),
    status: v.optional(orderStatusSchema),
    method: v.optional(orderPaymentSchema),
    stage: v.optional(orderStageSchema),
    /** Korean days of the order, both included. */
    from: v.optional(daySchema),
    until: v.optional(daySchema),
  }),
  content: v.array(listedOrder),
  paged: true,
  codes: [],
})

/** Who gets the goods, and where. */
const buyer = v.object({
  name: v.string(),
  /** Digits only. */
  phone: v.string(),
  postcode: v.string(),
  address: v.string(),
  address_detail: v.string(),
  /** Delivery request; null when nothing is delivered. */
  delivery: v.nullable(v.string()),
})
export type DeskBuyer = v.InferOutput<typeof buyer>

const paymentStatusSchema = v.picklist([
  'open',
  'confirming',
  'waiting',
  'paid',
  'declined',
  'failed',
  'canceled',
  'abandoned',
])
const refundStatusSchema = v.picklist(['requested', 'completed', 'refused'])
const receiptStatusSchema = v.picklist(['requested', 'issued', 'canceling', 'canceled'])

/** What happened to an order, at one moment. Notes and details are null without a role that reads personal data. */
const trailEntry = v.variant('kind', [
  v.object({
    kind: v.literal('event'),
    at: momentSchema,
    /** `from` equals `to` for an event without a change of state. */
    from: orderStatusSchema,
    to: orderStatusSchema,
    /** `member`, `provider`, `job`, or `operator` with a name. */
    actor: v.string(),
    note: v.nullable(v.string()),
  }),
  v.object({
    kind: v.literal('payment'),
    at: momentSchema,
    provider: v.string(),
    method: paymentMethodSchema,
    status: paymentStatusSchema,
    /** Won. */
    amt: wonSchema,
  }),
  v.object({
    kind: v.literal('webhook'),
    at: momentSchema,
    provider: v.string(),
    /** When the answer of the provider was recorded; null while it is not. */
    settled_at: v.nullable(momentSchema),
  }),
  v.object({
    kind: v.literal('message'),
    at: momentSchema,
    channel: v.picklist(['mail', 'text']),
    purpose: v.string(),
    status: v.picklist(['waiting', 'sent', 'refused', 'expired']),
    attempts: countSchema,
  }),
  v.object({ kind: v.literal('refund'), at: momentSchema, status: refundStatusSchema, amt: wonSchema }),
  v.object({
    kind: v.literal('receipt'),
    at: momentSchema,
    type: cashReceiptTypeSchema,
    status: receiptStatusSchema,
  }),
  v.object({
    kind: v.literal('act'),
    at: momentSchema,
    operator: v.string(),
    act: deskActSchema,
    details: v.nullable(v.record(v.string(), v.unknown())),
  }),
])
export type TrailEntry = v.InferOutput<typeof trailEntry>

/** An order with everything that happened to it. */
const deskOrder = v.object({
  order_number: orderNumberSchema,
  status: orderStatusSchema,
  method: v.nullable(paymentMethodSchema),
  ordered_at: momentSchema,
  paid_at: v.nullable(momentSchema),
  /** Deadline of an awaited deposit. */
  deposit_until: v.nullable(momentSchema),
  ...orderAmountsSchema.entries,
  /** Won that went back, and that is on its way back. */
  refunded_amt: wonSchema,
  refunding_amt: wonSchema,
  /** Masked without a role that reads personal data. */
  buyer_name: v.string(),
  /** Number of the member's page, and login ID; null without a role that reads personal data. */
  member_id: v.string(),
  userid: v.nullable(v.string()),
  buyer: v.nullable(buyer),
  /** Null when nothing is delivered. */
  delivery: v.nullable(
    v.object({
      /** Korean day until which the shop promises to send; null before payment. */
      due_on: v.nullable(daySchema),
      carrier: v.nullable(v.string()),
      tracking_no: v.nullable(v.string()),
      shipped_at: v.nullable(momentSchema),
      delivered_at: v.nullable(momentSchema),
    }),
  ),
  items: v.array(
    v.object({
      /** Counted from 1. */
      line: countSchema,
      kind: orderItemKindSchema,
      name: v.string(),
      option: v.nullable(v.string()),
      /** Months of a pass or rental; 0 otherwise. */
      months: countSchema,
      quantity: countSchema,
      /** Won, delivery included. */
      paid_amt: wonSchema,
      from: v.nullable(daySchema),
      until: v.nullable(daySchema),
      /** State of its refund; null without one. */
      refund: v.nullable(refundStatusSchema),
      /** Whether its pieces are in stock again. */
      is_back: v.boolean(),
    }),
  ),
  /** Attempts to pay, the oldest first. */
  payments: v.array(
    v.object({
      provider: v.string(),
      method: paymentMethodSchema,
      status: paymentStatusSchema,
      instrument: v.nullable(paymentInstrumentSchema),
      approve_no: v.nullable(v.string()),
      receipt_url: v.nullable(v.string()),
      /** Won: asked for, taken, and refunded or being refunded. */
      amt: wonSchema,
      paid_amt: wonSchema,
      refunded_amt: wonSchema,
      requested_at: momentSchema,
      approved_at: v.nullable(momentSchema),
      /** When the provider is asked next; null when nothing more can happen. */
      next_check_at: v.nullable(momentSchema),
    }),
  ),
  refunds: v.array(
    v.object({
      amt: wonSchema,
      status: refundStatusSchema,
      reason: v.nullable(v.string()),
      /** Money that should not have been taken. */
      is_stray: v.boolean(),
      awaits_return: v.boolean(),
      /** Whether only an operator can continue it: the goods are awaited, or an account. */
      needs_operator: v.boolean(),
      has_account: v.boolean(),
      requested_at: momentSchema,
      completed_at: v.nullable(momentSchema),
    }),
  ),
  receipt: v.nullable(
    v.object({
      type: cashReceiptTypeSchema,
      /** Masked except for the last four digits. */
      number: v.string(),
      status: receiptStatusSchema,
    }),
  ),
  /** Requests about it that wait for a second operator. */
  approvals: v.array(approvalSchema),
  /** Everything that happened, the oldest first. */
  trail: v.array(trailEntry),
  /** What can be done with it now, by an operator with the role. */
  can: v.object({
    ship: v.boolean(),
    deliver: v.boolean(),
    take_back: v.boolean(),
    change_address: v.boolean(),
    cancel: v.boolean(),
    refund: v.boolean(),
    continue_refund: v.boolean(),
  }),
})
export type DeskOrder = v.InferOutput<typeof deskOrder>

/** Who reads personal data is recorded. */
export const deskOrderDetail = defineDeskEndpoint({
  name: 'desk-order-detail',
  summary: 'An order with everything that happened to it',
  method: 'GET',
  path: '/v1/desk/order/{id}',
  allows: ['viewer', 'support', 'money'],
  looks: { act: 'read-order' },
  params: orderParams,
  content: deskOrder,
  codes: [],
})

export const toShipList = defineDeskEndpoint({
  name: 'to-ship-list',
  summary: 'Paid orders with goods to send, the oldest payment first',
  method: 'GET',
  path: '/v1/desk/shipment',
  allows: ['viewer', 'support'],
  looks: { list: 'to-ship' },
  query: v.object(paging(50)),
  content: v.array(
    v.object({
      order_number: orderNumberSchema,
      paid_at: momentSchema,
      /** Korean day until which the shop promises to send. */
      due_on: daySchema,
      /** Masked without a role that reads personal data. */
      buyer_name: v.string(),
      buyer: v.nullable(buyer),
      things: v.array(v.object({ name: v.string(), quantity: countSchema })),
    }),
  ),
  paged: true,
  codes: [],
})

/** Number by which a carrier follows a parcel: letters, digits and hyphens. */
const trackingNumberSchema = v.pipe(
  tokenText('tracking-number', 30, cleanCharacters),
  v.regex(/^[0-9A-Za-z-]{4,30}$/, 'a tracking number'),
)

/** Whether a typed tracking number can be sent. */
export function isTrackingNumber(text: string): boolean {
  return v.is(trackingNumberSchema, text)
}

const parcelEntries = {
  carrier: filledLine(40, 'the carrier'),
  tracking_no: trackingNumberSchema,
}

/** Why a parcel was not recorded. */
export const shipRefusalSchema = v.picklist([notFound, orderStateConflict, nothingIsDelivered, deliveryIsRefunded])
export type ShipRefusal = v.InferOutput<typeof shipRefusalSchema>

/**
 * Ships several orders. Each stands for itself: those that can be shipped are, and the answer tells of each what
 * happened. Repeating the call changes nothing.
 */
export const shipOrders = defineDeskEndpoint({
  name: 'ship-orders',
  summary: 'Records that parcels left, and mails their buyers',
  method: 'POST',
  path: '/v1/desk/shipment',
  allows: ['support'],
  body: v.object({
    parcels: v.pipe(
      v.array(v.object({ order_number: orderNumberSchema, ...parcelEntries })),
      v.minLength(1, 'at least one'),
      v.maxLength(deskOrderLimits.shipped, `at most ${deskOrderLimits.shipped}`),
    ),
  }),
  content: v.array(
    v.object({
      order_number: orderNumberSchema,
      /** Why it was not shipped; null when it was. */
      refusal: v.nullable(shipRefusalSchema),
    }),
  ),
  codes: [],
})

export const deliverOrder = defineDeskEndpoint({
  name: 'deliver-order',
  summary: 'Records that goods arrived: the days of their return begin',
  method: 'POST',
  path: '/v1/desk/order/{id}/delivery',
  allows: ['support'],
  params: orderParams,
  body: v.object({
    /** Korean day on which they arrived: not before they were sent, and today at the latest, which it is without it. */
    delivered_on: v.optional(daySchema),
  }),
  content: noContent,
  codes: [nothingIsDelivered, notShippedYet, deliveryDayOutOfRange, orderStateConflict],
})

export const returnOrder = defineDeskEndpoint({
  name: 'return-order',
  summary: 'Records that rented devices came back: they are in stock again',
  method: 'POST',
  path: '/v1/desk/order/{id}/return',
  allows: ['support'],
  params: orderParams,
  content: noContent,
  codes: [nothingIsDelivered, notShippedYet, orderStateConflict],
})

/** Labels with the addresses of orders, eight on a page of A4. Each order is recorded as read. */
export const orderLabels = defineDeskEndpoint({
  name: 'order-labels',
  summary: 'Sheet of address labels, as a PDF',
  method: 'GET',
  path: '/v1/desk/shipment/labels',
  allows: ['support'],
  looks: { act: 'read-order' },
  query: v.object({
    numbers: v.pipe(
      v.string(),
      v.regex(/^\d{8}-[0-9A-Z]{8}(,\d{8}-[0-9A-Z]{8}){0,99}$/, 'order numbers, separated by commas'),
      v.transform((text) => text.split(',')),
    ),
  }),
  content: v.blob(),
  fileTypes: ['application/pdf'],
  isRateLimited: true,
  codes: [],
})

export const changeDeliveryAddress = defineDeskEndpoint({
  name: 'change-delivery-address',
  summary: 'Corrects where goods are sent, until they are; the buyer of a paid order is told by mail',
  method: 'PUT',
  path: '/v1/desk/order/{id}/address',
  allows: ['support'],
  needsConfirmation: true,
  params: orderParams,
  body: buyerSchema,
  content: noContent,
  codes: [nothingIsDelivered, shippedAlready, orderStateConflict],
})

export const noteOrder = defineDeskEndpoint({
  name: 'note-order',
  summary: 'Writes a note on an order, which operators read',
  method: 'POST',
  path: '/v1/desk/order/{id}/note',
  allows: ['support', 'money'],
  params: orderParams,
  body: v.object({ note: filledLines(deskOrderLimits.note, 'a note') }),
  content: noContent,
  codes: [],
})
