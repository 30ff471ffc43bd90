import type { DeskRefundItem, DeskRefundPreview } from '#contract/desk/refunds.ts'
import { sampleOrderNumbers } from './order-samples.ts'

const item: DeskRefundItem = {
  id: '00000000-0000-4000-8000-000000000101',
  line: 1,
  name: '정맥주사 놓기',
  amt: 69_000,
  quantity: 1,
  refund_amt: 69_000,
  delivery_amt: 0,
  paid_delivery_amt: 0,
  is_delivered: false,
  refusal: null,
  progress: { done: 1, of: 12, percent: 8 },
  counted_from: '2026-11-20T03:00:00.000Z',
  until: '2026-11-27T14:59:59.000Z',
  must_return: false,
  early_end: null,
}

/** A course that is finished: the rule gives nothing for it. */
const finished: DeskRefundItem = {
  ...item,
  id: '00000000-0000-4000-8000-000000000102',
  line: 2,
  name: '심폐소생술',
  amt: 29_000,
  refund_amt: 0,
  refusal: 'too_far',
  progress: { done: 10, of: 11, percent: 90 },
}

/** A refund of two courses that were paid by card. A sum went back before. */
export const cardRefund: DeskRefundPreview = {
  order_number: sampleOrderNumbers.paid,
  items: [item, finished],
  paid_amt: 98_000,
  refunded_amt: 1_000,
  left_amt: 97_000,
  rule_amt: 69_000,
  needs_account: false,
}

/** The same of courses that were paid into a virtual account: the money goes to a bank account. */
export const depositRefund: DeskRefundPreview = {
  order_number: sampleOrderNumbers.deposited,
  items: [
    { ...item, amt: 29_000, refund_amt: 29_000 },
    { ...finished, amt: 3_000 },
  ],
  paid_amt: 32_000,
  refunded_amt: 2_000,
  left_amt: 30_000,
  rule_amt: 29_000,
  needs_account: true,
}
