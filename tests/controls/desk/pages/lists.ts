import { contentList } from '#contract/desk/content.ts'
import { emptySearchList } from '#contract/desk/funnels.ts'
import { inquiryList } from '#contract/desk/inquiries.ts'
import { memberList } from '#contract/desk/members.ts'
import { deskOrderList } from '#contract/desk/orders.ts'
import { recordList } from '#contract/desk/records.ts'
import { answerReview, hideReview, restoreReview, reviewList } from '#contract/desk/reviews.ts'
import { today } from '#contract/desk/today.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls, Row } from '#tests/controls/rows.ts'
import type { DeskTable } from '../page.tsx'

// Lists on their second of three pages, each narrowed by one filter.

/**
 * A filter that is used: the list of `path` is read from its first page with the parameters `query`, which stand in the
 * address `page` as well.
 */
const filters =
  (page: string, path: string) =>
  (use: string, query: string, state = '') =>
    ({
      use,
      state,
      calls: [`GET ${path}?${query}${query === '' ? '' : '&'}page_index=1`],
      address: `${page}${query === '' ? '' : `?${query}`}`,
      goes: ['link Previous page'],
      changes: { 'link 1': 'current', 'link 2': '' },
    }) satisfies Row

/** Search without a change: the same filters, from the first page. */
const search = (page: string, path: string, query: string): Row => {
  const { use: _use, ...row } = filters(page, path)('', query)
  return row
}

/** Links to the other pages of a list. */
const pagination = (address: string): Readonly<Record<string, Row>> => ({
  'link Previous page': { address },
  'link 1': { address },
  'link 2': { address: `${address}&page=2`, state: 'current' },
  'link 3': { address: `${address}&page=3` },
  'link Next page': { address: `${address}&page=3` },
})

/** A field for words says how many it takes. */
const words = (row: Row): Row => ({ ...row, description: 'Enter up to 100 characters' })

const reviewsAgain = 'GET /review?state=reported&page_index=2'

/** The form of an answer below a review. */
const answerForm = (text: string, body: string, review: number, act: string): Controls => ({
  'textbox Answer below the review': { state: [text, 'required'].filter(Boolean).join(' ') },
  'button Publish': {
    typed: { 'textbox Answer below the review': 'Thank you' },
    calls: [`PUT /review/${review}/answer ${body}`, reviewsAgain],
    says: `Done: ${act}`,
    focus: `status Done: ${act}`,
    goes: ['textbox Answer below the review', 'button Publish'],
  },
})

/** The form of an act with its reason. A review that waited is settled: a link leads to Today. */
const reasonForm = (act: string, path: string, settles = true): Controls => ({
  'textbox Reason, for the record': { state: 'required' },
  [`button ${act} (2)`]: {
    typed: { 'textbox Reason, for the record': 'an insult' },
    calls: [`POST ${path} {"reason":"an insult"}`, reviewsAgain, ...(settles ? ['GET /today'] : [])],
    says: `Done: ${act}`,
    focus: settles ? 'link Everything is done. View Today' : `status Done: ${act}`,
    comes: settles ? ['link Everything is done. View Today'] : [],
    goes: ['textbox Reason, for the record', `button ${act} (2)`],
  },
})

const byOrder = filters('/orders', '/order')
const byMember = filters('/members', '/member')
const byInquiry = filters('/inquiries', '/inquiry')
const byReview = filters('/reviews', '/review')
const byRecord = filters('/record', '/record')
const byContent = filters('/content', '/content')
const byTerm = filters('/empty-searches', '/figures/empty-searches')

const haneul = '11111111-1111-4111-8111-111111111111'
const bada = '22222222-2222-4222-8222-222222222222'

