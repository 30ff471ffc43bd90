import { type Order, orderDetail, requestCashReceipt } from '#contract/orders/orders.ts'
import * as codes from '#contract/protocol/codes.ts'
import { cashReceiptActors, cashReceiptMachine, type ReceiptRequest } from '#machines/cash-receipt.machine.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { lateAnswerSeconds } from './refund.cases.ts'
import { errorOf, errorReply, lostReply, offlineReply } from './replies.ts'
import { sampleOrder, sampleOrderNumbers } from './samples/order-samples.ts'
import type { UserDriver } from './user-driver.ts'

const { deposited, receiptRequested } = sampleOrderNumbers

const withReceipt = (status: NonNullable<Order['cash_receipt']>['status']) =>
  sampleOrder({
    status: 'paid',
    cash_receipt: { type: 'personal', number: '*******0142', status },
    can: { pay: false, cancel: true, request_cash_receipt: status === 'canceled' },
  })
const issued = withReceipt('issued')
const requested = withReceipt('requested')
const refused = withReceipt('canceled')

/** The last four digits decide the sandbox's answer (`server/sandbox/payment/test-numbers.ts`). */
const submitted = (number: string) => ({
  payload: { request: { type: 'personal', number } satisfies ReceiptRequest },
  perform: async (user: UserDriver) => {
    await user.type('Mobile number or business number', number)
    await user.click('button', 'Request a cash receipt')
  },
})

interface Context {
  readonly request: ReceiptRequest | undefined
}
const isNumber =
  (number: string) =>
  ({ request }: Context) =>
    request?.number === number

const cashReceiptFlow = defineFlow({
  name: 'cash-receipt',
  title: { ko: '현금영수증', en: 'Cash receipt' },
  machine: cashReceiptMachine,
  actors: cashReceiptActors,
  starts: {
    'without a receipt': {
      input: { order: deposited, entry: 'none' },
      address: `/mypage/history/detail?id=${deposited}`,
      isMember: true,
      open: (user, next) => user.environment.openOrder('deposited', next),
    },
    'receipt requested': {
      input: { order: receiptRequested, entry: 'requested' },
      address: `/mypage/history/detail?id=${receiptRequested}`,
      isMember: true,
      open: (user, next) => user.environment.openOrder('receipt requested', next),
    },
  },
  events: {
    'receipt.submitted': {
      typed: submitted('01023450142'),
      late: submitted('01023451111'),
      refused: submitted('01023450000'),
    },
    'retry.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Try again') } },
  },
  replies: {
    requestCashReceipt: {
      issued: { output: issued, possible: isNumber('01023450142') },
      requested: { output: requested, possible: isNumber('01023451111') },
      refused: { output: refused, possible: isNumber('01023450000') },
      // Another tab cancelled the order.
      'canceled before': {
        error: errorOf(requestCashReceipt, codes.orderStateConflict),
        before: (user) => user.environment.cancelInOtherTab(),
      },
      invalid: errorReply(requestCashReceipt, codes.invalidRequest),
      failing: errorReply(requestCashReceipt, codes.internalError),
      lost: lostReply(requestCashReceipt),
      offline: offlineReply,
    },
    watchReceipt: {
      issued: { output: issued, after: (user) => user.environment.advanceClock(lateAnswerSeconds) },
      refused: {
        output: refused,
        possible: ({ request }) => request === undefined,
        after: (user) => user.environment.advanceClock(lateAnswerSeconds),
      },
      lost: {
        error: errorOf(orderDetail, codes.tooManyRequests),
        after: (user) => user.environment.failNextCall(orderDetail, codes.tooManyRequests),
      },
    },
  },
  calls: { watchReceipt: [orderDetail] },
  stateTitles: {
    enteringNumber: { ko: '번호 입력 중', en: 'Entering the number' },
    requestingReceipt: { ko: '영수증 신청 중', en: 'Asking for it' },
    receiptPending: { ko: '영수증 대기 중', en: 'Receipt is pending' },
    receiptUnknown: { ko: '영수증 결과 모름', en: 'Receipt is unknown' },
    receiptRefused: { ko: '영수증 거절됨', en: 'Receipt was refused' },
    receiptUnavailable: { ko: '신청할 수 없음', en: 'Not available' },
    receiptIssued: { ko: '영수증 발급됨', en: 'Receipt was issued' },
  },
})

const networkError = { ko: '네트워크 오류가 생겼어요', en: 'Network Error' }
const refusal = {
  ko: '번호를 확인하고 다시 신청해 주세요.',
  en: 'Check the number and try again.',
}
const show = (order: Order) => [{ type: 'showOrder', params: { order } }] as const

/** The provider is asked for the receipt of a number. */
const requesting = (number: string) =>
  ({
    target: 'requestingReceipt',
    invokes: {
      requestCashReceipt: { params: { id: deposited }, body: { type: 'personal', number } },
    },
  }) as const
/** The same for the order whose first receipt was refused. */
const requestingAgain = (number: string) =>
  ({
    when: { order: receiptRequested },
    target: 'requestingReceipt',
    invokes: {
      requestCashReceipt: { params: { id: receiptRequested }, body: { type: 'personal', number } },
    },
  }) as const

