import { deskRefundPreview, refundOrder } from '#contract/desk/refunds.ts'
import * as codes from '#contract/protocol/codes.ts'
import { requestWaits } from '#contract/protocol/desk-codes.ts'
import type { CallInput } from '#contract/protocol/endpoint.ts'
import { errorWithCode } from '#machines/api-error-data.ts'
import { type DeskRefund, deskRefundActors, deskRefundMachine } from '#machines/desk-refund.machine.ts'
import { form } from './checkout.cases.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorOf, errorReply, lostReply, offlineReply } from './replies.ts'
import { cardRefund, depositRefund } from './samples/desk-samples.ts'
import { sampleOrderNumbers } from './samples/order-samples.ts'
import type { UserDriver } from './user-driver.ts'

const { paid, deposited } = sampleOrderNumbers
const reason = 'Bought twice'

const byRule = { basis: 'rule', sum: 0, reason, allows_other_holder: false } satisfies DeskRefund
/** Of the course that is finished, for which the rule gives nothing. */
const inFull = { ...byRule, basis: 'lines', lines: [2] } satisfies DeskRefund
const asSum = { ...byRule, basis: 'sum', sum: 5_000 } satisfies DeskRefund
const account = { bank: 'kookmin', number: '110234567890', holder: form.buyer.name } as const
const toBuyer = { ...byRule, account } satisfies DeskRefund
const toOther = { ...byRule, account: { ...account, holder: '이바다' } } satisfies DeskRefund
const toOtherConfirmed = {
  ...byRule,
  account: { ...account, holder: '박나무' },
  allows_other_holder: true,
} satisfies DeskRefund

const ruleChoice = { ko: '환불 규정에 따라', en: 'By the refund rule' }
const fullChoice = { ko: '선택한 품목 전액', en: 'The chosen lines in full' }
const sumChoice = { ko: '금액 지정', en: 'A sum, up to' }
/** Lines, by what was paid for them. */
const firstLine = { ko: ' 69,000원', en: ' ₩69,000' }
const secondLine = { ko: ' 29,000원', en: ' ₩29,000' }
const otherHolder = { ko: '계좌 명의가 구매자와 다르고', en: 'The account is in another name' }

interface Context {
  readonly order: string
  readonly refund: DeskRefund | undefined
}
const isPaidBy =
  (order: string) =>
  (context: Context): boolean =>
    context.order === order
const isOf =
  (...refunds: readonly DeskRefund[]) =>
  ({ refund }: Context): boolean =>
    refunds.some((each) => each === refund)

async function check(user: UserDriver): Promise<void> {
  await user.type('Reason, for the record', reason)
  await user.click('button', 'Check the refund')
}

const intoAccount = (refund: typeof toBuyer | typeof toOther | typeof toOtherConfirmed) => ({
  payload: { refund },
  possible: isPaidBy(deposited),
  perform: async (user: UserDriver) => {
    await user.select('Bank', refund.account.bank)
    await user.type('Account number', refund.account.number)
    await user.type('Account holder', refund.account.holder)
    await user.mark('checkbox', otherHolder, refund.allows_other_holder)
    await check(user)
  },
})