export const orders: DeskTable = {
  address: '/orders?stage=to_ship&page=2',
  answers: [
    answer(deskOrderList, [
      {
        order_number: '20261121-ABCDEFGH',
        status: 'paid',
        method: 'card',
        ordered_at: '2026-11-20T18:00:00.000Z',
        buyer_name: '김하늘',
        userid: 'haneul',
        name: 'Headset',
        others: 1,
        total_amt: 480_000,
        refunded_amt: 59_000,
        shipped_at: null,
        stages: ['to_ship', 'partly_refunded'],
      },
      {
        order_number: '20261120-JKLMNPQR',
        status: 'canceled',
        method: null,
        ordered_at: '2026-11-20T02:00:00.000Z',
        buyer_name: '이바다',
        userid: null,
        name: 'Controller',
        others: 0,
        total_amt: 12_500,
        refunded_amt: 0,
        shipped_at: '2026-11-21T02:00:00.000Z',
        stages: [],
      },
    ]),
  ],
  controls: {
    'textbox Order number': words(byOrder('20261121', 'number=20261121&stage=to_ship')),
    'textbox Buyer: ID, name or phone': words(byOrder('5678', 'buyer=5678&stage=to_ship')),
    'textbox Course or device': words(byOrder('Welding', 'item=Welding&stage=to_ship')),
    'combobox State': byOrder('paid', 'status=paid&stage=to_ship'),
    'combobox Goods and refunds': byOrder('delivered', 'stage=delivered', 'to_ship'),
    'combobox Payment': byOrder('free', 'method=free&stage=to_ship'),
    'day From': byOrder('2026-11-05', 'stage=to_ship&from=2026-11-05'),
    'day Until': byOrder('2026-11-20', 'stage=to_ship&until=2026-11-20'),
    'button Search': search('/orders', '/order', 'stage=to_ship'),
    'button Save as CSV': {
      calls: [1, 2, 3].map((page) => `GET /order?stage=to_ship&page_index=${page}&page_size=100`),
      saves: [
        'Order,Ordered,Buyer,ID,What,State,Goods and refunds,Payment,Total,Refunded,Shipped',
        ...[1, 2, 3].flatMap(() => [
          '20261121-ABCDEFGH,2026-11-21 03:00,김하늘,haneul,Headset and 1 more,Paid,"To ship, Partly refunded",Credit card,480000,59000,',
          '20261120-JKLMNPQR,2026-11-20 11:00,이바다,,Controller,Cancelled,,,12500,0,2026-11-21 11:00',
        ]),
      ],
    },
    'link 20261121-ABCDEFGH': { address: '/orders/20261121-ABCDEFGH' },
    'link 20261120-JKLMNPQR': { address: '/orders/20261120-JKLMNPQR' },
    ...pagination('/orders?stage=to_ship'),
  },
}

export const members: DeskTable = {
  address: '/members?status=restricted&page=2',
  answers: [
    answer(memberList, [
      {
        id: haneul,
        userid: 'haneul',
        name: '김하늘',
        type: 'IDV',
        status: 'restricted',
        registered_at: '2026-01-05T02:00:00.000Z',
        email: 'haneul@example.com',
        phone: '01012345678',
      },
      {
        id: bada,
        userid: '',
        name: '',
        type: 'GRP',
        status: 'withdrawn',
        registered_at: '2025-02-06T02:00:00.000Z',
        email: null,
        phone: null,
      },
    ]),
  ],
  controls: {
    'searchbox ID, name, email or phone': words(byMember('5678', 'search=5678&status=restricted')),
    'combobox Status': byMember('active', 'status=active', 'restricted'),
    'day Registered from': byMember('2026-01-01', 'status=restricted&registered_from=2026-01-01'),
    'day Registered until': byMember('2026-01-31', 'status=restricted&registered_until=2026-01-31'),
    'button Search': search('/members', '/member', 'status=restricted'),
    'link haneul': { address: `/members/${haneul}` },
    'link Deleted': { address: `/members/${bada}` },
    ...pagination('/members?status=restricted'),
  },
}

const inquiry = {
  locale: 'ko',
  sent_at: '2026-11-26T02:00:00.000Z',
  due_at: '2026-11-27T09:00:00.000Z',
  objector: null,
} as const

export const inquiries: DeskTable = {
  address: '/inquiries?category=refund&page=2',
  answers: [
    answer(inquiryList, [
      {
        ...inquiry,
        id: 7,
        category: 'refund',
        taken_by: null,
        has_picture: true,
        title: '환불해 주세요',
        name: '김하늘',
      },
      {
        ...inquiry,
        id: 9,
        category: 'error',
        taken_by: { id: bada, name: 'Kim' },
        has_picture: false,
        title: 'No picture',
        name: 'Lee',
      },
    ]),
  ],
  controls: {
    'link Saved answers': { address: '/saved-answers' },
    'combobox Type': byInquiry('', '', 'refund'),
    'combobox Taken by': byInquiry('me', 'category=refund&taken=me'),
    'button Search': search('/inquiries', '/inquiry', 'category=refund'),
    'link 환불해 주세요': { address: '/inquiries/7' },
    'link No picture': { address: '/inquiries/9' },
    ...pagination('/inquiries?category=refund'),
  },
}

