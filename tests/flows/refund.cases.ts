import { verifyPassword } from '#contract/accounts/profile.ts'
import {
  cancelOrder,
  type Order,
  orderDetail,
  type RefundAccount,
  type RefundPreview,
  refundPreview,
} from '#contract/orders/orders.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Cancellation, refundActors, refundMachine } from '#machines/refund.machine.ts'
import type { EventCases, ReplyCases } from './flow-model.ts'
import { errorOf, errorReply, lostReply, offlineReply } from './replies.ts'
import { sampleOrder, sampleOrderNumbers } from './samples/order-samples.ts'
import { sampleDeadline, sampleId, sampleMoment, samplePassword } from './samples/samples.ts'
import type { UserDriver } from './user-driver.ts'

const { paid, deposited } = sampleOrderNumbers

/** Seconds after which the sandbox answers a late refund or receipt. */
export const lateAnswerSeconds = 40

const cancellation: Cancellation = { reason: 'mistake', other_reason: '' }

/** The last four digits decide the sandbox's answer (`server/sandbox/payment/test-numbers.ts`). */
const account = (lastDigits: string): RefundAccount => ({
  bank: 'kookmin',
  number: `11002345${lastDigits}`,
  holder: '김하늘',
})

async function submit(user: UserDriver): Promise<void> {
  await user.select('Reason for cancelling', cancellation.reason)
  await user.click('button', 'Cancel the order', 'Cancel and refund ₩69,000')
}

async function enterPassword(user: UserDriver): Promise<void> {
  await user.type('Password', samplePassword)
  await user.click('button', 'Confirm')
}

const submitWith = (lastDigits: string) => ({
  payload: { cancellation: { ...cancellation, account: account(lastDigits) } },
  perform: async (user: UserDriver) => {
    const { bank, number, holder } = account(lastDigits)
    await user.select('Bank for the refund', bank)
    await user.type('Account number', number)
    await user.type('Account holder', holder)
    await submit(user)
  },
})

/** What a buyer does who cancels an order. */
export const refundEvents = {
  'cancellation.submitted': {
    'with a reason': { payload: { cancellation }, perform: submit },
    'with an account': submitWith('6789'),
    'with a late account': submitWith('1111'),
    'with a refused account': submitWith('0000'),
  },
  'cancellation.confirmed': {
    pressed: { payload: {}, perform: (user) => user.click('button', 'Refund ₩69,000', 'Cancel this order') },
  },
  'password.submitted': {
    typed: { payload: { password: samplePassword }, perform: enterPassword },
  },
  cancel: { pressed: { payload: {}, perform: (user) => user.click('button', 'Keep it') } },
  'retry.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Try again') } },
} satisfies EventCases<typeof refundMachine>

const preview = (change: Partial<RefundPreview>): RefundPreview => ({
  order_number: paid,
  items: [
    {
      id: sampleId,
      name: '정맥주사와 채혈, 처음부터 끝까지',
      amt: 69_000,
      refund_amt: 69_000,
      delivery_amt: 0,
      is_delivered: false,
      refusal: null,
      progress: { done: 1, of: 9, percent: 11 },
      counted_from: sampleMoment,
      until: '2026-11-28T03:00:00.000Z',
      must_return: false,
      early_end: null,
    },
  ],
  paid_amt: 69_000,
  refunded_amt: 0,
  deducted_amt: 0,
  refund_amt: 69_000,
  days: { passed: 3, of: 7 },
  progress_limit: 20,
  needs_account: false,
  ...change,
})

const byCard = preview({})
const nothing = preview({
  items: byCard.items.map((item) => ({
    ...item,
    refund_amt: 0,
    refusal: 'too_far',
    progress: { done: 4, of: 9, percent: 44 },
  })),
  deducted_amt: 69_000,
  refund_amt: 0,
})

