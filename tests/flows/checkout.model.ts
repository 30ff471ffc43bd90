import { beginPayment, createOrder } from '#contract/orders/checkout.ts'
import { checkoutActors, checkoutMachine } from '#machines/checkout.machine.ts'
import { checkoutEvents, checkoutReplies, order } from './checkout.cases.ts'
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
    'back from the identity provider': {
      input: { entry: 'identity' },
      address: `${address}&idfc_id=${sampleId}`,
      isMember: true,
      layout: 'mobile',
      open: (user) => user.environment.returnFromIdentityToOrder(),
    },
  },
  events: checkoutEvents,
  replies: checkoutReplies,
  calls: { placeOrder: [createOrder], openPayment: [beginPayment] },
  leavesBy: ['goToComplete'],
  stateTitles: {
    editing: { ko: '주문서 작성 중', en: 'Filling in the form' },
    placingOrder: { ko: '주문 접수 중', en: 'Placing the order' },
    openingPayment: { ko: '결제창 여는 중', en: 'Opening the payment' },
    leavingForPayment: { ko: '결제창으로 이동', en: 'On to the payment' },
    verifyingIdentity: { ko: '본인 확인 중', en: 'Verifying identity' },
    takingIdentity: { ko: '본인 확인 저장 중', en: 'Keeping the identity' },
    completed: { ko: '주문 완료', en: 'Completed' },
  },
})

/** Buying, from the form to the payment window. */
export const checkoutModel = defineFlowModel(checkoutFlow, checkoutExpectations)
