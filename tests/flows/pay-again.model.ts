import { beginPayment } from '#contract/orders/checkout.ts'
import { orderDetail, orderLimits } from '#contract/orders/orders.ts'
import * as codes from '#contract/protocol/codes.ts'
import { payAgainActors, payAgainMachine } from '#machines/pay-again.machine.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorOf, errorReply, lostReply, offlineReply } from './replies.ts'
import { sampleOrder, sampleOrderNumbers } from './samples/order-samples.ts'
import { sampleDeadline } from './samples/samples.ts'

const { unpaid, confirming } = sampleOrderNumbers
const addressOf = (order: string) => `/mypage/history/detail?id=${order}`

const payment = { method: 'card', card: { company: null, installment_months: 0 } } as const

const nothingMore = { pay: false, cancel: false, request_cash_receipt: false }
const paid = sampleOrder({ status: 'paid', can: { ...nothingMore, cancel: true } })
const failed = sampleOrder({ status: 'failed', can: nothingMore })

/** Time after which the sandbox's provider ends a payment that it never answers, in seconds. */
const silentSeconds = 10 * 60 + 10

const payAgainFlow = defineFlow({
  name: 'pay-again',
  title: { ko: '다시 결제하기', en: 'Paying an order' },
  machine: payAgainMachine,
  actors: payAgainActors,
  starts: {
    'not paid': {
      input: { order: unpaid, entry: 'payable', expiresAt: sampleDeadline, decline: undefined },
      address: addressOf(unpaid),
      isMember: true,
      open: (user, next) => user.environment.openOrder('unpaid', next),
    },
    'after a decline': {
      input: { order: unpaid, entry: 'payable', expiresAt: sampleDeadline, decline: 'over_limit' },
      address: `${addressOf(unpaid)}&decline=over_limit`,
      reason: 'decline',
      isMember: true,
      open: (user, next) => user.environment.openOrder('declined', next),
    },
    'being confirmed': {
      input: { order: confirming, entry: 'confirming', expiresAt: sampleDeadline, decline: undefined },
      address: addressOf(confirming),
      isMember: true,
      open: (user, next) => user.environment.openOrder('confirming', next),
    },
  },
  events: {
    'payment.submitted': {
      pressed: { payload: { payment }, perform: (user) => user.click('button', 'Pay ₩69,000') },
    },
    back: { browser: { payload: {}, perform: (user) => user.goBack('^/sandbox/payment') } },
    'retry.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Try again') } },
  },
  replies: {
    openPayment: {
      opened: { output: undefined },
      // Another tab was faster.
      'canceled before': {
        error: errorOf(beginPayment, codes.orderStateConflict),
        before: (user) => user.environment.cancelInOtherTab(),
      },
      restricted: errorReply(beginPayment, codes.membershipRestricted),
      unverified: errorReply(beginPayment, codes.identityNotVerified),
      failing: errorReply(beginPayment, codes.internalError),
      lost: lostReply(beginPayment),
      offline: offlineReply,
    },
    watchPayment: {
      paid: { output: paid, after: (user) => user.environment.settlePayment() },
      failed: { output: failed, after: (user) => user.environment.advanceClock(silentSeconds) },
      lost: {
        error: errorOf(orderDetail, codes.tooManyRequests),
        after: (user) => user.environment.failNextCall(orderDetail, codes.tooManyRequests),
      },
    },
    watchRestore: {},
    deadline: {
      passed: { output: undefined, after: (user) => user.environment.advanceClock(orderLimits.pendingSeconds + 1) },
    },
  },
  calls: { openPayment: [beginPayment], watchPayment: [orderDetail] },
  stateTitles: {
    choosingPayment: { ko: '결제 수단 선택 중', en: 'Choosing how to pay' },
    openingWindow: { ko: '결제창 여는 중', en: 'Opening the window' },
    leavingForWindow: { ko: '결제창으로 이동', en: 'On to the window' },
    paymentRefused: { ko: '결제할 수 없음', en: 'Not payable' },
    confirmingPayment: { ko: '결제 확인 중', en: 'Being confirmed' },
    paymentUnknown: { ko: '결제 결과 모름', en: 'Payment is unknown' },
    paymentConfirmed: { ko: '결제됨', en: 'Payment is confirmed' },
    paymentOver: { ko: '결제 끝', en: 'Payment is over' },
  },
})

const networkError = { ko: '네트워크 오류가 생겼어요', en: 'Network Error' }

/** The order is open until its deadline. */
const choosing = { target: 'choosingPayment', invokes: { deadline: { expiresAt: sampleDeadline } } } as const
const watching = { target: 'confirmingPayment', invokes: { watchPayment: { order: confirming } } } as const

/** Until when the order can be paid. */
const deadlineTexts = [
  { ko: '기한이 지나면 주문이 자동으로 취소돼요.', en: 'After that, the order is cancelled automatically.' },
] as const

