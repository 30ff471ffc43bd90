import { deleteInquiryAnswer, type OwnInquiry, ownInquiries, ownInquiry } from '#contract/content/own-inquiries.ts'
import { orderList } from '#contract/orders/orders.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { accountParts, links, pagination, reads } from './rows.ts'

const since = 'year=2026&month=3&day=5'

export const history: ShopTable = {
  address: '/mypage/history?year=2026&month=3&day=5&page=2',
  isMember: true,
  answers: [
    answer(orderList, [
      {
        order_number: '20261121-ABCDEFGH',
        status: 'paid',
        ordered_at: '2026-11-21T01:00:00.000Z',
        name: 'Headset',
        others: 2,
        total_amt: 480_000,
        refunded_amt: 59_000,
        can_pay: false,
        failed_tries: [],
      },
      {
        order_number: '20261120-JKLMNPQR',
        status: 'pending',
        ordered_at: '2026-11-20T01:00:00.000Z',
        name: 'Welding',
        others: 0,
        total_amt: 12_500,
        refunded_amt: 0,
        can_pay: true,
        failed_tries: ['20261119-STUVWXYZ'],
      },
    ]),
  ],
  controls: {
    'link My profile': { address: '/mypage' },
    ...accountParts,
    'link Purchase history': { address: '/mypage/history', state: 'current' },
    'combobox Year': {
      use: '',
      state: '2026',
      changes: { 'combobox Month': '3 disabled', 'combobox Day': '5 disabled' },
    },
    'combobox Month': { use: '4', state: '3' },
    'combobox Day': { use: '6', state: '5' },
    'button Show orders': {
      typed: { 'combobox Month': '4', 'combobox Day': '6' },
      ...reads('/member/my/order?page_index=1&page_size=5&since=2026-04-06', '/mypage/history?year=2026&month=4&day=6'),
    },
    ...links({
      'Headset and 2 more': '/mypage/history/detail?id=20261121-ABCDEFGH',
      Welding: '/mypage/history/detail?id=20261120-JKLMNPQR',
      'Pay or cancel': '/mypage/history/detail?id=20261120-JKLMNPQR',
    }),
    'summary 1 failed attempt before': {
      focus: 'summary 1 failed attempt before',
      opens: links({ 'Order 20261119-STUVWXYZ': '/mypage/history/detail?id=20261119-STUVWXYZ' }),
    },
    ...pagination(`/mypage/history?${since}`),
  },
}

const inquiry = {
  category: { code: 'refund', name: 'Exchange and refund' },
  submitted_at: '2026-11-20T02:00:00.000Z',
} as const

export const inquiries: ShopTable = {
  address: '/mypage/inquiries?page=2',
  isMember: true,
  answers: [
    answer(ownInquiries, [
      { ...inquiry, inquiry_id: 7, title: 'Please refund', answered_at: null },
      { ...inquiry, inquiry_id: 9, title: null, answered_at: '2026-11-22T02:00:00.000Z' },
    ]),
  ],
  controls: {
    'link My profile': { address: '/mypage' },
    ...accountParts,
    'link My inquiries': { address: '/mypage/inquiries', state: 'current' },
    ...links({
      'New inquiry': '/cs/inquiry',
      'Please refund': '/mypage/inquiries/detail?id=7',
      'Inquiry 9': '/mypage/inquiries/detail?id=9',
    }),
    ...pagination('/mypage/inquiries'),
  },
}

const ownParts: Controls = {
  'link My profile': { address: '/mypage' },
  ...accountParts,
  'link My inquiries': { address: '/mypage/inquiries', state: 'current' },
  'link My inquiries (2)': { address: '/mypage/inquiries' },
}
const waiting: OwnInquiry = {
  ...inquiry,
  inquiry_id: 7,
  title: 'Please refund',
  answered_at: null,
  content: 'I bought it twice.',
  has_image: true,
  answer: null,
  kept_until: null,
}

export const waitingInquiry: ShopTable = {
  address: '/mypage/inquiries/detail?id=7',
  isMember: true,
  answers: [answer(ownInquiry, waiting)],
  controls: ownParts,
}

export const answeredInquiry: ShopTable = {
  address: '/mypage/inquiries/detail?id=9',
  isMember: true,
  answers: [
    answer(ownInquiry, {
      ...waiting,
      inquiry_id: 9,
      title: null,
      answered_at: '2026-11-22T02:00:00.000Z',
      content: null,
      has_image: false,
      answer: 'We refunded one of them.',
      kept_until: '2027-11-22T02:00:00.000Z',
    }),
    answer(deleteInquiryAnswer, {}),
    answer(ownInquiries, []),
  ],
  controls: {
    ...ownParts,
    'link Ask something else': { address: '/cs/inquiry' },
    'button Delete the reply': {
      says: 'Delete the reply?You can’t get it back.Keep itDelete',
      focus: 'button Delete',
      opens: {
        'button Keep it': { focus: 'button Delete the reply' },
        'button Delete': {
          calls: ['DELETE /member/my/inquiry/9', 'GET /member/my/inquiry?page_index=1&page_size=10'],
          address: '/mypage/inquiries',
          focus: 'h1 My inquiries',
        },
      },
    },
  },
}