const deskRefundFlow = defineFlow({
  name: 'desk-refund',
  title: { ko: '운영자의 환불', en: 'Refund at the desk' },
  machine: deskRefundMachine,
  actors: deskRefundActors,
  starts: {
    'paid by card': {
      input: { order: paid },
      address: `/orders/${paid}/refund`,
      layout: 'desktop',
      open: (user) => user.environment.openDeskRefund('card'),
    },
    'paid into an account': {
      input: { order: deposited },
      address: `/orders/${deposited}/refund`,
      layout: 'desktop',
      open: (user) => user.environment.openDeskRefund('deposit'),
    },
  },
  events: {
    'refund.submitted': {
      'by the rule': {
        payload: { refund: byRule },
        possible: isPaidBy(paid),
        perform: async (user) => {
          await user.mark('radio', ruleChoice)
          await user.mark('checkbox', firstLine)
          await user.mark('checkbox', secondLine)
          await check(user)
        },
      },
      'of a line in full': {
        payload: { refund: inFull },
        possible: isPaidBy(paid),
        perform: async (user) => {
          await user.mark('radio', fullChoice)
          await user.mark('checkbox', firstLine, false)
          await user.mark('checkbox', secondLine)
          await check(user)
        },
      },
      'of a sum': {
        payload: { refund: asSum },
        possible: isPaidBy(paid),
        perform: async (user) => {
          await user.mark('radio', sumChoice)
          await user.type('Sum in won', '5000')
          await check(user)
        },
      },
      'to the buyer': intoAccount(toBuyer),
      'to another name': intoAccount(toOther),
      'to another name, confirmed': intoAccount(toOtherConfirmed),
    },
    'refund.confirmed': {
      pressed: {
        payload: {},
        perform: (user) => user.click('button', { ko: '69,000원 환불', en: 'Refund ₩69,000' }, 'Ask for the approval'),
      },
    },
    cancel: { pressed: { payload: {}, perform: (user) => user.click('button', 'Back') } },
    'retry.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Try again') } },
  },
  replies: {
    deskRefundPreview: {
      'by card': { output: cardRefund, possible: isPaidBy(paid) },
      'by deposit': { output: depositRefund, possible: isPaidBy(deposited) },
      'not paid': errorReply(deskRefundPreview, codes.orderStateConflict),
      failing: errorReply(deskRefundPreview, codes.internalError),
      lost: lostReply(deskRefundPreview),
    },
    refundOrder: {
      refunded: { output: { outcome: 'refunded' }, possible: isOf(byRule) },
      asked: { output: { outcome: 'asked' }, possible: isOf(inFull, asSum, toBuyer, toOtherConfirmed) },
      'in another name': { error: errorOf(refundOrder, codes.refundHolderMismatch), possible: isOf(toOther) },
      'not paid': errorReply(refundOrder, codes.orderStateConflict),
      'amount changed': errorReply(refundOrder, codes.amountChanged),
      'nothing left': errorReply(refundOrder, codes.nothingToRefund),
      'asked before': errorReply(refundOrder, requestWaits),
      failing: errorReply(refundOrder, codes.internalError),
      offline: offlineReply,
    },
  },
  stateTitles: {
    loadingPreview: { ko: '금액 확인 중', en: 'Loading the amounts' },
    previewFailed: { ko: '금액 확인 실패', en: 'Amounts not loaded' },
    enteringRefund: { ko: '환불 입력 중', en: 'Entering the refund' },
    confirmingRefund: { ko: '환불 확인 중', en: 'Confirming it' },
    refunding: { ko: '환불 중', en: 'Refunding' },
    notPaid: { ko: '결제되지 않음', en: 'Not paid' },
    approvalAsked: { ko: '승인 요청됨', en: 'Approval asked' },
    refunded: { ko: '환불 시작됨', en: 'Refund has begun' },
  },
})

const loading = (order: string) =>
  ({
    when: { order },
    target: 'loadingPreview',
    invokes: { deskRefundPreview: { params: { id: order } } },
  }) as const
const eitherOrder = [loading(paid), loading(deposited)] as const

/** What is asked before the refund is made, until it is. */
const asks = <Refund extends DeskRefund>(refund: Refund, ko: string, en: string) =>
  ({ text: { ko, en }, context: { refund } }) as const
