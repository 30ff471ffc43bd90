import * as codes from './codes.ts'
import * as v from 'valibot'
import { orderItemKindSchema } from './order-item-kinds.ts'
import { calendarDaySchema } from './date-options.ts'
import { orderNumberSchema } from './order-addresses.ts'
import { defineEndpoint, noInput } from './endpoint.ts'
import { limits } from './limits.ts'
import { paging } from './paging.ts'
import { accountBankSchema, paymentInstrumentSchema, refundBankCodes } from './payment-instruments.ts'
import { countSchema, daySchema, wonSchema } from './quantities.ts'
import { momentSchema, inputText } from './text.ts'

/**
 * What was bought, as the member's purchase history shows it (specification, sections 3 and 4). Amounts are in won.
 *
 * - `pending`: ordered, not paid; over after 30 minutes;
 * - `waiting_for_deposit`: a virtual account waits for the money;
 * - `paid`: courses are open, goods are on their way;
 * - `cancel_requested`: the money is being given back, or goods have to come back first ("cancelling");
 * - `canceled`: given up before any money was taken;
 * - `refund_completed`: everything that could be given back was;
 * - `expired`: not paid in time; a virtual account takes no money any more;
 * - `failed`: the payment failed in a way that this order can't be paid any more.
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

/** Ways to pay (specification, section 9); `free` where there is nothing to pay. */
export const paymentMethodSchema = v.picklist(['card', 'simple', 'transfer', 'virtual_account', 'phone'])
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>

const orderParams = v.object({ id: orderNumberSchema })

export const orderLimits = {
  /** For how long an order waits for its payment to begin and end, in seconds. */
  pendingSeconds: 30 * 60,
  /** For how long a virtual account takes the deposit, in seconds. */
  depositSeconds: 24 * 60 * 60,
  /** How long the ticket to the payment window is good, in seconds. */
  ticketSeconds: 2 * 60,
  /** Maximum unpaid orders with devices per member. */
  unpaidWithDevices: 5,
} as const

/** One thing of an order. */
export const orderItemSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  kind: orderItemKindSchema,
  /** Title of the course or name of the device, and name of the option; as they were when it was bought. */
  name: v.string(),
  option: v.nullable(v.string()),
  /** Course with its option, and device, for links and to order again; null where it is the other. */
  course: v.nullable(v.number()),
  option_idx: v.nullable(v.number()),
  device: v.nullable(v.number()),
  /** Months of a pass or rental; 0 otherwise. */
  months: countSchema,
  quantity: countSchema,
  /** Regular price of all pieces. */
  regular_amt: wonSchema,
  /** What is paid for all pieces, without delivery. */
  amt: wonSchema,
  delivery_amt: wonSchema,
  /** First and last day of access or rental; null before the payment, `until` also where there is no end. */
  from: v.nullable(daySchema),
  until: v.nullable(daySchema),
  /** Whether its money was given back. */
  is_refunded: v.boolean(),
})
export type OrderItem = v.InferOutput<typeof orderItemSchema>

/** Where and until when to pay by virtual account. */
export const virtualAccountSchema = v.object({
  bank: accountBankSchema,
  /** Digits alone. */
  number: v.string(),
  /** In whose name it is. */
  holder: v.string(),
  /** Until when the deposit counts. */
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
  /** The provider's receipt. */
  receipt_url: v.nullable(v.pipe(v.string(), v.url())),
  virtual_account: v.nullable(virtualAccountSchema),
})

const deliverySchema = v.object({
  postcode: v.string(),
  address: v.string(),
  address_detail: v.string(),
  /** What the buyer asks of whoever delivers. */
  message: v.string(),
  /** `none` when there is nothing to deliver. */
  status: v.picklist(['none', 'preparing', 'shipped', 'delivered']),
  carrier: v.nullable(v.string()),
  tracking_no: v.nullable(v.string()),
  shipped_at: v.nullable(momentSchema),
})

/** Why a member cancels. `other` comes with words. */
export const cancelReasonSchema = v.picklist(['change_course', 'equipment', 'schedule', 'mistake', 'other'])
export type CancelReason = v.InferOutput<typeof cancelReasonSchema>

const refundSchema = v.object({
  amt: wonSchema,
  reason: v.string(),
  status: v.picklist(['requested', 'completed', 'refused']),
  requested_at: momentSchema,
  completed_at: v.nullable(momentSchema),
})

/** Cash receipt for the tax office: for a person by phone number, for a business by its number. */
export const cashReceiptTypeSchema = v.picklist(['personal', 'business'])

/** An order in the list. */
export const orderSummarySchema = v.object({
  order_number: orderNumberSchema,
  status: orderStatusSchema,
  ordered_at: momentSchema,
  /** Name of the first thing, and how many things there are besides. */
  name: v.string(),
  others: countSchema,
  total_amt: wonSchema,
  /** What was given back of it. */
  refunded_amt: wonSchema,
})
export type OrderSummary = v.InferOutput<typeof orderSummarySchema>

export const orderSchema = v.object({
  ...orderSummarySchema.entries,
  items: v.array(orderItemSchema),
  regular_amt: wonSchema,
  discount_amt: wonSchema,
  delivery_amt: wonSchema,
  buyer: v.object({ name: v.string(), phone: v.string() }),
  delivery: deliverySchema,
  /** The payment that counts, or the last one that was tried; null where none was. */
  payment: v.nullable(paymentSchema),
  refunds: v.array(refundSchema),
  cash_receipt: v.nullable(
    v.object({
      type: cashReceiptTypeSchema,
      /** With all but its last four digits hidden. */
      number: v.string(),
      status: v.picklist(['requested', 'issued', 'canceled']),
    }),
  ),
  /** What the member may do now; the calls refuse what is not here. */
  can: v.object({ pay: v.boolean(), cancel: v.boolean(), request_cash_receipt: v.boolean() }),
})
export type Order = v.InferOutput<typeof orderSchema>

