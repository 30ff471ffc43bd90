import { confirmPayment, type OrderProgress, orderProgress } from '#contract/orders/checkout.ts'
import { orderLimits } from '#contract/orders/orders.ts'
import * as codes from '#contract/protocol/codes.ts'
import { orderResultActors, orderResultMachine } from '#machines/order-result.machine.ts'
import { form, order } from './checkout.cases.ts'
import { defineFlow, defineFlowModel } from './flow-model.ts'
import { errorOf, errorReply } from './replies.ts'
import { sampleDeadline, sampleId, sampleMoment } from './samples/samples.ts'

/** What the payment window returns with. */
export const returned = { payment_id: sampleId, payment_key: 'sample-payment-key', amount: form.total_amt } as const

const progress = (change: Partial<OrderProgress>): OrderProgress => ({
  order_number: order,
  status: 'pending',
  total_amt: form.total_amt,
  method: 'card',
  approved_at: null,
  virtual_account: null,
  reason: null,
  decline: null,
  is_settling: false,
  ...change,
})
const paid = progress({ status: 'paid', approved_at: sampleMoment })
const waiting = progress({
  status: 'waiting_for_deposit',
  method: 'virtual_account',
  virtual_account: {
    bank: { kind: 'bank', code: 'kookmin' },
    number: '94280142773561',
    holder: '손길실습',
    until: sampleDeadline,
  },
})
const failed = progress({ status: 'failed', reason: 'amount_mismatch' })
const settling = progress({ is_settling: true })
const unpaid = progress({ decline: 'over_limit' })
const over = progress({ status: 'expired' })

const orderForm = '/order?course=101&option=101003'

const orderResultFlow = defineFlow({
  name: 'order-result',
  title: { ko: '주문 결과', en: 'Order result' },
  machine: orderResultMachine,
  actors: orderResultActors,
  starts: {
    'back from the payment window': {
      input: { entry: 'result', order, returned },
      address: `/order-complete?order=${order}&payment=${returned.payment_id}&payment_key=${returned.payment_key}&amount=${returned.amount}`,
      isMember: true,
      open: (user, next) => user.environment.returnFromPayment(next),
    },
    'failed before': {
      input: { entry: 'failed', order },
      address: `/order-failed?order=${order}&reason=user_cancel&again=${encodeURIComponent(orderForm)}`,
      reason: 'reason',
    },
  },
  events: {
    'answer.requested': { pressed: { payload: {}, perform: (user) => user.click('button', 'Check again') } },
  },
  replies: {
    askOrder: {
      paid: { output: paid },
      waiting: { output: waiting },
      failed: { output: failed },
      settling: { output: settling },
      unpaid: { output: unpaid },
      over: { output: over },
      // The order was paid before: every later answer says so.
      failing: { ...errorReply(confirmPayment, codes.internalError), endsPath: true },
    },
    watchOrder: {
      paid: { output: paid, after: (user) => user.environment.settlePayment() },
      lost: {
        error: errorOf(orderProgress, codes.tooManyRequests),
        after: (user) => user.environment.failNextCall(orderProgress, codes.tooManyRequests),
      },
    },
    deadline: {
      passed: { output: undefined, after: (user) => user.environment.advanceClock(orderLimits.depositSeconds + 1) },
    },
  },
  calls: { askOrder: [confirmPayment] },
  leavesBy: ['goToFailed'],
  stateTitles: {
    asking: { ko: '결과 묻는 중', en: 'Asking for the result' },
    settling: { ko: '결제 확인 중', en: 'Being confirmed' },
    waitingForDeposit: { ko: '입금 대기 중', en: 'Waiting for a deposit' },
    resultUnknown: { ko: '결과 모름', en: 'Result is unknown' },
    completed: { ko: '주문 완료', en: 'Completed' },
    unpaid: { ko: '결제 전', en: 'Unpaid' },
    over: { ko: '끝난 주문', en: 'Order is over' },
    failed: { ko: '주문 실패', en: 'Order failed' },
  },
})

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

/** The purchase is over: the same form is a new purchase. */
const ended = [{ type: 'endPurchaseAttempt' }] as const

/** The same, and the basket no longer holds what was ordered. */
const bought = [...ended, { type: 'syncBasket' }] as const

/** The receipt of the order that waited is no longer true. */
const outdated = [{ type: 'refreshReceipt' }] as const

const completed = { target: 'completed', actions: bought } as const

/**
 * The result of an order, from the return of the payment window to the receipt (specification, sections 4, 6 and 8): a
 * virtual account is open until its deadline, and a failed order has a page of its own with the reason.
 */
export const orderResultModel = defineFlowModel(orderResultFlow, {
  starts: {
    'back from the payment window': asking,
    'failed before': { target: 'failed', actions: ended },
  },
  states: {
    opening: 'transient',
    asking: {
      sees: { role: 'heading', name: { ko: '결제 결과를 확인하고 있어요', en: 'Checking your payment' } },
      reads: [
        {
          ko: '몇 초 걸려요. 이 페이지를 닫아도 구매 내역에서 결과를 볼 수 있어요.',
          en: 'This takes a few seconds. If you close this page, the result will appear in your purchase history.',
        },
      ],
      steps: {
        'askOrder paid': completed,
        'askOrder waiting': {
          target: 'waitingForDeposit',
          actions: bought,
          invokes: { watchOrder: { order, known: 'waiting' }, deadline: { expiresAt: sampleDeadline } },
        },
        'askOrder settling': { target: 'settling', invokes: { watchOrder: { order, known: 'settling' } } },
        'askOrder unpaid': { target: 'unpaid' },
        'askOrder over': { target: 'over', actions: ended },
        'askOrder failed': {
          target: 'failed',
          actions: [{ type: 'goToFailed', params: { order, reason: 'amount_mismatch' } }, ...ended],
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
      steps: { 'watchOrder paid': completed, 'watchOrder lost': lost },
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
        'watchOrder paid': { target: 'completed', actions: [...outdated, ...bought] },
        'watchOrder lost': { ...lost, actions: outdated },
        'deadline passed': { target: 'over', actions: [...outdated, ...ended] },
      },
    },
    resultUnknown: {
      sees: { role: 'alert', name: { ko: '결과를 확인하지 못했어요', en: 'We couldn’t check the result' } },
      reads: [{ ko: '저장된 내용은 그대로예요.', en: 'Nothing has been lost.' }],
      steps: { 'answer.requested pressed': asking },
    },
    completed: {
      sees: { role: 'heading', name: { ko: '주문해 주셔서 고맙습니다', en: 'Thank you for your order' } },
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
})