const ruleNotice = asks(byRule, '69,000원을 환불할까요?', 'Refund ₩69,000?')
const fullNotice = asks(inFull, '29,000원 환불을 요청할까요?', 'Ask to refund ₩29,000?')
const sumNotice = asks(asSum, '5,000원 환불을 요청할까요?', 'Ask to refund ₩5,000?')
const buyerNotice = asks(
  toBuyer,
  '국민은행 1102 3456 7890, 예금주 김하늘',
  'KB Kookmin Bank 1102 3456 7890, in the name of 김하늘',
)
const otherNotice = asks(
  toOther,
  '국민은행 1102 3456 7890, 예금주 이바다',
  'KB Kookmin Bank 1102 3456 7890, in the name of 이바다',
)
const confirmedNotice = asks(
  toOtherConfirmed,
  '국민은행 1102 3456 7890, 예금주 박나무',
  'KB Kookmin Bank 1102 3456 7890, in the name of 박나무',
)

/** What had gone back when the amounts were shown. */
const knownRefunded = { [paid]: 1_000, [deposited]: 2_000 } as const

/** A call of the refund, with the amounts that were shown. */
const refunding = (
  order: keyof typeof knownRefunded,
  notice: ReturnType<typeof asks>,
  body: Omit<CallInput<typeof refundOrder>['body'], 'reason' | 'known_refunded_amt'>,
) =>
  ({
    when: notice.context,
    target: 'refunding',
    notice,
    invokes: {
      refundOrder: {
        params: { id: order },
        body: { reason, allows_other_holder: false, known_refunded_amt: knownRefunded[order], ...body },
      },
    },
  }) as const

const notPaid = {
  ko: '결제되지 않았거나 이미 환불 중인 주문이에요. 주문 페이지에서 확인해 주세요.',
  en: 'This order isn’t paid, or is being refunded already. Its page says what happened.',
}
const failing = {
  ko: '서버에 문제가 생겼어요. 다시 시도해 주세요.',
  en: 'Something went wrong on our side. Try again.',
}
const unreachable = {
  ko: '서버에 연결할 수 없어요. 연결을 확인하고 다시 시도해 주세요.',
  en: 'The desk can’t be reached. Check the connection, and try again.',
}
const nothingRefunded = { ko: '환불되지 않았어요', en: 'Nothing was refunded' }
const amountChanged = {
  ko: '확인한 뒤에 금액이 바뀌었어요. 금액을 보고 다시 시도해 주세요.',
  en: 'The amounts have changed since you saw them. Check them and try again.',
}
const nothingLeft = {
  ko: '더 이상 환불할 수 있는 금액이 없어요.',
  en: 'Nothing of this can be refunded any more.',
}

/** The form says why the last attempt failed, also when the amounts were read again because of it. */
const entering = [
  {
    when: { error: errorWithCode(codes.amountChanged) },
    target: 'enteringRefund',
    shows: amountChanged,
  },
  {
    when: { error: errorWithCode(codes.nothingToRefund) },
    target: 'enteringRefund',
    shows: nothingLeft,
  },
  { target: 'enteringRefund' },
] as const

/**
 * A refund at the desk: by the rule at once, beyond it or into an account after a second operator approved it
 * (decision 68).
 */
