import { orderDetail } from '#contract/orders/orders.ts'
import * as codes from '#contract/protocol/codes.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import { refundActors, refundMachine } from '#machines/refund.machine.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { canceled, pending, refundEvents, refunded, refundReplies, refused } from './refund.cases.ts'
import { sampleOrderNumbers } from './samples/order-samples.ts'

const { paid, unpaid, deposited, canceling } = sampleOrderNumbers
const addressOf = (order: string) => `/mypage/history/detail?id=${order}`

const refundFlow = defineFlow({
  name: 'refund',
  title: { ko: '주문 취소와 환불', en: 'Cancellation and refund' },
  machine: refundMachine,
  actors: refundActors,
  starts: {
    'paid by card': {
      input: { order: paid, entry: 'paid' },
      address: addressOf(paid),
      isMember: true,
      open: (user, next) => user.environment.openOrder('paid', next),
    },
    'not paid': {
      input: { order: unpaid, entry: 'unpaid' },
      address: addressOf(unpaid),
      isMember: true,
      open: (user, next) => user.environment.openOrder('unpaid', next),
    },
    'paid by deposit': {
      input: { order: deposited, entry: 'paid' },
      address: addressOf(deposited),
      isMember: true,
      open: (user, next) => user.environment.openOrder('deposited', next),
    },
    'being canceled': {
      input: { order: canceling, entry: 'canceling' },
      address: addressOf(canceling),
      isMember: true,
      open: (user, next) => user.environment.openOrder('canceling', next),
    },
  },
  events: refundEvents,
  replies: refundReplies,
  calls: { watchRefund: [orderDetail] },
  stateTitles: {
    loadingPreview: { ko: '환불 금액 계산 중', en: 'Working out the sum' },
    previewFailed: { ko: '금액 계산 실패', en: 'Sum is unknown' },
    nothingToRefund: { ko: '환불할 금액 없음', en: 'Nothing to refund' },
    enteringReason: { ko: '취소 이유 입력 중', en: 'Choosing a reason' },
    confirmingCancellation: { ko: '취소 확인 중', en: 'Confirming' },
    cancelingOrder: { ko: '주문 취소 중', en: 'Canceling the order' },
    enteringPassword: { ko: '비밀번호 입력 중', en: 'Entering the password' },
    checkingPassword: { ko: '비밀번호 확인 중', en: 'Checking the password' },
    refundPending: { ko: '환불 대기 중', en: 'Refund is pending' },
    refundUnknown: { ko: '환불 결과 모름', en: 'Refund is unknown' },
    refundRefused: { ko: '환불 거절됨', en: 'Refund was refused' },
    orderChanged: { ko: '그사이 바뀐 주문', en: 'Order has changed' },
    orderCanceled: { ko: '주문 취소됨', en: 'Order was cancelled' },
    orderRefunded: { ko: '환불됨', en: 'Order was refunded' },
  },
})

const changed = {
  ko: '그사이 주문이 바뀌었어요. 구매 내역에서 확인해 주세요.',
  en: 'This order has changed. Check it in your purchase history.',
}
const serverError = {
  ko: '저희 쪽에 문제가 생겼어요. 다시 시도해 주세요. 계속되면 아래 번호와 함께 알려 주세요.',
  en: 'Something went wrong on our side. Try again. If it keeps happening, send us the number below.',
}
const networkError = { ko: '네트워크 오류가 생겼어요', en: 'Network Error' }

/** What the confirmation says of the money. */
const consequences = {
  unpaid: {
    ko: '아직 결제하지 않아서 환불할 금액이 없어요.',
    en: 'You haven’t paid yet, so there’s nothing to refund.',
  },
  paid: {
    ko: '69,000원 환불. 과정과 실습 기록이 바로 닫혀요.',
    en: '₩69,000. The course and its practice records close right away.',
  },
}

/** The preview of an order is loaded. */
const loading = (id: string) => ({ target: 'loadingPreview', invokes: { refundPreview: { params: { id } } } }) as const

