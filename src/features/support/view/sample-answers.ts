import type { QueryClient } from '@tanstack/react-query'
import { dataExport } from '#contract/accounts/data-export.ts'
import { profile } from '#contract/accounts/profile.ts'
import { memberSessions } from '#contract/accounts/session.ts'
import { socialAccounts } from '#contract/accounts/social-login.ts'
import { withdrawalPreview, withdrawalReasons } from '#contract/accounts/withdrawal.ts'
import { selectedItems } from '#contract/addresses/order-selection.ts'
import { suggestedQuestions } from '#contract/content/faq.ts'
import { inquiryCategories } from '#contract/content/inquiries.ts'
import { myCourses } from '#contract/content/learning.ts'
import { deliveryMessages, quote } from '#contract/orders/checkout.ts'
import { deliveryAddressList } from '#contract/orders/delivery-addresses.ts'
import type { OrderAmounts } from '#contract/orders/order-amounts.ts'
import { type Order, orderDetail } from '#contract/orders/orders.ts'
import type { AnswerOf, CallInput, Endpoint } from '#contract/protocol/endpoint.ts'
import type { Locale } from '#contract/values/locale.ts'
import type { Http } from '#lib/http/http.ts'
import { koreanDay } from '#lib/i18n/format.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { stateOf } from '#tests/flows/flow-models.ts'
import {
  sampleOrder,
  sampleOrderNumbers,
  sampleProfile,
  sampleQuote,
  sampleQuoteItem,
} from '#tests/flows/samples/order-samples.ts'
import { sampleId, sampleMoment, sampleSession } from '#tests/flows/samples/samples.ts'
import { sampleWithdrawalPreview } from '#tests/flows/samples/withdrawal.samples.ts'
import { withOrderDay } from '../flows/order-day.ts'
import { sampleIn } from './english-samples.ts'
import { parseRequestedState } from './requested-state.ts'
import { datedToday } from './sample-dates.ts'

/** Rejects every call: a support view never reaches the server. */
export const rejectCalls: Http = (endpoint) =>
  Promise.reject(new Error(`a support view makes no calls: "${endpoint.name}"`))

// File names of pictures contain a hash of their content, so samples cannot name one.
const thumbnail =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%204%203'%3E%3Cpath%20fill='%23dfe9e7'%20d='M0%200h4v3H0z'/%3E%3C/svg%3E"

const otherSampleId = '00000000-0000-4000-8000-000000000002'

interface SampleOptions {
  /** State of a support view: while it waits for a deposit, its order is not paid. */
  readonly at?: string
  /** Day in the numbers of the orders, such as `2026-11-21`; by default that of the samples. */
  readonly orderDay?: string
}

