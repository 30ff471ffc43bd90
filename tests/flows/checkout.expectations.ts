import * as codes from '#contract/protocol/codes.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import type { checkoutActors, checkoutMachine } from '#machines/checkout.machine.ts'
import { type checkoutEvents, type checkoutReplies, form, order, returned } from './checkout.cases.ts'
import type { Expectations, Notice, StepName } from './expectations.ts'
import { sampleDeadline, sampleId } from './samples/samples.ts'

/** The person who verified has an account of their own (`MB40203400`). */
const foreign = {
  ko: '이미 가입한 분이에요.',
  en: 'There is already an account for this person.',
} as const

/** The verification is not finished, or its result has been used (`MB12101404`). */
const unfinished = {
  ko: '먼저 본인 확인을 마쳐 주세요.',
  en: 'Verify your identity first.',
} as const

/** The identity is verified, and nothing was ordered since. */
const verified: Notice<typeof checkoutMachine> = {
  text: { ko: '주문 내용을 확인하고 결제해 주세요.', en: 'Review your order and pay.' },
  context: { isVerified: true, error: undefined },
}

/** A form is sent to the server. */
const placing = { target: 'placingOrder', invokes: { placeOrder: { form } } } as const

/** The server is asked how the payment went. */
const asking = { target: 'asking', invokes: { askOrder: { order, returned } } } as const

/** The result of the payment can't be had now: the page says why, and the buyer may ask again. */
const lost = {
  target: 'resultUnknown',
  shows: {
    ko: '짧은 시간에 너무 많이 시도했어요. 잠시 후 다시 시도해 주세요.',
    en: 'Too many attempts. Wait a moment, then try again.',
  },
} as const

/** Refund rules before the payment. */
const formTexts = [
  {
    ko: '과정: 구매 후 7일 안에 진도가 20% 미만이면 전액 환불돼요. 그 뒤에는 환불되지 않아요.',
    en: 'Courses: full refund within 7 days of purchase, as long as your progress is under 20%. No refund after that.',
  },
  {
    ko: '과정은 결제하면 바로 열려요. 구매하기 전에 무료 수업과 샘플 영상으로 먼저 해 볼 수 있어요.',
    en: 'Courses open right away. Try the free lessons and sample video before you buy.',
  },
  { ko: '무료 상품과 할인받은 금액은 환불되지 않아요.', en: 'Free items and discounts aren’t refundable.' },
  {
    ko: '과정은 7일 안이고 진도가 20% 전이면 전액 환불돼요.',
    en: 'Courses: full refund within 7 days, if you’ve completed less than 20%.',
  },
] as const

/** What a verification does to the order. */
const identityTexts = [
  {
    ko: '한 번만 하면 돼요. 입력한 주문 내용은 그대로예요.',
    en: 'You only need to do this once. Your order details are saved.',
  },
] as const

/**
 * Buying, from the form to the receipt (specification, sections 2, 4, 5, 6 and 8): buying needs a verified identity, a
 * virtual account is open until its deadline, and a failed order has a page of its own with the reason.
 */
export const checkoutExpectations: Expectations<
  typeof checkoutMachine,
  typeof checkoutActors,
  StepName<typeof checkoutEvents> | StepName<typeof checkoutReplies>