/** An order in the purchase history. Orders of the same things whose payment failed before stand with it. */
export const listedOrderSchema = v.object({
  ...orderSummarySchema.entries,
  /** Numbers of those orders, the newest first. */
  failed_tries: v.array(orderNumberSchema),
})
export type ListedOrder = v.InferOutput<typeof listedOrderSchema>

/** Every order of the member, the newest first; tries that failed stand with the order that came after them. */
export const orderList = defineEndpoint({
  name: 'order-list',
  summary: "The member's orders, by page, all of them or since a Korean day",
  method: 'GET',
  path: '/v1/member/my/order',
  params: noInput,
  query: v.object({ ...paging(limits.ordersPageSize), since: v.optional(calendarDaySchema) }),
  content: v.array(listedOrderSchema),
  paged: true,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/** One order of the member. Another member's is not found. */
export const orderDetail = defineEndpoint({
  name: 'order-detail',
  summary: 'One order of the member',
  method: 'GET',
  path: '/v1/member/my/order/{id}',
  params: orderParams,
  query: noInput,
  content: orderSchema,
  paged: false,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/**
 * What the rule gives back for an item today. Content: all of it within 7 days of the purchase and under 20 %
 * progress, nothing otherwise. Goods and devices: all within 7 days of receipt, once they have come back.
 */
export const refundPreviewItemSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** Title of the course, name of the device, or of what comes with a course. */
  name: v.string(),
  /** What was paid for it, delivery included. */
  amt: wonSchema,
  /** What is given back. */
  refund_amt: wonSchema,
  /** Why nothing is: too late, too far, given back already, or free. */
  refusal: v.nullable(v.picklist(['too_late', 'too_far', 'refunded', 'free'])),
  /** Lessons finished and lessons in all; null for goods. */
  progress: v.nullable(v.object({ done: countSchema, of: countSchema, percent: countSchema })),
  /** The day of purchase, or of receipt; null for goods that are still on their way. */
  counted_from: v.nullable(momentSchema),
  /** Until when it can be given back; null while it is on its way. */
  until: v.nullable(momentSchema),
  /** Whether it has to come back before the money goes. */
  must_return: v.boolean(),
})
export type RefundPreviewItem = v.InferOutput<typeof refundPreviewItemSchema>

export const refundPreview = defineEndpoint({
  name: 'refund-preview',
  summary: 'What cancelling an order now gives back',
  method: 'GET',
  path: '/v1/member/my/order/{id}/refund',
  params: orderParams,
  query: noInput,
  content: v.object({
    order_number: orderNumberSchema,
    items: v.array(refundPreviewItemSchema),
    /** Paid for what was not given back item by item; it is the sum of the three after it. */
    paid_amt: wonSchema,
    /** Given back before as a sum, by the operator. */
    refunded_amt: wonSchema,
    /** Kept back by the rule. */
    deducted_amt: wonSchema,
    /** Given back when the order is cancelled now. */
    refund_amt: wonSchema,
    /** Days since the purchase, and what the rule allows. */
    days: v.object({ passed: countSchema, of: countSchema }),
    /** Progress in percent from which nothing is given back. */
    progress_limit: countSchema,
    /** Whether the money has no way back of its own: a virtual account needs an account to refund to. */
    needs_account: v.boolean(),
  }),
  paged: false,
  isRateLimited: true,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.orderStateConflict],
})
export type RefundPreview = v.InferOutput<typeof refundPreview.content>

/** Where a refund goes that can't go back the way it came. */
export const refundAccountSchema = v.object({
  bank: v.picklist(refundBankCodes),
  /** Digits alone. */
  number: v.pipe(v.string(), v.regex(/^\d{8,16}$/, 'an account number of 8 to 16 digits')),
  holder: v.pipe(inputText(40), v.trim(), v.nonEmpty('the name on the account')),
})
export type RefundAccount = v.InferOutput<typeof refundAccountSchema>

/**
 * Cancels an order: given up at once before it is paid; after it, everything that the rule gives back is. Answers the
 * order as it stands then: `canceled`, `refund_completed`, `cancel_requested` while the provider or goods on their way
 * back are waited for, or `paid` when only a part was given back.
 */
export const cancelOrder = defineEndpoint({
  name: 'cancel-order',
  summary: 'Cancels an order and gives its money back',
  method: 'POST',
  path: '/v1/member/my/order/{id}/cancel',
  params: orderParams,
  query: noInput,
  body: v.object({
    /** Made anew for each wish to cancel; the same key answers the same. */
    idempotency_key: v.pipe(v.string(), v.uuid()),
    reason: cancelReasonSchema,
    /** Words for `other`. */
    other_reason: v.optional(v.pipe(inputText(200), v.trim()), ''),
    /** What the preview said that is given back: another amount is refused, nobody is surprised. */
    expected_refund_amt: wonSchema,
    account: v.optional(refundAccountSchema),
  }),
  content: orderSchema,
  paged: false,
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
  ],
})

/** For account transfers and virtual accounts that are paid, once. */
export const requestCashReceipt = defineEndpoint({
  name: 'request-cash-receipt',
  summary: 'Asks for the cash receipt of an order',
  method: 'POST',
  path: '/v1/member/my/order/{id}/cash-receipt',
  params: orderParams,
  query: noInput,
  body: v.object({
    type: cashReceiptTypeSchema,
    /** Digits alone: a mobile number, or a business registration number of ten. */
    number: v.pipe(v.string(), v.regex(/^\d{10,11}$/, '10 or 11 digits')),
  }),
  content: orderSchema,
  paged: false,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.orderStateConflict],
})