/** Fills the query cache with sample answers for pages of members, in the language of the page. */
export function seedSampleAnswers(
  queryClient: QueryClient,
  locale: Locale,
  { at = '', orderDay = koreanDay(sampleMoment) }: SampleOptions = {},
): void {
  const answer = <E extends Endpoint>(endpoint: E, input: CallInput<E>, sample: AnswerOf<E>) => {
    const { queryKey } = endpointQuery(rejectCalls, endpoint, input)
    // A section that always reads anew would show the rejected call in place of the sample.
    queryClient.setQueryDefaults(queryKey, { refetchOnMount: false })
    queryClient.setQueryData(queryKey, datedToday(sampleIn(sample, locale), orderDay))
  }
  answer(profile, {}, { ...sampleProfile, username: sampleSession.username })
  answer(socialAccounts, {}, [])
  const device = { started_at: sampleMoment, last_used_at: sampleMoment }
  answer(memberSessions, {}, [
    { ...device, id: sampleId, browser: 'chrome', system: 'windows', is_current: true },
    { ...device, id: otherSampleId, browser: 'safari', system: 'ios', is_current: false },
  ])
  answer(deliveryAddressList, {}, [])
  answer(dataExport, {}, { status: 'none', percent: 0, expires_at: null })
  const name = '정맥주사와 채혈, 처음부터 끝까지'
  answer(myCourses, {}, [
    {
      course: 101,
      title: name,
      thumbnail,
      access: 'running',
      from: '2026-11-09',
      until: '2027-02-08',
      days_left: 80,
      lessons: 8,
      done: 3,
      next: 4,
      weeks: [
        { monday: '2026-11-09', finished: 1, percent: 12 },
        { monday: '2026-11-16', finished: 2, percent: 37 },
      ],
    },
  ])
  answer(inquiryCategories, {}, [
    { code: 'all', name: '전체' },
    { code: 'service', name: '서비스 신청' },
    { code: 'account', name: '계정 문의' },
    { code: 'error', name: '오류 신고' },
    { code: 'partnership', name: '제휴 문의' },
    { code: 'refund', name: '교환과 환불' },
    { code: 'other', name: '그 밖에' },
  ])
  answer(suggestedQuestions, {}, [
    { idx: 1, title: '환불은 언제까지 되나요?' },
    { idx: 18, title: '맥에서도 실습할 수 있나요?' },
  ])
  answer(withdrawalReasons, {}, [
    { code: 'learned', name: '배울 것을 다 배웠어요' },
    { code: 'no_course', name: '찾는 과정이 없어요' },
    { code: 'device', name: '기기나 프로그램이 맞지 않아요' },
    { code: 'price', name: '값이 부담돼요' },
    { code: 'privacy', name: '개인정보가 걱정돼요' },
    { code: 'other', name: '그 밖의 이유' },
  ])
  answer(withdrawalPreview, {}, sampleWithdrawalPreview)
  const messages = [
    { code: 'door', text: '문 앞에 놓아 주세요' },
    { code: 'other', text: '직접 입력' },
  ]
  answer(deliveryMessages, {}, messages)
  const quoteFor = (course: number, option: number, price: Partial<OrderAmounts> = {}) => {
    const items = selectedItems({ course, option: String(option) })
    const item = { ...sampleQuoteItem, name, thumbnail, option: null, option_idx: option, ...price }
    answer(quote, { body: { items } }, sampleQuote({ items: [item], additions: [], ...price }))
  }
  quoteFor(101, 101_003)
  quoteFor(109, 109_500, { regular_amt: 0, discount_amt: 0, total_amt: 0 })
  const answerOrder = (order: Order) =>
    answer(
      orderDetail,
      { params: { id: withOrderDay(order.order_number, orderDay) } },
      {
        ...order,
        name,
        buyer: {
          name: sampleSession.username,
          phone: '01000000142',
          postcode: '04799',
          address: '서울 성동구 아차산로 104',
          address_detail: '1203호',
        },
        items: order.items.map((item) => ({
          ...item,
          ...(order.status === 'paid' ? { from: sampleQuoteItem.from, until: sampleQuoteItem.until } : {}),
          id: sampleId,
          name,
          option: null,
        })),
      },
    )
  for (const order of sampleOrders()) answerOrder(order)
  if (parseRequestedState(at).state === waitingForDeposit) answerOrder(awaitedOrder)
}

/** Payments of the sample orders: by card, and by a deposit into a virtual account. */
const cardPayment: Order['payment'] = {
  method: 'card',
  instrument: { kind: 'card', code: 'kookmin' },
  installment_months: 0,
  approve_no: '30014287',
  amt: 69_000,
  approved_at: sampleMoment,
  receipt_url: null,
  virtual_account: null,
}
const depositPayment: Order['payment'] = {
  ...cardPayment,
  method: 'virtual_account',
  instrument: { kind: 'bank', code: 'kookmin' },
  approve_no: null,
}

const waitingForDeposit = stateOf('order-result', 'waitingForDeposit')

/** The order of {@link waitingForDeposit}. */
const awaitedOrder = sampleOrder({
  order_number: sampleOrderNumbers.paid,
  ordered_at: sampleMoment,
  status: 'waiting_for_deposit',
  payment: { ...depositPayment, approved_at: null },
  can: { pay: false, cancel: true, request_cash_receipt: false },
})

/** The orders that the flows of an order's page start with. */
function sampleOrders(): Order[] {
  const noMore = { pay: false, cancel: false, request_cash_receipt: false }
  const ordered_at = sampleMoment
  const { paid, unpaid, deposited, canceling, confirming, receiptRequested } = sampleOrderNumbers
  return [
    sampleOrder({
      order_number: paid,
      ordered_at,
      status: 'paid',
      payment: cardPayment,
      can: { ...noMore, cancel: true },
    }),
    sampleOrder({ order_number: unpaid, ordered_at, can: { ...noMore, pay: true, cancel: true } }),
    sampleOrder({
      order_number: deposited,
      ordered_at,
      status: 'paid',
      payment: depositPayment,
      can: { ...noMore, cancel: true, request_cash_receipt: true },
    }),
    sampleOrder({
      order_number: canceling,
      ordered_at,
      status: 'cancel_requested',
      payment: cardPayment,
      can: noMore,
    }),
    sampleOrder({ order_number: confirming, ordered_at, can: noMore }),
    sampleOrder({
      order_number: receiptRequested,
      ordered_at,
      status: 'paid',
      payment: depositPayment,
      cash_receipt: { type: 'personal', number: '*******0142', status: 'requested' },
      can: { ...noMore, cancel: true },
    }),
  ]
}