> = {
  starts: {
    form: { target: 'editing' },
    'after a decline': {
      target: 'editing',
      shows: {
        ko: '카드 한도를 초과했어요. 다른 카드나 다른 결제 수단을 선택해 주세요.',
        en: 'Your card limit is exceeded. Choose another card or payment method.',
      },
    },
    'back from the payment window': asking,
    'back from the identity provider': { target: 'verifyingIdentity' },
    'failed before': { target: 'failed' },
  },
  states: {
    opening: 'transient',
    editing: {
      sees: { role: 'textbox', name: { ko: '우편번호', en: 'Postal code' } },
      reads: formTexts,
      failureTitles: [
        { ko: '결제하지 못했어요', en: 'Payment didn’t go through' },
        { ko: '주문이 접수되지 않았어요', en: 'Your order wasn’t placed' },
      ],
      steps: { 'order.submitted filled': placing },
    },
    placingOrder: {
      sees: { role: 'button', name: { ko: '주문하고 있어요', en: 'Placing your order' } },
      reads: formTexts,
      steps: {
        'placeOrder placed': { target: 'openingPayment', invokes: { openPayment: { order, form } } },
        'placeOrder free': { target: 'completed', actions: [{ type: 'goToComplete', params: { order } }] },
        'placeOrder unverified': { target: 'verifyingIdentity' },
        'placeOrder soldOut': {
          target: 'editing',
          shows: {
            ko: '재고가 부족해요. 수량을 줄이거나 다른 상품을 선택해 주세요.',
            en: 'We don’t have that many left. Choose fewer or another item.',
          },
        },
        'placeOrder priceChanged': {
          target: 'editing',
          shows: {
            ko: '금액이 바뀌었어요. 새 금액을 확인하고 계속해 주세요.',
            en: 'The amount has changed. Check the new amount to continue.',
          },
        },
      },
    },
    openingPayment: {
      sees: { role: 'button', name: { ko: '결제창을 여는 중', en: 'Opening the payment window' } },
      reads: formTexts,
      steps: {
        'openPayment opened': { target: 'leavingForPayment' },
        'openPayment unverified': { target: 'verifyingIdentity' },
        'openPayment refused': {
          target: 'editing',
          shows: {
            ko: '그사이 주문이 바뀌었어요. 구매 내역에서 확인해 주세요.',
            en: 'This order has changed. Check it in your purchase history.',
          },
        },
      },
    },
    leavingForPayment: {
      sees: {
        role: 'status',
        name: { ko: '결제창으로 이동하고 있어요', en: 'Taking you to the payment window' },
        navigatesTo: '^/(providers|sandbox)/payment',
      },
      reads: formTexts,
      steps: { 'back browser': { target: 'editing' } },
    },
    verifyingIdentity: {
      sees: { role: 'heading', name: { ko: '구매하려면 본인 확인이 필요해요', en: 'Verify your identity to buy' } },
      reads: identityTexts,
      failureTitles: [{ ko: '본인 확인 결과를 저장하지 못했어요', en: 'We couldn’t use your verification' }],
      steps: {
        'identity.verified approved': {
          target: 'takingIdentity',
          invokes: { verifyMember: { body: { idfc_id: sampleId, purpose: 'order' } } },
        },
        'cancel pressed': [
          { when: { error: undefined }, target: 'editing' },
          { when: { error: errorWithCode(codes.personHasAccount) }, target: 'editing', shows: foreign },
          { when: { error: errorWithCode(codes.identityNotVerified) }, target: 'editing', shows: unfinished },
        ],
      },
    },
    takingIdentity: {
      sees: { role: 'status', name: { ko: '본인 확인 결과를 저장하고 있어요', en: 'Saving your verification' } },
      reads: identityTexts,
      steps: {
        'verifyMember taken': [
          // Somebody who came back from the provider's page looks over the order before it is sent.
          { when: { form: undefined }, target: 'editing', notice: verified },
          placing,
        ],
        'verifyMember unfinished': { target: 'verifyingIdentity', shows: unfinished },
        'verifyMember foreign': { target: 'verifyingIdentity', shows: foreign },
      },
    },
    asking: {
      sees: { role: 'heading', name: { ko: '결제 결과를 확인하고 있어요', en: 'Checking your payment' } },
      reads: [
        {
          ko: '몇 초 걸려요. 이 페이지를 닫아도 구매 내역에서 결과를 볼 수 있어요.',
          en: 'This takes a few seconds. If you close this page, the result will appear in your purchase history.',
        },
      ],
      steps: {
        'askOrder paid': { target: 'completed' },
        'askOrder waiting': {
          target: 'waitingForDeposit',
          invokes: { watchOrder: { order, known: 'waiting' }, deadline: { expiresAt: sampleDeadline } },
        },
        'askOrder settling': { target: 'settling', invokes: { watchOrder: { order, known: 'settling' } } },
        'askOrder unpaid': { target: 'unpaid' },
        'askOrder over': { target: 'over' },
        'askOrder failed': {
          target: 'failed',
          actions: [{ type: 'goToFailed', params: { order, reason: 'amount_mismatch' } }],
        },
        'askOrder failing': {
          target: 'resultUnknown',
          shows: {
            ko: '저희 쪽에 문제가 생겼어요. 다시 시도해 주세요. 계속되면 아래 번호와 함께 알려 주세요.',
            en: 'Something went wrong on our side. Try again. If it keeps happening, send us the number below.',
          },
        },
      },
    },
    evaluatingResult: 'transient',
    settling: {
      sees: { role: 'heading', name: { ko: '결제를 확인하고 있어요', en: 'We’re confirming your payment' } },
      reads: [
        {
          ko: '결제사의 응답을 기다리고 있어요. 이 페이지를 닫아도 돼요. 결과는 구매 내역에 나오고, 두 번 결제되지 않아요.',
          en: 'We’re waiting for the payment provider. You can close this page. The result will appear in your purchase history, and you won’t be charged twice.',
        },
      ],
      steps: { 'watchOrder paid': { target: 'completed' }, 'watchOrder lost': lost },
    },
    waitingForDeposit: {
      sees: {
        role: 'heading',
        name: { ko: '입금하면 주문이 완료돼요', en: 'Your order is complete as soon as you pay' },
      },
      reads: [
        {
          ko: '아래 계좌로 기한까지 입금해 주세요. 기한이 지나면 주문이 자동으로 취소돼요.',
          en: 'Transfer the amount to this account by the deadline. After that, the order is cancelled automatically.',
        },
        {
          ko: '정확한 금액을 입금해 주세요. 기한이 지나면 이 계좌로 입금할 수 없어요.',
          en: 'Transfer exactly this amount. The account closes after the deadline.',
        },
        { ko: '2100년 1월 1일 00:00까지', en: 'until 1 Jan 2100 00:00' },
      ],
      steps: {
        'watchOrder paid': { target: 'completed' },
        'watchOrder lost': lost,
        'deadline passed': { target: 'over' },
      },
    },
    resultUnknown: {
      sees: { role: 'alert', name: { ko: '결과를 확인하지 못했어요', en: 'We couldn’t check the result' } },
      reads: [{ ko: '저장된 내용은 그대로예요.', en: 'Nothing has been lost.' }],
      steps: { 'answer.requested pressed': asking },
    },
    completed: {
      sees: {
        role: 'heading',
        name: { ko: '주문해 주셔서 고맙습니다', en: 'Thank you for your order' },
        navigatesTo: '^/order-complete$',
      },
      steps: {},
    },
    unpaid: {
      sees: { role: 'heading', name: { ko: '아직 결제하지 않은 주문이에요', en: 'This order is unpaid' } },
      reads: [
        {
          ko: '돈은 빠져나가지 않았고 주문은 그대로예요. 지금 결제할 수 있어요.',
          en: 'You weren’t charged, and your order is saved. You can pay now.',
        },
      ],
      steps: {},
    },
    over: {
      sees: { role: 'heading', name: { ko: '종료된 주문이에요', en: 'This order is closed' } },
      reads: [
        {
          ko: '기한 안에 결제되지 않았거나 취소된 주문이에요. 자세한 내용은 구매 내역에서 볼 수 있어요.',
          en: 'It wasn’t paid in time or was cancelled. See your purchase history for details.',
        },
      ],
      steps: {},
    },
    failed: {
      sees: {
        role: 'heading',
        name: { ko: '주문하지 못했어요', en: 'Your order didn’t go through' },
        navigatesTo: '^/order-failed$',
      },
      steps: {},
    },
  },
}
