import * as codes from '#contract/protocol/codes.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import type { checkoutActors, checkoutMachine } from '#machines/checkout.machine.ts'
import { type checkoutEvents, type checkoutReplies, form, order } from './checkout.cases.ts'
import type { Expectations, Notice, StepName } from './expectations.ts'
import { sampleId } from './samples/samples.ts'

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
 * Buying, from the form to the payment window (specification, sections 2, 4, 5 and 6): buying needs a verified identity.
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
    'back from the identity provider': { target: 'verifyingIdentity' },
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
        'openPayment opened': { target: 'leavingForPayment', invokes: { watchRestore: undefined } },
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
    completed: {
      sees: {
        role: 'heading',
        name: { ko: '주문해 주셔서 고맙습니다', en: 'Thank you for your order' },
        navigatesTo: '^/order-complete$',
      },
      steps: {},
    },
  },
}