export const reviews: DeskTable = {
  address: '/reviews?state=reported&page=2',
  answers: [
    answer(answerReview, {}),
    answer(hideReview, {}),
    answer(restoreReview, {}),
    answer(today, { entries: [], counts: [] }),
    answer(reviewList, [
      {
        id: 3,
        course: { number: 101, title: { ko: '용접', en: 'Welding' } },
        author: { id: haneul, userid: 'haneul', name: '김하늘' },
        rating: 4,
        text: '좋아요',
        written_at: '2026-11-20T02:00:00.000Z',
        edited_at: null,
        reports: 2,
        answer: null,
        hidden_at: null,
      },
      {
        id: 5,
        course: { number: 102, title: { ko: '비행', en: 'Flying' } },
        author: { id: bada, userid: 'bada', name: '이바다' },
        rating: 1,
        text: '별로예요',
        written_at: '2026-11-21T02:00:00.000Z',
        edited_at: null,
        reports: 0,
        answer: { text: 'Sorry', answered_at: '2026-11-22T02:00:00.000Z' },
        hidden_at: '2026-11-23T02:00:00.000Z',
      },
    ]),
    answer(contentList, [
      {
        path: 'courses/welding.yaml',
        kind: 'course',
        idx: 101,
        title: { ko: '용접', en: 'Welding' },
        edition: 3,
        published_at: '2026-11-01T02:00:00.000Z',
        draft: null,
      },
    ]),
  ],
  controls: {
    'combobox Show': byReview('hidden', 'state=hidden', 'reported'),
    'combobox Course': words(byReview('Welding', 'course=Welding&state=reported')),
    'button Search': search('/reviews', '/review', 'state=reported'),
    'button Answer': {
      opens: answerForm('', `{"answer":"Thank you","answered_at":null}`, 3, 'Answer'),
    },
    'button Hide': { opens: reasonForm('Hide', '/review/3/hide') },
    'button Keep': { opens: reasonForm('Keep', '/review/3/restore') },
    'link 김하늘': { address: `/members/${haneul}` },
    'button Change the answer': {
      opens: answerForm(
        'Sorry',
        `{"answer":"Thank you","answered_at":"2026-11-22T02:00:00.000Z"}`,
        5,
        'Change the answer',
      ),
    },
    'button Show again': { opens: reasonForm('Show again', '/review/5/restore', false) },
    'link 이바다': { address: `/members/${bada}` },
    ...pagination('/reviews?state=reported'),
  },
}

export const record: DeskTable = {
  address: '/record?subject_kind=order&page=2',
  answers: [
    answer(recordList, [
      {
        position: 12,
        happened_at: '2026-11-26T02:00:00.000Z',
        operator: 'Seo',
        network: '203.0.113.7',
        act: 'refund-order',
        subject_kind: 'order',
        subject: '20261121-ABCDEFGH',
        subject_name: null,
        details: { reason: 'broken' },
      },
      {
        position: 11,
        happened_at: '2026-11-25T02:00:00.000Z',
        operator: 'Kim',
        network: 'command line',
        act: 'read-member',
        subject_kind: 'member',
        subject: haneul,
        subject_name: 'haneul',
        details: null,
      },
    ]),
  ],
  controls: {
    'textbox Operator': words(byRecord('Seo', 'operator=Seo&subject_kind=order')),
    'combobox Act': byRecord('login', 'act=login&subject_kind=order'),
    'combobox About': byRecord('member', 'subject_kind=member', 'order'),
    'textbox Number, name, email address or title': words(byRecord('haneul', 'subject_kind=order&subject=haneul')),
    'button Search': search('/record', '/record', 'subject_kind=order'),
    'link 20261121-ABCDEFGH': { address: '/orders/20261121-ABCDEFGH' },
    'link haneul': { address: `/members/${haneul}` },
    ...pagination('/record?subject_kind=order'),
  },
}

export const content: DeskTable = {
  address: '/content?kind=course&page=2',
  answers: [
    answer(contentList, [
      {
        path: 'courses/welding.yaml',
        kind: 'course',
        idx: 101,
        title: { ko: '용접', en: 'Welding' },
        edition: 3,
        published_at: '2026-11-01T02:00:00.000Z',
        draft: null,
      },
      {
        path: 'notices/31.yaml',
        kind: 'notice',
        idx: 31,
        title: { ko: '점검', en: 'Maintenance' },
        edition: 0,
        published_at: null,
        draft: {
          version: 4,
          updated_at: '2026-11-26T02:00:00.000Z',
          updated_by: 'Kim',
          publish_at: '2026-12-01T02:00:00.000Z',
          has_failed: false,
          failure: null,
        },
      },
    ]),
  ],
  controls: {
    'link New': { address: '/content/new' },
    'searchbox Title or number': words(byContent('101', 'kind=course&term=101')),
    'combobox Kind': byContent('notice', 'kind=notice', 'course'),
    'combobox State': byContent('failed', 'kind=course&state=failed'),
    'button Search': search('/content', '/content', 'kind=course'),
    'link Welding': { address: '/content/file?path=courses%2Fwelding.yaml' },
    'link Maintenance': { address: '/content/file?path=notices%2F31.yaml' },
    ...pagination('/content?kind=course'),
  },
}

export const emptySearches: DeskTable = {
  address: '/empty-searches?from=2026-11-01&page=2',
  answers: [
    answer(emptySearchList, [
      { term: '수영', times: 7, last_day: '2026-11-20' },
      { term: 'diving', times: 3, last_day: '2026-11-21' },
    ]),
  ],
  controls: {
    'day From': byTerm('2026-11-05', 'from=2026-11-05&until=2026-11-27', '2026-11-01'),
    'day Until': byTerm('2026-11-20', 'from=2026-11-01&until=2026-11-20', '2026-11-27'),
    'combobox Page language': byTerm('en', 'from=2026-11-01&until=2026-11-27&locale=en'),
    'button Search': search('/empty-searches', '/figures/empty-searches', 'from=2026-11-01&until=2026-11-27'),
    'link Add a synonym': { address: '/content/file?path=synonyms.yaml' },
    'link Add a synonym (2)': { address: '/content/file?path=synonyms.yaml' },
    ...pagination('/empty-searches?from=2026-11-01'),
  },
}