/** The buyer is asked to confirm the refund of a deposit. */
/** The account is shown in groups of digits before money goes to it. */
const confirmingDeposit = (number: string) =>
  ({
    when: { order: deposited },
    target: 'confirmingCancellation',
    shows: {
      ko: `환불 계좌는 국민은행 ${number}(예금주 김하늘)예요.`,
      en: `We refund to this account: KB Kookmin Bank ${number}, in the name of 김하늘.`,
    },
  }) as const

const cancellation = { reason: 'mistake', other_reason: '' } as const
const accountOf = (number: string) => ({ bank: 'kookmin', number, holder: '김하늘' }) as const
/** The order is cancelled, with the reason and the account that the buyer gave. */
const cancelingDeposit = (number: string) => {
  const given = { ...cancellation, account: accountOf(number) }
  return {
    when: { cancellation: given },
    target: 'cancelingOrder',
    invokes: { cancelOrder: { order: deposited, cancellation: given, expected_refund_amt: 69_000 } },
  } as const
}

/** The provider has not answered: the page waits for it. */
const waiting = [
  { when: { order: deposited }, target: 'refundPending', invokes: { watchRefund: { order: deposited } } },
  { target: 'refundPending', invokes: { watchRefund: { order: canceling } } },
] as const

/** Why the password is asked. */
const passwordTexts = [
  {
    ko: '계좌로 환불해 드리는 주문이라 먼저 비밀번호를 확인해요.',
    en: 'The refund goes to a bank account, so we need your password first.',
  },
  {
    ko: '비밀번호가 없나요? 다시 로그인한 뒤 주문을 취소해 주세요:',
    en: 'No password? Log in again, then cancel the order:',
  },
] as const

