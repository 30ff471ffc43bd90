import * as v from 'valibot'
import { orderNumberSchema } from '../addresses/order-addresses.ts'
import { refundAccountSchema, refundPreviewItemSchema } from '../orders/orders.ts'
import {
  amountChanged,
  nothingToRefund,
  orderStateConflict,
  refundAccountMissing,
  refundHolderMismatch,
} from '../protocol/codes.ts'
import { refundAmountOutOfRange, refundLineClosed, requestWaits } from '../protocol/desk-codes.ts'
import { noContent } from '../protocol/endpoint.ts'
import { countSchema, wonSchema } from '../values/quantities.ts'
import { actReasonSchema } from './approvals.ts'
import { defineDeskEndpoint } from './desk-endpoint.ts'

// Giving money back. Beyond the refund rule, or into an account that an operator names, only with a second operator.
// Amounts in won.

const orderParams = v.object({ id: orderNumberSchema })

const previewItem = v.object({
  ...refundPreviewItemSchema.entries,
  /** Line of the order, counted from 1. */
  line: countSchema,
  /** Pieces of the line. */
  quantity: countSchema,
  /** Delivery in what was paid. It stays paid while another delivered item is kept. */
  paid_delivery_amt: wonSchema,
})
export type DeskRefundItem = v.InferOutput<typeof previewItem>

const preview = v.object({
  order_number: orderNumberSchema,
  items: v.array(previewItem),
  /** Paid, given back or on its way back, and left of the payment. */
  paid_amt: wonSchema,
  refunded_amt: wonSchema,
  left_amt: wonSchema,
  /** What the member gets who cancels now. */
  rule_amt: wonSchema,
  /** Whether the refund needs a bank account, since a deposit cannot be reversed. */
  needs_account: v.boolean(),
})
export type DeskRefundPreview = v.InferOutput<typeof preview>

/** Pieces of a line of several. */
const piecesSchema = v.object({ line: countSchema, count: v.pipe(countSchema, v.minValue(1, 'at least one')) })
export type RefundedPieces = v.InferOutput<typeof piecesSchema>

const refundOutcomeSchema = v.picklist(['refunded', 'asked'])

/** The sums that the member sees, by the same rule. */
export const deskRefundPreview = defineDeskEndpoint({
  name: 'desk-refund-preview',
  summary: 'What can be given back of an order',
  method: 'GET',
  path: '/v1/desk/order/{id}/refund',
  allows: ['money'],
  params: orderParams,
  content: preview,
  isRateLimited: true,
  codes: [orderStateConflict],
})

/**
 * Refunds a paid order.
 *
 * - `rule`: the lines, or everything, as far as the refund rule gives; shipped goods have to come back first;
 * - `lines`: the lines, or everything, in full and at once;
 * - `sum`: an amount that belongs to no line; access and lines stay as they are.
 *
 * A second operator has to approve what gives more than the rule, every sum, and every refund into an account that an
 * operator names: nothing is paid before.
 */
export const refundOrder = defineDeskEndpoint({
  name: 'refund-order',
  summary: 'Gives money back, or asks a second operator to approve it',
  method: 'POST',
  path: '/v1/desk/order/{id}/refund',
  allows: ['money'],
  needsConfirmation: true,
  params: orderParams,
  body: v.object({
    basis: v.picklist(['rule', 'lines', 'sum']),
    /** Lines of the order, counted from 1; all of them without it. Not for `sum`. */
    lines: v.optional(v.pipe(v.array(countSchema), v.minLength(1, 'at least one'), v.maxLength(100))),
    /** Pieces of chosen lines that have several; the others are given back whole. Their line becomes two. Not for `sum`. */
    pieces: v.optional(v.pipe(v.array(piecesSchema), v.maxLength(100))),
    /** What is given back, as it was shown. */
    amt: v.pipe(wonSchema, v.minValue(1, 'at least one won')),
    /** `refunded_amt` of the preview. Another refund since then is told, so that none is made twice. */
    known_refunded_amt: wonSchema,
    reason: actReasonSchema,
    account: v.optional(refundAccountSchema),
    /** Whether the account may be in another name than the buyer's, who was asked. */
    allows_other_holder: v.optional(v.boolean(), false),
  }),
  content: v.object({ outcome: refundOutcomeSchema }),
  codes: [
    amountChanged,
    nothingToRefund,
    orderStateConflict,
    refundAccountMissing,
    refundHolderMismatch,
    refundAmountOutOfRange,
    refundLineClosed,
    requestWaits,
  ],
})

/**
 * Continues refunds that wait for an operator: the goods came back, or the account is known. With an account, a second
 * operator has to approve it.
 */
export const continueRefund = defineDeskEndpoint({
  name: 'continue-refund',
  summary: 'Continues the refunds of an order that wait for goods or for an account',
  method: 'POST',
  path: '/v1/desk/order/{id}/refund/continuation',
  allows: ['money'],
  needsConfirmation: true,
  params: orderParams,
  body: v.object({
    reason: actReasonSchema,
    account: v.optional(refundAccountSchema),
    allows_other_holder: v.optional(v.boolean(), false),
  }),
  content: v.object({ outcome: refundOutcomeSchema }),
  codes: [nothingToRefund, refundHolderMismatch, refundAccountMissing, requestWaits],
})

export const cancelUnpaidOrder = defineDeskEndpoint({
  name: 'cancel-unpaid-order',
  summary: 'Gives up an order that is not paid',
  method: 'POST',
  path: '/v1/desk/order/{id}/cancellation',
  allows: ['support', 'money'],
  params: orderParams,
  body: v.object({ reason: actReasonSchema }),
  content: noContent,
  codes: [orderStateConflict],
})
