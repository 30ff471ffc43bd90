import * as v from 'valibot'
import { orderNumberListSchema, orderNumberSchema } from '../addresses/order-addresses.ts'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { paging } from '../protocol/paging.ts'
import { sellerSchema } from '../values/company.ts'
import { limits } from '../values/limits.ts'
import { bankAccountSchema, cashReceiptNumberSchema, cashReceiptTypeSchema } from '../values/numbers.ts'
import { countSchema, daySchema, wonSchema } from '../values/quantities.ts'
import { filledLine, inputText, momentSchema } from '../values/text.ts'
import { orderAmountsSchema } from './order-amounts.ts'
import { orderItemKindSchema } from './order-item-kinds.ts'
import { accountBankSchema, paymentInstrumentSchema, refundBankCodes } from './payment-instruments.ts'

/**
 * Orders in the member's purchase history (specification, sections 3 and 4). Amounts in won.
 *
 * - `pending`: ordered, not paid; expires after 30 minutes;
 * - `waiting_for_deposit`: a virtual account waits for the deposit;
 * - `paid`: access has been granted, goods are being delivered;
 * - `cancel_requested`: the refund of some or all items is in progress, or waits for the return of goods
 *   ("cancelling"); the other items can be cancelled meanwhile;
 * - `canceled`: cancelled before payment;
 * - `refund_completed`: everything refundable was refunded;
 * - `expired`: not paid in time; its virtual account is closed;
 * - `failed`: the payment failed and this order cannot be paid again.
 */
export const orderStatusSchema = v.picklist([
  'pending',
  'waiting_for_deposit',
  'paid',
  'cancel_requested',
  'canceled',
  'refund_completed',
  'expired',
  'failed',
])
export type OrderStatus = v.InferOutput<typeof orderStatusSchema>

/** Payment methods (specification, section 9); `free` when the total is 0. */
export const paymentMethodSchema = v.picklist(['card', 'simple', 'transfer', 'virtual_account', 'phone'])
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>

const orderParams = v.object({ id: orderNumberSchema })

export const orderLimits = {
  /** Time to pay a new order, in seconds. */
  pendingSeconds: 30 * 60,
  /** Time to pay into a virtual account, in seconds. */
  depositSeconds: 24 * 60 * 60,
  /** Validity of the ticket to the payment window, in seconds. */
  ticketSeconds: 2 * 60,
  /** Maximum unpaid orders with devices per member. */
  unpaidWithDevices: 5,
  /** Maximum pieces of devices in all unpaid orders of a member: as many as one item may have. */
  unpaidPieces: 10,
} as const

/** An item of an order. */
export const orderItemSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  kind: orderItemKindSchema,
  /** Title of the course or name of the device, and name of the option, at the time of the order. */
  name: v.string(),
  option: v.nullable(v.string()),
  /** IDs for links and for ordering again: course and option, or device; the others are null. */
  course: v.nullable(v.number()),
  option_idx: v.nullable(v.number()),
  device: v.nullable(v.number()),
  /** Months of a pass or rental; 0 otherwise. */
  months: countSchema,
  quantity: countSchema,
  ...orderAmountsSchema.entries,
  /** First and last day of access or rental; null before payment. `until` is null for access without an end. */
  from: v.nullable(daySchema),
  until: v.nullable(daySchema),
  /** State of its refund, which may have to wait until the goods are back; null without one. */
  refund: v.nullable(v.picklist(['awaits_return', 'requested', 'completed'])),
})
export type OrderItem = v.InferOutput<typeof orderItemSchema>

/** Virtual account to pay into. */
export const virtualAccountSchema = v.object({
  bank: accountBankSchema,
  /** Digits only. */
  number: v.string(),
  /** Account holder. */
  holder: v.string(),
  /** Deadline of the deposit. */
  until: momentSchema,
})
export type VirtualAccount = v.InferOutput<typeof virtualAccountSchema>

const paymentSchema = v.object({
  method: paymentMethodSchema,
  /** Card, bank, pay service or carrier; null before it is known. */
  instrument: v.nullable(paymentInstrumentSchema),
  /** Months of instalments; 0 or 1 is a lump sum. See `installmentWords`. */
  installment_months: countSchema,
  approve_no: v.nullable(v.string()),
  amt: wonSchema,
  approved_at: v.nullable(momentSchema),
  /** Address of the provider's receipt. */
  receipt_url: v.nullable(v.pipe(v.string(), v.url())),
  virtual_account: v.nullable(virtualAccountSchema),
})

const deliverySchema = v.object({
  /** Delivery request of the buyer. */
  message: v.string(),
  status: v.picklist(['preparing', 'shipped', 'delivered']),
  carrier: v.nullable(v.string()),
  tracking_no: v.nullable(v.string()),
  shipped_at: v.nullable(momentSchema),
})

