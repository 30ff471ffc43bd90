import {
  beginPayment,
  confirmPayment,
  createOrder,
  type OrderProgress,
  orderProgress,
  verifyMember,
} from '#contract/orders/checkout.ts'
import { orderLimits } from '#contract/orders/orders.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { OrderForm } from '#machines/checkout.data.ts'
import type { checkoutActors, checkoutMachine } from '#machines/checkout.machine.ts'
import type { EventCases, ReplyCases } from './flow-model.ts'
import { errorOf, errorReply } from './replies.ts'
import { sampleDeadline, sampleId, sampleMoment } from './samples/samples.ts'
import type { UserDriver } from './user-driver.ts'

/** Number of the sample order. */
export const order = '20261121-7QK2M9XD'

export const form: OrderForm = {
  items: [{ kind: 'course', option: 101003 }],
  buyer: {
    name: '김하늘',
    phone: '01023450142',
    postcode: '04799',
    address: '서울 성동구 아차산로 104',
    address_detail: '1203호',
    delivery: '문 앞에 놓아 주세요',
  },
  total_amt: 69_000,
  is_agreed: true,
  method: 'card',
  card: { company: null, installment_months: 0 },
}

/** What the payment window returns with. */
export const returned = { payment_id: sampleId, payment_key: 'sample-payment-key', amount: form.total_amt } as const

const progress = (change: Partial<OrderProgress>): OrderProgress => ({
  order_number: order,
  status: 'pending',
  total_amt: form.total_amt,
  method: 'card',
  approved_at: null,
  virtual_account: null,
  reason: null,
  decline: null,
  is_settling: false,
  ...change,
})
const paid = progress({ status: 'paid', approved_at: sampleMoment })
const waiting = progress({
  status: 'waiting_for_deposit',
  method: 'virtual_account',
  virtual_account: {
    bank: { kind: 'bank', code: 'kookmin' },
    number: '94280142773561',
    holder: '프랙티컴',
    until: sampleDeadline,
  },
})
const failed = progress({ status: 'failed', reason: 'amount_mismatch' })
const settling = progress({ is_settling: true })
const unpaid = progress({ decline: 'over_limit' })
const over = progress({ status: 'expired' })

/** Fills the order form, whatever stands in it, and sends it. */
async function buy(user: UserDriver, next: string | undefined): Promise<void> {
  const isFree = next === 'placeOrder free'
  if (isFree) await user.environment.openFreeOrder()
  await user.type('Postal code', form.buyer.postcode)
  await user.type('Address', form.buyer.address)
  await user.type('Apartment, unit', form.buyer.address_detail)
  await user.check('I agree to the terms of purchase and the refund policy')
  await user.click('button', ...(isFree ? ['Order for free'] : ['Pay ₩69,000', 'Pay ₩69,000 again']))
}

/** What a buyer does. */
export const checkoutEvents = {
  'order.submitted': { filled: { payload: { form }, perform: buy } },
  'identity.verified': {
    approved: {
      payload: { idfc_id: sampleId },
      perform: (user) => user.environment.verifyOnPage('haneul'),
    },
  },
  'answer.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Check again') } },
  back: { browser: { payload: {}, perform: (user) => user.goBack('^/sandbox/payment') } },
  cancel: { pressed: { payload: {}, perform: (user) => user.click('button', 'Back to the order') } },
} satisfies EventCases<typeof checkoutMachine>

/** How the calls, the payment and the deposit end. */
export const checkoutReplies = {
  placeOrder: {
    placed: { output: { order, status: 'pending' } },
    free: { output: { order, status: 'paid' } },
    unverified: errorReply(createOrder, codes.identityNotVerified),
    soldOut: errorReply(createOrder, codes.insufficientStock),
    priceChanged: errorReply(createOrder, codes.amountChanged),
  },
  openPayment: {
    opened: { output: undefined },
    unverified: errorReply(beginPayment, codes.identityNotVerified),
    refused: errorReply(beginPayment, codes.orderStateConflict),
  },
  verifyMember: {
    taken: { output: {} },
    unfinished: errorReply(verifyMember, codes.identityNotVerified),
    foreign: errorReply(verifyMember, codes.personHasAccount),
  },
  askOrder: {
    paid: { output: paid },
    waiting: { output: waiting },
    failed: { output: failed },
    settling: { output: settling },
    unpaid: { output: unpaid },
    over: { output: over },
    // The order was paid before: every later answer says so.
    failing: { ...errorReply(confirmPayment, codes.internalError), endsPath: true },
  },
  watchOrder: {
    paid: { output: paid, after: (user) => user.environment.settlePayment() },
    lost: {
      error: errorOf(orderProgress, codes.tooManyRequests),
      after: (user) => user.environment.failNextCall(orderProgress, codes.tooManyRequests),
    },
  },
  deadline: {
    passed: { output: undefined, after: (user) => user.environment.advanceClock(orderLimits.depositSeconds + 1) },
  },
} satisfies ReplyCases<typeof checkoutMachine, typeof checkoutActors>
