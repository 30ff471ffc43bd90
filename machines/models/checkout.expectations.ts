import * as codes from '../../contract/codes.ts'
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
  ko: '본인 인증을 아직 마치지 않았어요. 인증부터 마쳐 주세요.',
  en: 'Your identity has not been verified yet. Finish the verification first.',
} as const

/** The identity is verified, and nothing was ordered since. */
const verified: Notice<typeof checkoutMachine> = {
  text: { ko: '주문 내용을 확인하고 결제해 주세요.', en: 'Look over your order, and pay.' },
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
    ko: '짧은 동안 너무 많이 시도했어요. 잠깐 기다렸다가 다시 해 주세요.',
    en: 'That was a lot in a short time. Wait a moment, then try again.',
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
        ko: '카드사에서 한도를 넘었다고 알려 왔어요. 다른 카드나 다른 수단으로 다시 결제해 주세요.',
        en: 'The card company says that the limit is exceeded. Choose another card or another way to pay.',
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
      sees: { role: 'button', name: { ko: '주문하는 중', en: 'Placing the order' } },
      steps: {
        'placeOrder placed': { target: 'openingPayment', invokes: { openPayment: { order, form } } },
        'placeOrder free': { target: 'completed', actions: [{ type: 'goToComplete', params: { order } }] },
        'placeOrder unverified': { target: 'verifyingIdentity' },
        'placeOrder soldOut': {
          target: 'editing',
          shows: {
            ko: '남은 수량이 모자라요. 수량을 줄이거나 다른 것을 골라 주세요.',
            en: 'There are not that many left. Choose fewer, or something else.',
          },
        },
        'placeOrder priceChanged': {
          target: 'editing',
          shows: {
            ko: '보여 드린 뒤에 금액이 바뀌었어요. 새 금액을 확인하고 이어 가 주세요.',
            en: 'The amount has changed since it was shown. Check the new one, then go on.',
          },
        },
      },
    },
    openingPayment: {
      sees: { role: 'button', name: { ko: '결제 창을 여는 중', en: 'Opening the payment window' } },
      steps: {
        'openPayment opened': { target: 'leavingForPayment' },
        'openPayment unverified': { target: 'verifyingIdentity' },
        'openPayment refused': {
          target: 'editing',
          shows: {
            ko: '그사이 주문이 바뀌었어요. 구매 내역에서 확인해 주세요.',
            en: 'This order has changed in the meantime. Look at it in your purchase history.',
          },
        },
      },
    },
    leavingForPayment: {
      sees: {
        role: 'status',
        name: { ko: '결제 창으로 가고 있어요', en: 'On to the payment window' },
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
      sees: { role: 'status', name: { ko: '본인 확인 결과를 저장하고 있어요', en: 'Keeping the verification' } },
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
      sees: { role: 'status', name: { ko: '결제 결과를 확인하고 있어요', en: 'Asking how the payment went' } },
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
            ko: '우리 쪽에 문제가 생겼어요. 다시 해 보고, 계속되면 아래 번호와 함께 알려 주세요.',
            en: 'Something went wrong on our side. Try again; if it stays, tell us the number below.',
          },
        },
      },
    },
    evaluatingResult: 'transient',
    settling: {
      sees: { role: 'status', name: { ko: '결제를 확인하고 있어요', en: 'The payment is being confirmed' } },
      steps: { 'watchOrder paid': { target: 'completed' }, 'watchOrder lost': lost },
    },
    waitingForDeposit: {
      sees: { role: 'heading', name: { ko: '입금하면 바로 열려요', en: 'It opens as soon as you have paid' } },
      steps: {
        'watchOrder paid': { target: 'completed' },
        'watchOrder lost': lost,
        'deadline passed': { target: 'over' },
      },
    },
    resultUnknown: {
      sees: { role: 'alert', name: { ko: '결과를 확인하지 못했어요', en: 'The result could not be asked for' } },
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
      sees: { role: 'heading', name: { ko: '아직 결제되지 않은 주문이에요', en: 'This order is not paid yet' } },
      steps: {},
    },
    over: { sees: { role: 'heading', name: { ko: '끝난 주문이에요', en: 'This order is over' } }, steps: {} },
    failed: {
      sees: {
        role: 'heading',
        name: { ko: '주문하지 못했어요', en: 'The order did not go through' },
        navigatesTo: '^/order-failed$',
      },
      steps: {},
    },
  },
}