/** Reason of a cancellation. `other` requires `other_reason`. */
export const cancelReasonSchema = v.picklist(['change_course', 'equipment', 'schedule', 'mistake', 'other'])
export type CancelReason = v.InferOutput<typeof cancelReasonSchema>

const refundSchema = v.object({
  amt: wonSchema,
  reason: v.string(),
  status: v.picklist(['requested', 'completed', 'refused']),
  requested_at: momentSchema,
  completed_at: v.nullable(momentSchema),
})

/** An order in the list. */
export const orderSummarySchema = v.object({
  order_number: orderNumberSchema,
  status: orderStatusSchema,
  ordered_at: momentSchema,
  /** Name of the first item, and the number of further items. */
  name: v.string(),
  others: countSchema,
  total_amt: wonSchema,
  /** Refunded amount. */
  refunded_amt: wonSchema,
})
export type OrderSummary = v.InferOutput<typeof orderSummarySchema>

export const orderSchema = v.object({
  ...orderSummarySchema.entries,
  items: v.array(orderItemSchema),
  ...orderAmountsSchema.entries,
  /** The company as it was on the day of the order. */
  seller: sellerSchema,
  buyer: v.object({
    name: v.string(),
    /** Digits only. */
    phone: v.string(),
    postcode: v.string(),
    address: v.string(),
    address_detail: v.string(),
  }),
  /** Null when nothing is delivered. Goods go to the buyer's address. */
  delivery: v.nullable(deliverySchema),
  /** The effective payment: the paid one, else the last attempt; null without any. */
  payment: v.nullable(paymentSchema),
  refunds: v.array(refundSchema),
  cash_receipt: v.nullable(
    v.object({
      type: cashReceiptTypeSchema,
      /** Masked except for the last four digits. */
      number: v.string(),
      status: v.picklist(['requested', 'issued', 'canceled']),
    }),
  ),
  /** What the member may do now. The calls reject everything else. */
  can: v.object({ pay: v.boolean(), cancel: v.boolean(), request_cash_receipt: v.boolean() }),
})
export type Order = v.InferOutput<typeof orderSchema>

/** An order in the purchase history, with earlier failed orders of the same items. */
export const listedOrderSchema = v.object({
  ...orderSummarySchema.entries,
  /** Whether it can be paid now: not while a payment is being confirmed. */
  can_pay: v.boolean(),
  /** Numbers of the failed orders, newest first. */
  failed_tries: v.array(orderNumberSchema),
})
export type ListedOrder = v.InferOutput<typeof listedOrderSchema>

