import * as codes from '../../contract/codes.ts'
import {
  type OrderProgress,
  beginPayment,
  confirmPayment,
  createOrder,
  orderProgress,
  verifyMember,
} from '../../contract/checkout.ts'
import { orderLimits } from '../../contract/orders.ts'
import type { OrderForm } from '../checkout.data.ts'
import { checkoutActors, checkoutMachine } from '../checkout.machine.ts'
import { defineFlowModel } from './flow-model.ts'
import { errorReply, errorOf } from './replies.ts'
import type { UserDriver } from './user-driver.ts'
import { sampleDeadline, sampleId, sampleMoment } from './samples.ts'

const order = '20261121-7QK2M9XD'
const address = '/order?course=101&option=101003'

const form: OrderForm = {
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

/** Fills in the order form and submits it. */
async function buy(user: UserDriver, next: string | undefined): Promise<void> {
  const isFree = next === 'placeOrder free'
  if (isFree) await user.environment.openFreeOrder()
  await user.type('Postal code', form.buyer.postcode)
  await user.type('Address', form.buyer.address)
  await user.type('Detailed address', form.buyer.address_detail)
  await user.click('checkbox', 'I agree to the terms of purchase and the refund rules')
  await user.click('button', isFree ? 'Order for free' : 'Pay')
}

/** Checkout, from the form to the receipt. */
export const checkoutModel = defineFlowModel({
  name: 'checkout',
  title: { ko: '구매', en: 'Checkout' },
  machine: checkoutMachine,
  actors: checkoutActors,
  starts: {
    form: { input: { entry: 'form' }, address, isMember: true },
    'back from the payment window': {
      input: {
        entry: 'result',
        order,
        returned: { payment_id: sampleId, payment_key: 'sample-payment-key', amount: form.total_amt },
      },
      address: `/order-complete?order=${order}&payment=${sampleId}&payment_key=sample-payment-key&amount=${form.total_amt}`,
      isMember: true,
      open: (user, next) => user.environment.returnFromPayment(next),
    },
    'back from the identity provider': {
      input: { entry: 'identity' },
      address: `${address}&idfc_id=${sampleId}`,
      isMember: true,
      layout: 'mobile',
      open: (user) => user.environment.returnFromIdentityToOrder(),
    },
    'failed before': {
      input: { entry: 'failed', order, reason: 'user_cancel' },
      address: `/order-failed?order=${order}&reason=user_cancel&again=${encodeURIComponent(address)}`,
    },
  },
  events: {
    'order.submitted': { filled: { payload: { form }, perform: buy } },
    'identity.verified': {
      approved: {
        payload: { idfc_id: sampleId },
        perform: (user) => user.environment.verifyOnPage('haneul'),
      },
    },
    'answer.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Ask again') } },
    back: { browser: { payload: {}, perform: (user) => user.goBack('^/sandbox/payment') } },
    cancel: { pressed: { payload: {}, perform: (user) => user.click('button', 'Back to the order') } },
  },
  replies: {
    placeOrder: {
      placed: { output: { order, status: 'pending' } },
      free: { output: { order, status: 'paid' } },
      unverified: errorReply(createOrder, codes.identityNotVerified),
      soldOut: errorReply(createOrder, codes.insufficientStock),
      priceChanged: errorReply(createOrder, codes.amountChanged),
    },
    openPayment: {
      opened: { output: undefined },
      refused: errorReply(beginPayment, codes.orderStateConflict),
    },
    verifyMember: {
      taken: { output: {} },
      foreign: errorReply(verifyMember, codes.personHasAccount),
    },
    askOrder: {
      paid: { output: paid },
      waiting: { output: waiting },
      failed: { output: failed },
      settling: { output: settling },
      unpaid: { output: unpaid },
      over: { output: over },
      failing: errorReply(confirmPayment, codes.internalError),
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
  },
  calls: { placeOrder: [createOrder], openPayment: [beginPayment], askOrder: [confirmPayment] },
  stateTitles: {
    editing: { ko: '주문서 작성 중', en: 'Filling in the form' },
    placingOrder: { ko: '주문 접수 중', en: 'Placing the order' },
    openingPayment: { ko: '결제 창 여는 중', en: 'Opening the payment' },
    leavingForPayment: { ko: '결제 창으로 이동', en: 'On to the payment' },
    verifyingIdentity: { ko: '본인 확인 중', en: 'Verifying identity' },
    takingIdentity: { ko: '본인 확인 저장 중', en: 'Keeping the identity' },
    asking: { ko: '결과 묻는 중', en: 'Asking for the result' },
    settling: { ko: '결제 확인 중', en: 'Being confirmed' },
    waitingForDeposit: { ko: '입금 대기 중', en: 'Waiting for a deposit' },
    resultUnknown: { ko: '결과 모름', en: 'Result is unknown' },
    completed: { ko: '주문 완료', en: 'Completed' },
    unpaid: { ko: '결제 전', en: 'Not paid yet' },
    over: { ko: '끝난 주문', en: 'Order is over' },
    failed: { ko: '주문 실패', en: 'Order failed' },
  },
  expectations: {
    editing: { role: 'textbox', name: 'Postal code' },
    placingOrder: { role: 'button', name: 'Placing the order' },
    openingPayment: { role: 'button', name: 'Opening the payment window' },
    leavingForPayment: {
      role: 'status',
      name: 'On to the payment window',
      navigatesTo: '^/(providers|sandbox)/payment',
    },
    verifyingIdentity: { role: 'heading', name: 'Verify your identity to buy' },
    takingIdentity: { role: 'status', name: 'Keeping the verification' },
    asking: { role: 'status', name: 'Asking how the payment went' },
    settling: { role: 'status', name: 'The payment is being confirmed' },
    waitingForDeposit: { role: 'heading', name: 'It opens as soon as you have paid' },
    resultUnknown: { role: 'alert', name: 'The result could not be asked for' },
    completed: { role: 'heading', name: 'Thank you for your order', navigatesTo: '^/order-complete$' },
    unpaid: { role: 'heading', name: 'This order is not paid yet' },
    over: { role: 'heading', name: 'This order is over' },
    failed: { role: 'heading', name: 'The order did not go through', navigatesTo: '^/order-failed$' },
  },
})