/** Cancelling an order, with its refund by the rule (specification, sections 4 and 9). */
export const refundModel = defineFlowModel(refundFlow, {
  starts: {
    'paid by card': loading(paid),
    'not paid': { target: 'enteringReason' },
    'paid by deposit': loading(deposited),
    'being canceled': { target: 'refundPending', invokes: { watchRefund: { order: canceling } } },
  },
  states: {
    opening: 'transient',
    loadingPreview: {
      sees: { role: 'text', name: { ko: '환불 금액을 계산하고 있어요', en: 'Calculating your refund' } },
      steps: {
        'refundPreview by card': [
          { when: { error: undefined }, target: 'enteringReason' },
          {
            when: { error: errorWithCode(codes.amountChanged) },
            target: 'enteringReason',
            shows: {
              ko: '금액이 바뀌었어요. 새 금액을 확인하고 계속해 주세요.',
              en: 'The amount has changed. Check the new amount to continue.',
            },
          },
          {
            when: { error: errorWithCode(codes.nothingToRefund) },
            target: 'enteringReason',
            shows: {
              ko: '더 이상 환불할 수 없는 주문이에요. 규정은 이용약관에 있어요.',
              en: 'This order can no longer be refunded. See the terms of use.',
            },
          },
        ],
        'refundPreview by deposit': [
          { when: { error: undefined }, target: 'enteringReason' },
          {
            when: { error: errorWithCode(codes.refundAccountMissing) },
            target: 'enteringReason',
            shows: {
              ko: '환불받을 계좌를 입력해 주세요.',
              en: 'Enter the bank account for your refund.',
            },
          },
        ],
        'refundPreview nothing': { target: 'nothingToRefund' },
        'refundPreview changed': { target: 'orderChanged', shows: changed, actions: [{ type: 'reloadOrder' }] },
        'refundPreview failing': { target: 'previewFailed', shows: serverError },
      },
    },
    previewFailed: {
      sees: {
        role: 'alert',
        name: { ko: '환불 금액을 계산하지 못했어요', en: 'We couldn’t calculate your refund' },
      },
      steps: {
        'retry.requested pressed': [
          { when: { order: paid }, ...loading(paid) },
          { when: { order: deposited }, ...loading(deposited) },
          { when: { order: canceling }, ...loading(canceling) },
        ],
      },
    },
    nothingToRefund: {
      sees: {
        role: 'heading',
        name: { ko: '환불할 수 없는 주문이에요', en: 'This order can’t be refunded' },
      },
      reads: [{ ko: '진도가 44%예요. 20%부터는 환불할 수 없어요.', en: 'You’ve completed 44%. Refunds end at 20%.' }],
      steps: {},
    },
    enteringReason: {
      sees: { role: 'text', name: { ko: '취소 사유', en: 'Reason for cancelling' } },
      failureTitles: [{ ko: '주문을 취소하지 못했어요', en: 'Your order wasn’t cancelled' }],
      steps: {
        'cancellation.submitted with a reason': [
          { when: { order: paid }, target: 'confirmingCancellation', shows: consequences.paid },
          { when: { order: unpaid }, target: 'confirmingCancellation', shows: consequences.unpaid },
        ],
        'cancellation.submitted with an account': confirmingDeposit('1100 2345 6789'),
        'cancellation.submitted with a late account': confirmingDeposit('1100 2345 1111'),
        'cancellation.submitted with a refused account': confirmingDeposit('1100 2345 0000'),
      },
    },
    confirmingCancellation: {
      sees: { role: 'alertdialog', name: { ko: '이 주문을 취소할까요?', en: 'Cancel this order?' } },
      steps: {
        'cancellation.confirmed pressed': [
          {
            when: { order: paid },
            target: 'cancelingOrder',
            invokes: { cancelOrder: { order: paid, cancellation, expected_refund_amt: 69_000 } },
          },
          {
            when: { order: unpaid },
            target: 'cancelingOrder',
            invokes: { cancelOrder: { order: unpaid, cancellation, expected_refund_amt: 0 } },
          },
          cancelingDeposit('110023456789'),
          cancelingDeposit('110023451111'),
          cancelingDeposit('110023450000'),
        ],
        'cancel pressed': { target: 'enteringReason' },
      },
    },
    cancelingOrder: {
      sees: { role: 'button', name: { ko: '취소하고 있어요', en: 'Cancelling your order' } },
      steps: {
        'cancelOrder canceled': {
          target: 'orderCanceled',
          actions: [{ type: 'showOrder', params: { order: canceled } }],
        },
        'cancelOrder refunded': {
          target: 'orderRefunded',
          actions: [{ type: 'showOrder', params: { order: refunded } }],
        },
        'cancelOrder pending': {
          target: 'refundPending',
          actions: [{ type: 'showOrder', params: { order: pending } }],
          invokes: { watchRefund: { order: deposited } },
        },
        'cancelOrder refused': {
          target: 'refundRefused',
          shows: {
            ko: '주문은 그대로예요. 다른 계좌로 다시 요청하거나 고객센터에 문의해 주세요.',
            en: 'Your order is unchanged. Try again with another account, or contact customer support.',
          },
          actions: [{ type: 'showOrder', params: { order: refused } }],
        },
        // The form shows the error with the new preview.
        'cancelOrder amount changed': { ...loading(paid), keepsError: true },
        'cancelOrder nothing left': { ...loading(paid), keepsError: true },
        'cancelOrder no account': { ...loading(deposited), keepsError: true },
        'cancelOrder canceled before': {
          target: 'orderChanged',
          shows: changed,
          actions: [{ type: 'reloadOrder' }],
        },
        'cancelOrder too late': { target: 'enteringPassword' },
        'cancelOrder other holder': {
          target: 'enteringReason',
          shows: {
            ko: '환불 계좌는 회원님 이름의 계좌여야 해요. 예금주를 확인해 주세요.',
            en: 'The refund account must be in your own name. Check the account holder.',
          },
        },
        'cancelOrder in progress': {
          target: 'enteringReason',
          shows: {
            ko: '이미 처리하고 있어요. 잠시 후 구매 내역을 확인해 주세요.',
            en: 'We’re already processing this. Check your purchase history in a moment.',
          },
        },
        'cancelOrder other request': {
          target: 'enteringReason',
          shows: {
            ko: '다른 내용으로 이미 보낸 요청이에요. 새로고침하고 다시 시도해 주세요.',
            en: 'This was already sent with different details. Reload the page and try again.',
          },
        },
        'cancelOrder failing': { target: 'enteringReason', shows: serverError },
        'cancelOrder lost': { target: 'enteringReason', shows: networkError },
        'cancelOrder offline': { target: 'enteringReason', shows: networkError },
      },
    },
    enteringPassword: {
      sees: { role: 'heading', name: { ko: '본인인지 확인해 주세요', en: 'Confirm it’s you' } },
      reads: passwordTexts,
      failureTitles: [{ ko: '처리하지 못했어요', en: 'That didn’t work' }],
      steps: {
        'password.submitted typed': {
          target: 'checkingPassword',
          invokes: { verifyPassword: { body: { password: 'Practice1!' } } },
        },
        'cancel pressed': { target: 'enteringReason' },
      },
    },
    checkingPassword: {
      sees: { role: 'button', name: { ko: '확인하고 있어요', en: 'Checking' } },
      reads: passwordTexts,
      steps: {
        'verifyPassword right': [
          cancelingDeposit('110023456789'),
          cancelingDeposit('110023451111'),
          cancelingDeposit('110023450000'),
        ],
        'verifyPassword wrong': {
          target: 'enteringPassword',
          shows: { ko: '비밀번호가 맞지 않아요. 다시 입력해 주세요.', en: 'That password isn’t right. Try again.' },
        },
        'verifyPassword offline': { target: 'enteringPassword', shows: networkError },
      },
    },
    evaluatingResult: 'transient',
    refundPending: {
      sees: { role: 'heading', name: { ko: '주문을 취소하고 있어요', en: 'Cancelling your order' } },
      reads: [
        {
          ko: '환불하고 있어요. 영업일 7일 안에 받을 수 있어요.',
          en: 'Your refund is on its way and arrives within 7 business days.',
        },
      ],
      steps: {
        'watchRefund refunded': {
          target: 'orderRefunded',
          actions: [{ type: 'showOrder', params: { order: refunded } }],
        },
        'watchRefund refused': {
          target: 'refundRefused',
          shows: {
            ko: '주문은 그대로예요. 다른 계좌로 다시 요청하거나 고객센터에 문의해 주세요.',
            en: 'Your order is unchanged. Try again with another account, or contact customer support.',
          },
          actions: [{ type: 'showOrder', params: { order: refused } }],
        },
        'watchRefund lost': {
          target: 'refundUnknown',
          shows: {
            ko: '짧은 시간에 너무 많이 시도했어요. 잠시 후 다시 시도해 주세요.',
            en: 'Too many attempts. Wait a moment, then try again.',
          },
        },
      },
    },
    refundUnknown: {
      sees: { role: 'alert', name: { ko: '결과를 확인하지 못했어요', en: 'We couldn’t check the result' } },
      steps: { 'retry.requested pressed': waiting },
    },
    refundRefused: {
      sees: { role: 'alert', name: { ko: '환불하지 못했어요', en: 'The refund wasn’t accepted' } },
      reads: [
        {
          ko: '주문은 그대로예요. 다른 계좌로 다시 요청하거나 고객센터에 문의해 주세요.',
          en: 'Your order is unchanged. Try again with another account, or contact customer support.',
        },
      ],
      steps: {
        'retry.requested pressed': [
          { when: { order: deposited }, ...loading(deposited) },
          { when: { order: canceling }, ...loading(canceling) },
        ],
      },
    },
    orderChanged: {
      sees: { role: 'alert', name: { ko: '주문을 취소하지 못했어요', en: 'Your order wasn’t cancelled' } },
      reads: [{ ko: '구매 내역 보기', en: 'View purchase history' }],
      steps: {},
    },
    orderCanceled: {
      sees: { role: 'heading', name: { ko: '주문을 취소했어요', en: 'Your order has been cancelled' } },
      reads: [{ ko: '결제된 금액은 없어요.', en: 'You weren’t charged.' }],
      steps: {},
    },
    orderRefunded: {
      sees: { role: 'heading', name: { ko: '69,000원을 환불했어요', en: '₩69,000 was refunded' } },
      reads: [
        {
          ko: '주문을 취소했어요. 카드사나 은행에 따라 환불 금액은 며칠 뒤에 들어올 수 있어요.',
          en: 'Your order has been cancelled. Depending on your bank, the refund may take a few days to appear.',
        },
      ],
      steps: {},
    },
  },
})