/** Orders of the member, newest first. Failed orders are part of the order that replaced them. */
export const orderList = defineEndpoint({
  name: 'order-list',
  area: 'orders',
  summary: "The member's orders, by page, all of them or since a Korean day",
  method: 'GET',
  path: '/v1/member/my/order',
  query: v.object({ ...paging(limits.ordersPageSize), since: v.optional(daySchema) }),
  content: v.array(listedOrderSchema),
  paged: true,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/** One order of the member. Orders of others are not found. */
export const orderDetail = defineEndpoint({
  name: 'order-detail',
  area: 'orders',
  summary: 'One order of the member',
  method: 'GET',
  path: '/v1/member/my/order/{id}',
  params: orderParams,
  content: orderSchema,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/** Several orders at once, for pages that will probably be opened. Orders of others are left out. */
export const orderDetails = defineEndpoint({
  name: 'order-details',
  area: 'orders',
  summary: 'Several orders of the member',
  method: 'GET',
  path: '/v1/member/my/order/details',
  query: v.object({ numbers: orderNumberListSchema }),
  content: v.array(orderSchema),
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/**
 * Refund of an item today. Courses: everything within 7 days of the purchase and below 20 % progress, otherwise
 * nothing. Goods and devices: everything within 7 days of receipt, after their return. A rental afterwards: the fee of the
 * days that are left, less a penalty.
 */
export const refundPreviewItemSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** Title of the course, or name of the device or goods. */
  name: v.string(),
  /** Paid amount, delivery included. */
  amt: wonSchema,
  /** Refund amount. */
  refund_amt: wonSchema,
  /** Delivery in the refund amount. It stays paid while another delivered item is kept. */
  delivery_amt: wonSchema,
  /** Whether it is sent to the buyer. */
  is_delivered: v.boolean(),
  /** Why nothing is refunded: too late, too much progress, refunded before, or free. */
  refusal: v.nullable(v.picklist(['too_late', 'too_far', 'refunded', 'free'])),
  /** Finished lessons and all lessons; null for goods. */
  progress: v.nullable(v.object({ done: countSchema, of: countSchema, percent: countSchema })),
  /** Day of purchase or receipt; null for goods in delivery. */
  counted_from: v.nullable(momentSchema),
  /** Deadline of the refund; null for goods in delivery. */
  until: v.nullable(momentSchema),
  /** Whether it must be returned before the refund. */
  must_return: v.boolean(),
  /** A rental that would end early: days that are left of it and refunded less a penalty, and all its days. */
  early_end: v.nullable(v.object({ left: countSchema, of: countSchema })),
})
export type RefundPreviewItem = v.InferOutput<typeof refundPreviewItemSchema>

export const refundPreview = defineEndpoint({
  name: 'refund-preview',
  area: 'orders',
  summary: 'What cancelling an order now gives back',
  method: 'GET',
  path: '/v1/member/my/order/{id}/refund',
  params: orderParams,
  content: v.object({
    order_number: orderNumberSchema,
    items: v.array(refundPreviewItemSchema),
    /** Paid for items without a refund of their own: the sum of the three amounts below. */
    paid_amt: wonSchema,
    /** Refunded before by the operator, as a sum. */
    refunded_amt: wonSchema,
    /** Not refundable under the rule. */
    deducted_amt: wonSchema,
    /** Refunded if the order is cancelled now. */
    refund_amt: wonSchema,
    /** Days since the purchase, and days that the rule allows. */
    days: v.object({ passed: countSchema, of: countSchema }),
    /** Progress in percent from which nothing is refunded. */
    progress_limit: countSchema,
    /** Whether the refund needs a bank account: a virtual account cannot be refunded to. */
    needs_account: v.boolean(),
  }),
  isRateLimited: true,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.orderStateConflict],
})
export type RefundPreview = v.InferOutput<typeof refundPreview.content>

/**
 * Bank account for a refund that cannot go to the original payment method. It must be the member's own, and needs a fresh
 * authentication: a stolen session must not send money to a stranger.
 */
export const refundAccountSchema = v.object({
  bank: v.picklist(refundBankCodes),
  /** In any spelling; digits only once parsed. */
  number: bankAccountSchema,
  /** The member's name; for a group, the group's name as well. */
  holder: filledLine(40, 'the name on the account', 'name'),
})
export type RefundAccount = v.InferOutput<typeof refundAccountSchema>

/**
 * Cancels an order. An unpaid order is closed at once; a paid one is refunded as far as the rule allows. Returns the
 * order with its new status: `canceled`, `refund_completed`, `cancel_requested` while the provider's answer or returned
 * goods are awaited, or `paid` after a partial refund.
 */
export const cancelOrder = defineEndpoint({
  name: 'cancel-order',
  area: 'orders',
  summary: 'Cancels an order and gives its money back',
  method: 'POST',
  path: '/v1/member/my/order/{id}/cancel',
  params: orderParams,
  body: v.object({
    /** A new key for each cancellation; a repeated key returns the same answer. */
    idempotency_key: v.pipe(v.string(), v.uuid()),
    reason: cancelReasonSchema,
    /** Required for `other`. */
    other_reason: v.optional(inputText(200), ''),
    /** Items to cancel, by ID; all that the rule allows when it is left out. The others stay as they are. */
    items: v.optional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1, 'at least one'), v.maxLength(100))),
    /** Refund amount of the preview, of these items. The call is rejected when the amount has changed. */
    expected_refund_amt: wonSchema,
    account: v.optional(refundAccountSchema),
  }),
  content: orderSchema,
  access: 'member',
  codes: [
    codes.accessTokenInvalid,
    codes.memberGone,
    codes.amountChanged,
    codes.idempotencyKeyReused,
    codes.requestInProgress,
    codes.orderStateConflict,
    codes.nothingToRefund,
    codes.refundAccountMissing,
    codes.refundHolderMismatch,
    codes.freshAuthenticationRequired,
  ],
})

/**
 * For paid account transfers and virtual accounts; one receipt for each order. `PR10002400` with the field `number` for a
 * number that does not fit the type.
 */
export const requestCashReceipt = defineEndpoint({
  name: 'request-cash-receipt',
  area: 'orders',
  summary: 'Asks for the cash receipt of an order',
  method: 'POST',
  path: '/v1/member/my/order/{id}/cash-receipt',
  params: orderParams,
  body: v.object({
    type: cashReceiptTypeSchema,
    /** In any spelling: a mobile number for `personal`, a business registration number for `business`. */
    number: cashReceiptNumberSchema,
  }),
  content: orderSchema,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.orderStateConflict],
})

/**
 * The day on which a rental ends and its device goes back, as a calendar file (RFC 5545). `PR10004404` for an order
 * that is not the member's, and for an item that is no rental with an end.
 */
export const rentalCalendar = defineEndpoint({
  name: 'rental-calendar',
  area: 'orders',
  summary: 'The end of a rental as a calendar file',
  method: 'GET',
  path: '/v1/member/my/order/{id}/item/{item}/calendar',
  params: v.object({ id: orderNumberSchema, item: v.pipe(v.string(), v.uuid()) }),
  content: v.blob(),
  fileTypes: ['text/calendar'],
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})
