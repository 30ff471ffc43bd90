import * as codes from '../../contract/protocol/codes.ts'
import { errorWithCode } from '../api-error-data.ts'
import type { checkoutActors, checkoutMachine } from '../checkout.machine.ts'
import { type checkoutEvents, type checkoutReplies, form, order, returned } from './checkout.cases.ts'
import type { Expectations, Notice, StepName } from './expectations.ts'
import { sampleDeadline, sampleId } from './samples.ts'

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
      steps: { 'order.submitted filled': placing },
    },
    placingOrder: {
      sees: { role: 'button', name: { ko: '주문하고 있어요', en: 'Placing your order' } },
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
      steps: { 'back browser': { target: 'editing' } },
    },
    verifyingIdentity: {
      sees: { role: 'heading', name: { ko: '구매하려면 본인 확인이 필요해요', en: 'Verify your identity to buy' } },
      steps: {
        'identity.verified approved': {
          target: 'takingIdentity',
          invokes: { verifyMember: { params: {}, query: {}, body: { idfc_id: sampleId, purpose: 'order' } } },
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
      sees: { role: 'status', name: { ko: '결제 결과를 확인하고 있어요', en: 'Checking your payment' } },
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
      sees: { role: 'status', name: { ko: '결제를 확인하고 있어요', en: 'We’re confirming your payment' } },
      steps: { 'watchOrder paid': { target: 'completed' }, 'watchOrder lost': lost },
    },
    waitingForDeposit: {
      sees: { role: 'heading', name: { ko: '입금하면 바로 열려요', en: 'Opens as soon as you pay' } },
      steps: {
        'watchOrder paid': { target: 'completed' },
        'watchOrder lost': lost,
        'deadline passed': { target: 'over' },
      },
    },
    resultUnknown: {
      sees: { role: 'alert', name: { ko: '결과를 확인하지 못했어요', en: 'We couldn’t check the result' } },
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
      steps: {},
    },
    over: { sees: { role: 'heading', name: { ko: '종료된 주문이에요', en: 'This order is closed' } }, steps: {} },
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