const refund = (status: Order['refunds'][number]['status']): Order['refunds'][number] => ({
  amt: 69_000,
  reason: 'mistake',
  status,
  requested_at: sampleMoment,
  completed_at: status === 'requested' ? null : '2026-11-21T05:10:00.000Z',
})
const noMore = { pay: false, cancel: false, request_cash_receipt: false }
export const canceled = sampleOrder({ status: 'canceled', can: noMore })
export const refunded = sampleOrder({
  status: 'refund_completed',
  refunded_amt: 69_000,
  refunds: [refund('completed')],
  can: noMore,
})
export const pending = sampleOrder({ status: 'cancel_requested', refunds: [refund('requested')], can: noMore })
export const refused = sampleOrder({
  status: 'paid',
  refunds: [refund('refused')],
  can: { ...noMore, cancel: true },
})

interface Context {
  readonly order: string
  readonly entry: string
  readonly cancellation: Cancellation | undefined
  readonly error: unknown
}

const isUnpaid = ({ entry }: Context) => entry === 'unpaid'
const isPaid = ({ order }: Context) => order === paid
const isDeposited = ({ order }: Context) => order === deposited
const isAccount =
  (lastDigits: string) =>
  ({ cancellation: given }: Context) =>
    given?.account?.number.endsWith(lastDigits) ?? false

/** How the calls and the refund end. */
export const refundReplies = {
  refundPreview: {
    'by card': { output: byCard, possible: isPaid },
    'by deposit': {
      output: preview({ order_number: deposited, needs_account: true }),
      possible: isDeposited,
    },
    nothing: { output: nothing, possible: (context) => isPaid(context) && context.error === undefined },
    changed: errorReply(refundPreview, codes.orderStateConflict),
    failing: errorReply(refundPreview, codes.internalError),
  },
  cancelOrder: {
    canceled: { output: canceled, possible: isUnpaid },
    refunded: {
      output: refunded,
      possible: (context) => !isUnpaid(context) && !isAccount('1111')(context) && !isAccount('0000')(context),
    },
    pending: { output: pending, possible: isAccount('1111') },
    refused: { output: refused, possible: isAccount('0000') },
    'amount changed': { ...errorReply(cancelOrder, codes.amountChanged), possible: isPaid },
    'nothing left': { ...errorReply(cancelOrder, codes.nothingToRefund), possible: isPaid },
    'no account': { ...errorReply(cancelOrder, codes.refundAccountMissing), possible: isDeposited },
    // Another tab was faster.
    'canceled before': {
      error: errorOf(cancelOrder, codes.orderStateConflict),
      before: (user) => user.environment.cancelInOtherTab(),
      possible: isUnpaid,
    },
    // The login is too long ago for a refund to another account.
    'too late': { ...errorReply(cancelOrder, codes.freshAuthenticationRequired), possible: isDeposited },
    'other holder': { ...errorReply(cancelOrder, codes.refundHolderMismatch), possible: isDeposited },
    'in progress': errorReply(cancelOrder, codes.requestInProgress),
    'other request': errorReply(cancelOrder, codes.idempotencyKeyReused),
    failing: errorReply(cancelOrder, codes.internalError),
    lost: lostReply(cancelOrder),
    offline: offlineReply,
  },
  verifyPassword: {
    right: { output: { fresh_until: sampleDeadline } },
    wrong: errorReply(verifyPassword, codes.wrongPassword),
    offline: offlineReply,
  },
  watchRefund: {
    refunded: {
      output: refunded,
      after: (user) => user.environment.advanceClock(lateAnswerSeconds),
    },
    // The account of another tab or of an operator was refused.
    refused: {
      output: refused,
      possible: ({ cancellation: given }) => given === undefined,
      after: (user) => user.environment.advanceClock(lateAnswerSeconds),
    },
    lost: {
      error: errorOf(orderDetail, codes.tooManyRequests),
      after: (user) => user.environment.failNextCall(orderDetail, codes.tooManyRequests),
    },
  },
} satisfies ReplyCases<typeof refundMachine, typeof refundActors>
