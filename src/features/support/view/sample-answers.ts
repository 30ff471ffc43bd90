import type { QueryClient } from '@tanstack/react-query'
import { deliveryMessages, quote } from '../../../../contract/checkout.ts'
import type { CallInput, ContentOf, Endpoint } from '../../../../contract/endpoint.ts'
import { selectedItems } from '../../../../contract/order-selection.ts'
import { inquiryCategories } from '../../../../contract/inquiries.ts'
import { orderDetail } from '../../../../contract/orders.ts'
import { profile } from '../../../../contract/profile.ts'
import { socialAccounts } from '../../../../contract/social-login.ts'
import { sampleId, sampleMoment, sampleSession } from '../../../../machines/models/samples.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { endpointQuery } from '../../../lib/http/endpoint-query.ts'
import type { Http } from '../../../lib/http/http.ts'
import { sampleIn } from './english-samples.ts'

/** Rejects every call: a support view never reaches the server. */
export const rejectCalls: Http = (endpoint) =>
  Promise.reject(new Error(`a support view makes no calls: "${endpoint.name}"`))

const nothing = { params: {}, query: {} }

/** Fills the query cache with sample answers for pages of members, in the language of the page. */
export function seedSampleAnswers(queryClient: QueryClient, locale: Locale): void {
  const answer = <E extends Endpoint>(endpoint: E, input: CallInput<E>, content: ContentOf<E>) =>
    queryClient.setQueryData(endpointQuery(rejectCalls, endpoint, input).queryKey, {
      content: sampleIn(content, locale),
      page_info: undefined,
    })
  answer(profile, nothing, {
    userid: 'practice01',
    nickname: null,
    username: sampleSession.username,
    birth: '2001-04-17',
    phone: '010-0000-0142',
    email: 'haneul@practicum.example',
    recv_sms: false,
    recv_email: true,
    type: 'IDV',
    group: null,
    belonging: { organization: null, clno: null, scnm: null, colg: null, dept: null, major: null },
    is_dit_vrf: true,
    created_at: '2025-03-02',
    status: 'active',
    restricted_until: null,
  })
  answer(socialAccounts, nothing, [])
  answer(inquiryCategories, nothing, [
    { code: 'all', name: '전체' },
    { code: 'service', name: '서비스 신청' },
    { code: 'account', name: '계정 문의' },
    { code: 'error', name: '오류 신고' },
    { code: 'partnership', name: '제휴 문의' },
    { code: 'refund', name: '교환과 환불' },
    { code: 'other', name: '그 밖에' },
  ])
  const item = {
    kind: 'subscription',
    name: '정맥주사와 채혈, 처음부터 끝까지',
    option: null,
    course: 101,
    device: null,
    months: 3,
    quantity: 1,
    from: '2026-11-21',
    until: '2027-02-20',
    regular_amt: 79_000,
    delivery_amt: 0,
  } as const
  const amounts = { regular_amt: 79_000, discount_amt: 10_000, delivery_amt: 0, total_amt: 69_000 }
  const messages = [
    { code: 'door', text: '문 앞에 놓아 주세요' },
    { code: 'other', text: '직접 적기' },
  ]
  answer(deliveryMessages, nothing, messages)
  const items = selectedItems({ course: 101, option: '101003' })
  // File names of pictures contain a hash of their content, so samples cannot name one.
  const thumbnail =
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='%23dfe9e7' d='M0 0h4v3H0z'/%3E%3C/svg%3E"
  answer(
    quote,
    { ...nothing, body: { items } },
    {
      ...amounts,
      is_delivered: false,
      additions: [],
      items: [{ ...item, ...amounts, thumbnail, option_idx: 101003, owned: null }],
      last_delivery: null,
    },
  )
  const free = { ...amounts, regular_amt: 0, discount_amt: 0, total_amt: 0 }
  answer(
    quote,
    { ...nothing, body: { items: selectedItems({ course: 109, option: '109500' }) } },
    {
      ...free,
      is_delivered: false,
      additions: [],
      items: [{ ...item, ...free, thumbnail, option_idx: 109500, owned: null }],
      last_delivery: null,
    },
  )
  const order = { order_number: '20261121-7QK2M9XD', total_amt: 69_000 }
  answer(
    orderDetail,
    { params: { id: order.order_number }, query: {} },
    {
      ...order,
      ...amounts,
      status: 'paid',
      ordered_at: sampleMoment,
      name: item.name,
      others: 0,
      refunded_amt: 0,
      items: [{ ...item, option_idx: 101003, id: sampleId, amt: 69_000, is_refunded: false }],
      buyer: { name: sampleSession.username, phone: '01000000142' },
      delivery: {
        postcode: '04799',
        address: '서울 성동구 아차산로 104',
        address_detail: '1203호',
        message: '문 앞에 놓아 주세요',
        status: 'none',
        carrier: null,
        tracking_no: null,
        shipped_at: null,
      },
      payment: null,
      refunds: [],
      cash_receipt: null,
      can: { pay: false, cancel: true, request_cash_receipt: false },
    },
  )
}
