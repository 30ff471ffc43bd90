import { beginPayment, createOrder, verifyMember } from '#contract/orders/checkout.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { OrderForm } from '#machines/checkout.data.ts'
import type { checkoutActors, checkoutMachine } from '#machines/checkout.machine.ts'
import type { EventCases, ReplyCases } from './flow-model.ts'
import { errorReply } from './replies.ts'
import { sampleId } from './samples/samples.ts'
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
  back: { browser: { payload: {}, perform: (user) => user.goBack('^/sandbox/payment') } },
  cancel: { pressed: { payload: {}, perform: (user) => user.click('button', 'Back to the order') } },
} satisfies EventCases<typeof checkoutMachine>

/** How the calls end. */
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
  watchRestore: {},
  verifyMember: {
    taken: { output: {} },
    unfinished: errorReply(verifyMember, codes.identityNotVerified),
    foreign: errorReply(verifyMember, codes.personHasAccount),
  },
} satisfies ReplyCases<typeof checkoutMachine, typeof checkoutActors>
