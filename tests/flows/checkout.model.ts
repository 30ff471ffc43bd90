import { beginPayment, confirmPayment, createOrder } from '#contract/orders/checkout.ts'
import { checkoutActors, checkoutMachine } from '#machines/checkout.machine.ts'
import { checkoutEvents, checkoutReplies, order, returned } from './checkout.cases.ts'
import { checkoutExpectations } from './checkout.expectations.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { sampleId } from './samples/samples.ts'

const address = '/order?course=101&option=101003'

const checkoutFlow = defineFlow({
  name: 'checkout',
  title: { ko: '구매', en: 'Checkout' },
  machine: checkoutMachine,
  actors: checkoutActors,
  starts: {
    form: { input: { entry: 'form' }, address, isMember: true },
    'after a decline': {
      input: { entry: 'form', order, decline: 'over_limit' },
      address: `${address}&order=${order}&payment=${sampleId}&decline=over_limit`,
      reason: 'decline',
      isMember: true,
    },
    'back from the payment window': {
      input: { entry: 'result', order, returned },
      address: `/order-complete?order=${order}&payment=${returned.payment_id}&payment_key=${returned.payment_key}&amount=${returned.amount}`,
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
      reason: 'reason',
    },
  },
  events: checkoutEvents,
  replies: checkoutReplies,
  calls: { placeOrder: [createOrder], openPayment: [beginPayment], askOrder: [confirmPayment] },
  leavesBy: ['goToComplete', 'goToFailed'],
  stateTitles: {
    editing: { ko: '주문서 작성 중', en: 'Filling in the form' },
    placingOrder: { ko: '주문 접수 중', en: 'Placing the order' },
    openingPayment: { ko: '결제창 여는 중', en: 'Opening the payment' },
    leavingForPayment: { ko: '결제창으로 이동', en: 'On to the payment' },
    verifyingIdentity: { ko: '본인 확인 중', en: 'Verifying identity' },
    takingIdentity: { ko: '본인 확인 저장 중', en: 'Keeping the identity' },
    asking: { ko: '결과 묻는 중', en: 'Asking for the result' },
    settling: { ko: '결제 확인 중', en: 'Being confirmed' },
    waitingForDeposit: { ko: '입금 대기 중', en: 'Waiting for a deposit' },
    resultUnknown: { ko: '결과 모름', en: 'Result is unknown' },
    completed: { ko: '주문 완료', en: 'Completed' },
    unpaid: { ko: '결제 전', en: 'Unpaid' },
    over: { ko: '끝난 주문', en: 'Order is over' },
    failed: { ko: '주문 실패', en: 'Order failed' },
  },
})

/** Buying, from the form to the receipt. */
export const checkoutModel = defineFlowModel(checkoutFlow, checkoutExpectations)