export const deskRefundModel = defineFlowModel(deskRefundFlow, {
  starts: {
    'paid by card': loading(paid),
    'paid into an account': loading(deposited),
  },
  states: {
    loadingPreview: {
      sees: { role: 'heading', name: { ko: '환불', en: 'Refund' } },
      failureTitles: [nothingRefunded],
      steps: {
        'deskRefundPreview by card': entering,
        'deskRefundPreview by deposit': entering,
        'deskRefundPreview not paid': { target: 'notPaid', shows: notPaid },
        'deskRefundPreview failing': { target: 'previewFailed', shows: failing },
        'deskRefundPreview lost': { target: 'previewFailed', shows: unreachable },
      },
    },
    previewFailed: {
      sees: { role: 'alert', name: { ko: '금액을 불러오지 못했어요', en: 'The amounts didn’t load' } },
      steps: { 'retry.requested pressed': eitherOrder },
    },
    enteringRefund: {
      sees: { role: 'button', name: { ko: '환불 확인', en: 'Check the refund' } },
      failureTitles: [nothingRefunded],
      steps: {
        'refund.submitted by the rule': { target: 'confirmingRefund', notice: ruleNotice },
        'refund.submitted of a line in full': { target: 'confirmingRefund', notice: fullNotice },
        'refund.submitted of a sum': { target: 'confirmingRefund', notice: sumNotice },
        'refund.submitted to the buyer': { target: 'confirmingRefund', notice: buyerNotice },
        'refund.submitted to another name': { target: 'confirmingRefund', notice: otherNotice },
        'refund.submitted to another name, confirmed': { target: 'confirmingRefund', notice: confirmedNotice },
      },
    },
    confirmingRefund: {
      sees: { role: 'button', name: { ko: '이전', en: 'Back' } },
      steps: {
        'refund.confirmed pressed': [
          refunding(paid, ruleNotice, { basis: 'rule', amt: 69_000 }),
          refunding(paid, fullNotice, { basis: 'lines', lines: [2], amt: 29_000 }),
          refunding(paid, sumNotice, { basis: 'sum', amt: 5_000 }),
          refunding(deposited, buyerNotice, { basis: 'rule', amt: 29_000, account }),
          refunding(deposited, otherNotice, { basis: 'rule', amt: 29_000, account: toOther.account }),
          refunding(deposited, confirmedNotice, {
            basis: 'rule',
            amt: 29_000,
            account: toOtherConfirmed.account,
            allows_other_holder: true,
          }),
        ],
        'cancel pressed': { target: 'enteringRefund' },
      },
    },
    refunding: {
      sees: { role: 'button', name: { ko: '처리하는 중', en: 'One moment' } },
      steps: {
        'refundOrder refunded': { target: 'refunded' },
        'refundOrder asked': { target: 'approvalAsked' },
        'refundOrder in another name': {
          target: 'enteringRefund',
          shows: {
            ko: '계좌가 구매자 명의가 아니에요. 구매자에게 확인한 뒤 계좌 아래에 표시해 주세요.',
            en: 'The account isn’t in a name of the buyer. Ask the buyer, then confirm it below the account.',
          },
        },
        'refundOrder not paid': { target: 'notPaid', shows: notPaid },
        'refundOrder amount changed': eitherOrder.map((again) => ({ ...again, shows: amountChanged })),
        'refundOrder nothing left': eitherOrder.map((again) => ({ ...again, shows: nothingLeft })),
        'refundOrder asked before': {
          target: 'enteringRefund',
          shows: {
            ko: '이미 요청했고, 다른 운영자의 승인을 기다리고 있어요.',
            en: 'This was asked for already, and waits for a second operator.',
          },
        },
        'refundOrder failing': { target: 'enteringRefund', shows: failing },
        'refundOrder offline': { target: 'enteringRefund', shows: unreachable },
      },
    },
    notPaid: {
      sees: { role: 'alert', name: { ko: '환불할 금액이 없어요', en: 'There is nothing to refund' } },
      reads: [notPaid],
      steps: {},
    },
    approvalAsked: {
      sees: {
        role: 'status',
        name: { ko: '다른 운영자에게 승인을 요청했어요', en: 'A second operator was asked' },
      },
      reads: [
        {
          ko: '정산 역할의 다른 운영자가 승인하기 전에는 환불되지 않아요.',
          en: 'Nothing is paid before somebody else with the role Money approves it.',
        },
      ],
      steps: {},
    },
    refunded: {
      sees: { role: 'status', name: { ko: '환불을 시작했어요', en: 'The refund has begun' } },
      reads: [
        {
          ko: '구매자에게 메일을 보내요. 발송한 물건은 먼저 돌아와야 해요.',
          en: 'The buyer is mailed. Goods that were shipped have to come back first.',
        },
      ],
      steps: {},
    },
  },
})