/** Paying an order that was placed before (specification, section 4): it stays open for half an hour. */
export const payAgainModel = defineFlowModel(payAgainFlow, {
  starts: {
    'not paid': choosing,
    'after a decline': {
      ...choosing,
      shows: {
        ko: '카드 한도를 초과했어요. 다른 카드나 다른 결제 수단을 선택해 주세요.',
        en: 'Your card limit is exceeded. Choose another card or payment method.',
      },
    },
    'being confirmed': watching,
  },
  states: {
    openingOrder: 'transient',
    choosingPayment: {
      sees: { role: 'heading', name: { ko: '이 주문 결제하기', en: 'Pay for this order' } },
      reads: deadlineTexts,
      failureTitles: [
        { ko: '결제하지 못했어요', en: 'Payment didn’t go through' },
        { ko: '결제창을 열지 못했어요', en: 'The payment window didn’t open' },
      ],
      steps: {
        'payment.submitted pressed': {
          target: 'openingWindow',
          invokes: { openPayment: { order: unpaid, payment } },
        },
        'deadline passed': { target: 'paymentOver', actions: [{ type: 'reloadOrder' }] },
      },
    },
    openingWindow: {
      sees: { role: 'button', name: { ko: '결제창을 여는 중', en: 'Opening the payment window' } },
      reads: deadlineTexts,
      steps: {
        'openPayment opened': { target: 'leavingForWindow', invokes: { watchRestore: undefined } },
        'openPayment canceled before': {
          target: 'paymentRefused',
          shows: {
            ko: '그사이 주문이 바뀌었어요. 구매 내역에서 확인해 주세요.',
            en: 'This order has changed. Check it in your purchase history.',
          },
          actions: [{ type: 'reloadOrder' }],
        },
        'openPayment restricted': {
          ...choosing,
          shows: {
            ko: '이용이 제한되어 지금은 구매할 수 없어요. 고객센터에 문의해 주세요.',
            en: 'Your account is restricted, so you can’t buy right now. Contact customer support.',
          },
        },
        'openPayment unverified': {
          ...choosing,
          shows: {
            ko: '먼저 본인 확인을 마쳐 주세요.',
            en: 'Verify your identity first.',
          },
        },
        'openPayment failing': {
          ...choosing,
          shows: {
            ko: '저희 쪽에 문제가 생겼어요. 다시 시도해 주세요. 계속되면 아래 번호와 함께 알려 주세요.',
            en: 'Something went wrong on our side. Try again. If it keeps happening, send us the number below.',
          },
        },
        'openPayment lost': { ...choosing, shows: networkError },
        'openPayment offline': { ...choosing, shows: networkError },
      },
    },
    leavingForWindow: {
      sees: {
        role: 'status',
        name: { ko: '결제창으로 이동하고 있어요', en: 'Taking you to the payment window' },
        navigatesTo: '^/(providers|sandbox)/payment',
      },
      reads: deadlineTexts,
      steps: { 'back browser': choosing },
    },
    paymentRefused: {
      sees: { role: 'alert', name: { ko: '결제창을 열지 못했어요', en: 'The payment window didn’t open' } },
      reads: [{ ko: '구매 내역 보기', en: 'View purchase history' }],
      steps: {},
    },
    confirmingPayment: {
      sees: { role: 'heading', name: { ko: '결제를 확인하고 있어요', en: 'We’re confirming your payment' } },
      reads: [
        {
          ko: '결제사의 응답을 기다리고 있어요. 두 번 결제되지 않아요.',
          en: 'We’re waiting for the payment provider. You won’t be charged twice.',
        },
      ],
      steps: {
        'watchPayment paid': {
          target: 'paymentConfirmed',
          actions: [{ type: 'showOrder', params: { order: paid } }],
        },
        'watchPayment failed': {
          target: 'paymentOver',
          actions: [{ type: 'showOrder', params: { order: failed } }],
        },
        'watchPayment lost': {
          target: 'paymentUnknown',
          shows: {
            ko: '짧은 시간에 너무 많이 시도했어요. 잠시 후 다시 시도해 주세요.',
            en: 'Too many attempts. Wait a moment, then try again.',
          },
        },
      },
    },
    paymentUnknown: {
      sees: { role: 'alert', name: { ko: '결과를 확인하지 못했어요', en: 'We couldn’t check the result' } },
      steps: { 'retry.requested pressed': watching },
    },
    paymentConfirmed: {
      sees: { role: 'heading', name: { ko: '결제했어요', en: 'Your payment is confirmed' } },
      reads: [{ ko: '구매한 상품을 지금 이용할 수 있어요.', en: 'Your purchase is ready.' }],
      steps: {},
    },
    paymentOver: {
      sees: { role: 'heading', name: { ko: '더는 결제할 수 없는 주문이에요', en: 'This order can no longer be paid' } },
      reads: [
        {
          ko: '결제된 금액은 없어요. 같은 내용으로 다시 주문할 수 있어요.',
          en: 'You weren’t charged. You can place the same order again.',
        },
      ],
      steps: {},
    },
  },
})