/** The cash receipt of a transfer or deposit (specification, section 9). */
export const cashReceiptModel = defineFlowModel(cashReceiptFlow, {
  starts: {
    'without a receipt': { target: 'enteringNumber' },
    'receipt requested': { target: 'receiptPending', invokes: { watchReceipt: { order: receiptRequested } } },
  },
  states: {
    openingReceipt: 'transient',
    enteringNumber: {
      sees: {
        role: 'textbox',
        name: { ko: '휴대폰 번호 또는 사업자등록번호', en: 'Mobile number or business number' },
      },
      failureTitles: [{ ko: '현금영수증을 신청하지 못했어요', en: 'The cash receipt wasn’t requested' }],
      steps: {
        'receipt.submitted typed': [requestingAgain('01023450142'), requesting('01023450142')],
        'receipt.submitted late': [requestingAgain('01023451111'), requesting('01023451111')],
        'receipt.submitted refused': [requestingAgain('01023450000'), requesting('01023450000')],
      },
    },
    requestingReceipt: {
      sees: { role: 'button', name: { ko: '신청하고 있어요', en: 'Requesting the receipt' } },
      steps: {
        'requestCashReceipt issued': { target: 'receiptIssued', actions: show(issued) },
        'requestCashReceipt requested': [
          {
            when: { order: deposited },
            target: 'receiptPending',
            actions: show(requested),
            invokes: { watchReceipt: { order: deposited } },
          },
          {
            target: 'receiptPending',
            actions: show(requested),
            invokes: { watchReceipt: { order: receiptRequested } },
          },
        ],
        'requestCashReceipt refused': { target: 'receiptRefused', actions: show(refused), shows: refusal },
        'requestCashReceipt canceled before': {
          target: 'receiptUnavailable',
          actions: [{ type: 'reloadOrder' }],
          shows: {
            ko: '그사이 주문이 바뀌었어요. 구매 내역에서 확인해 주세요.',
            en: 'This order has changed. Check it in your purchase history.',
          },
        },
        'requestCashReceipt invalid': {
          target: 'enteringNumber',
          shows: {
            ko: '입력한 내용 중 맞지 않는 것이 있어요. 확인하고 다시 시도해 주세요.',
            en: 'Something you entered isn’t valid. Check it and try again.',
          },
        },
        'requestCashReceipt failing': {
          target: 'enteringNumber',
          shows: {
            ko: '저희 쪽에 문제가 생겼어요. 다시 시도해 주세요. 계속되면 아래 번호와 함께 알려 주세요.',
            en: 'Something went wrong on our side. Try again. If it keeps happening, send us the number below.',
          },
        },
        'requestCashReceipt lost': { target: 'enteringNumber', shows: networkError },
        'requestCashReceipt offline': { target: 'enteringNumber', shows: networkError },
      },
    },
    receiptPending: {
      sees: { role: 'heading', name: { ko: '현금영수증을 신청했어요', en: 'Your cash receipt has been requested' } },
      reads: [
        {
          ko: '*******0142 번호로 발급할게요. 발급되면 여기에 표시돼요.',
          en: 'We’ll issue it to *******0142 and show it here.',
        },
      ],
      steps: {
        'watchReceipt issued': { target: 'receiptIssued', actions: show(issued) },
        'watchReceipt refused': { target: 'receiptRefused', actions: show(refused), shows: refusal },
        'watchReceipt lost': {
          target: 'receiptUnknown',
          shows: {
            ko: '짧은 시간에 너무 많이 시도했어요. 잠시 후 다시 시도해 주세요.',
            en: 'Too many attempts. Wait a moment, then try again.',
          },
        },
      },
    },
    receiptUnknown: {
      sees: { role: 'alert', name: { ko: '결과를 확인하지 못했어요', en: 'We couldn’t check the result' } },
      steps: {
        'retry.requested pressed': [
          { when: { order: deposited }, target: 'receiptPending', invokes: { watchReceipt: { order: deposited } } },
          { target: 'receiptPending', invokes: { watchReceipt: { order: receiptRequested } } },
        ],
      },
    },
    receiptRefused: {
      sees: {
        role: 'alert',
        name: { ko: '현금영수증을 발급하지 못했어요', en: 'Your cash receipt wasn’t issued' },
      },
      reads: [
        {
          ko: '결제사가 *******0142 번호를 승인하지 않았어요. 번호를 확인하고 다시 신청해 주세요.',
          en: 'The payment provider didn’t accept *******0142. Check the number and try again.',
        },
      ],
      steps: { 'retry.requested pressed': { target: 'enteringNumber' } },
    },
    receiptUnavailable: {
      sees: {
        role: 'alert',
        name: { ko: '현금영수증을 신청하지 못했어요', en: 'The cash receipt wasn’t requested' },
      },
      reads: [{ ko: '구매 내역 보기', en: 'View purchase history' }],
      steps: {},
    },
    receiptIssued: {
      sees: { role: 'heading', name: { ko: '현금영수증을 발급했어요', en: 'Your cash receipt has been issued' } },
      reads: [
        { ko: '국세청에 *******0142 번호로 등록했어요.', en: 'Registered with the tax office under *******0142.' },
      ],
      steps: {},
    },
  },
})
