import { clientFile, downloadAttachment, manualCategories, manualList } from '#contract/content/downloads.ts'
import { faqCategories, faqList } from '#contract/content/faq.ts'
import {
  type Notice,
  noticeCategories,
  noticeDetail,
  noticeDetails,
  noticeList,
  viewNotice,
} from '#contract/content/notices.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls, Row } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { firstPage, links, noLonger, pagination, reads, supportTabs, words } from './rows.ts'

// Lists on their second of three pages, each narrowed by a category and by words.

/** A visitor is asked to log in, and comes back to where the download was asked for. */
const askedFirst = (link: string, address: string): Controls => ({
  [link]: {
    says: 'Please login first.Log in to download. It starts right after you log in.CloseLog in',
    focus: 'button Log in',
    opens: { 'button Close': { focus: link }, 'button Log in': { address, focus: 'h1 Log in' } },
  },
})

/** The same for a manual of the list. */
const asksToLogIn = (title: string, digit: string) =>
  askedFirst(
    `link Download ${title}`,
    `/login?next=%2Fdownloads%3Ftab%3Dmanuals%26category%3Dcontent%26title%3Dweld%26page%3D2%23download-${digit.repeat(32)}`,
  )

const filter = (call: string, address: string): Row => ({ calls: [`GET ${call}`], address })

const question = { created_at: '2026-11-02', updated_at: '2026-11-15', category: { code: 'refund', name: 'Refunds' } }

export const faq: ShopTable = {
  address: '/cs/faq?category=refund&title=pass',
  answers: [
    answer(faqCategories, [
      { code: 'payment', name: 'Payment', count: 7 },
      { code: 'refund', name: 'Refunds', count: 3 },
    ]),
    answer(faqList, [
      {
        ...question,
        idx: 11,
        title: 'How do I return a pass?',
        description: 'On <a href="/mypage/history">your orders</a>.',
      },
      { ...question, idx: 12, title: 'When does the money arrive?', description: 'Within three days.' },
    ]),
  ],
  controls: {
    ...supportTabs('FAQ'),
    'link All': { ...filter('/board/faq?title=pass', '/cs/faq?title=pass'), changes: noLonger(['link Refunds 3']) },
    'link Payment 7': {
      ...filter('/board/faq?ctg_code=payment&title=pass', '/cs/faq?category=payment&title=pass'),
      changes: noLonger(['link Refunds 3']),
    },
    'link Refunds 3': { address: '/cs/faq?category=refund&title=pass', state: 'current' },
    'searchbox Words in the question': words({
      use: 'card',
      state: 'pass',
      ...filter('/board/faq?ctg_code=refund&title=card', '/cs/faq?category=refund&title=card'),
    }),
    'button Search questions': {},
    'summary RefundsHow do I return a pass?': {
      comes: ['link your orders', 'link Link to this answer'],
      focus: 'summary RefundsHow do I return a pass?',
      opens: links({ 'your orders': '/mypage/history', 'Link to this answer': '/cs/faq?id=11#faq-11' }),
    },
    'summary RefundsWhen does the money arrive?': {
      comes: ['link Link to this answer'],
      focus: 'summary RefundsWhen does the money arrive?',
      opens: links({ 'Link to this answer': '/cs/faq?id=12#faq-12' }),
    },
    'link Contact us': { address: '/cs/inquiry' },
  },
}

const file = (digit: string, name: string) => ({ id: digit.repeat(32), name, size: 2_450_000 })

const notice: Notice = {
  idx: 31,
  number: 8,
  category: 'guides',
  title: 'Lessons on a Mac',
  text: 'Not yet. <a href="https://example.com/news">More</a>',
  author: 'Practicum',
  view: 1_234,
  top: false,
  created_at: '2026-11-20',
  attachments: [file('a', 'guide.pdf'), file('b', 'prices.xlsx')],
  pictures: [],
  maintenance: null,
  share_picture: null,
  previous: { idx: 30, title: 'Closed on Friday', created_at: '2026-11-18' },
  next: { idx: 33, title: 'New courses', created_at: '2026-11-22' },
}
/** The neighbours of the notice, with as many views as their number says. */
const neighbour = (idx: number, title: string): Notice => ({
  ...{ ...notice, idx, number: idx - 23, title, text: `All about: ${title}`, view: idx, attachments: [] },
  ...{ category: 'notice', top: true, created_at: '2026-11-18', next: null, previous: null },
})
const noticesById = new Map(
  [notice, neighbour(30, 'Closed on Friday'), neighbour(33, 'New courses')].map((each) => [each.idx, each]),
)
const noticeOf = (path: string) => noticesById.get(Number(/\d+/.exec(path.replace('/v1', ''))?.[0])) ?? notice

const categories = answer(noticeCategories, [
  { code: 'notice', name: 'Notice', count: 4 },
  { code: 'guides', name: 'Guides', count: 5 },
])

export const notices: ShopTable = {
  address: '/cs/notices?category=guides&sort=views&title=mac&page=2',
  answers: [categories, answer(noticeList, [notice, { ...notice, idx: 30, title: 'Closed on Friday', top: true }])],
  // Read ahead of a click.
  frame: [answer(noticeDetails, []), { ...categories, query: '' }],
  controls: {
    ...supportTabs('Notices'),
    'link All 9': reads('/board/notice/whole?page_index=1&sort=2&title=mac', '/cs/notices?sort=views&title=mac', {
      former: ['link Guides 5'],
    }),
    'link Notice 4': reads(
      '/board/notice/whole?page_index=1&sort=2&title=mac&ctg_code=notice',
      '/cs/notices?category=notice&sort=views&title=mac',
      { former: ['link Guides 5'] },
    ),
    'link Guides 5': { address: '/cs/notices?category=guides&sort=views&title=mac', state: 'current' },
    'searchbox Title of the notice': words({
      use: 'vr',
      state: 'mac',
      calls: [
        'GET /board/notice/whole?page_index=1&sort=2&title=vr&ctg_code=guides',
        'GET /board/notice/whole/category?title=vr',
      ],
      address: '/cs/notices?category=guides&sort=views&title=vr',
      ...firstPage,
    }),
    'button Search notices': reads(
      '/board/notice/whole?page_index=1&sort=2&title=mac&ctg_code=guides',
      '/cs/notices?category=guides&sort=views&title=mac',
    ),
    'combobox Sort by': reads(
      '/board/notice/whole?page_index=1&sort=1&title=mac&ctg_code=guides',
      '/cs/notices?category=guides&sort=oldest&title=mac',
      { use: 'oldest', state: 'views' },
    ),
    'button Apply': reads(
      '/board/notice/whole?page_index=1&sort=2&title=mac&ctg_code=guides',
      '/cs/notices?category=guides&sort=views&title=mac',
    ),
    'link Lessons on a Mac Has attachments': { address: '/cs/notice-detail?id=31' },
    'link Closed on Friday Has attachments': { address: '/cs/notice-detail?id=30' },
    ...pagination('/cs/notices?category=guides&sort=views&title=mac'),
  },
}

export const noticePage: ShopTable = {
  address: '/cs/notice-detail?id=31',
  answers: [
    categories,
    answer(noticeDetail, ({ path }) => noticeOf(path)),
    answer(viewNotice, ({ path }) => ({ view: noticeOf(path).view + 1 })),
  ],
  controls: {
    ...supportTabs('Notices'),
    'button Copy link': {
      copies: 'http://localhost:3000/cs/notice-detail?id=31&lang=en',
      says: 'Link copied',
      comes: ['button Link copied'],
      focus: 'button Link copied',
      goes: ['button Copy link'],
    },
    'link More (opens in a new tab)': { address: 'https://example.com/news' },
    ...askedFirst(
      'link guide.pdf 2.3 MB Log in to download',
      `/login?next=%2Fcs%2Fnotice-detail%3Fid%3D31%23download-${'a'.repeat(32)}`,
    ),
    ...askedFirst(
      'link prices.xlsx 2.3 MB Log in to download',
      `/login?next=%2Fcs%2Fnotice-detail%3Fid%3D31%23download-${'b'.repeat(32)}`,
    ),
    ...links({
      'New courses': '/cs/notice-detail?id=33',
      'Closed on Friday': '/cs/notice-detail?id=30',
      'Back to the list': '/cs/notices',
    }),
  },
}

const manual = { category: { code: 'content', name: 'Courses' }, pages: 12, updated_on: '2026-11-03' } as const

const manualFilters: Controls = {
  'link Training app': { address: '/downloads' },
  'link Manuals 13': { address: '/downloads?tab=manuals', state: 'current' },
  'link All 13': reads('/manual?title=weld', '/downloads?tab=manuals&title=weld', { former: ['link Courses 9'] }),
  'link App 4': reads('/manual?category=client&title=weld', '/downloads?tab=manuals&category=client&title=weld', {
    former: ['link Courses 9'],
  }),
  'link Courses 9': { address: '/downloads?tab=manuals&category=content&title=weld', state: 'current' },
  'searchbox Manual title': words(
    reads('/manual?category=content&title=seam', '/downloads?tab=manuals&category=content&title=seam', {
      use: 'seam',
      state: 'weld',
    }),
  ),
  'button Search manuals': reads(
    '/manual?category=content&title=weld',
    '/downloads?tab=manuals&category=content&title=weld',
  ),
}

export const manuals: ShopTable = {
  address: '/downloads?tab=manuals&category=content&title=weld&page=2',
  answers: [
    answer(manualCategories, [
      { code: 'client', name: 'App', count: 4 },
      { code: 'content', name: 'Courses', count: 9 },
    ]),
    answer(manualList, [
      { ...manual, idx: 5, title: 'Welding by hand', file: file('c', 'welding.pdf') },
      { ...manual, idx: 6, title: 'Weld seams', file: file('d', 'seams.pdf') },
    ]),
  ],
  controls: {
    ...manualFilters,
    ...asksToLogIn('Welding by hand', 'c'),
    ...asksToLogIn('Weld seams', 'd'),
    ...pagination('/downloads?tab=manuals&category=content&title=weld'),
  },
}

export const clientDownload: ShopTable = {
  address: '/downloads',
  answers: [
    ...manuals.answers,
    answer(clientFile, { version: '2.4.0', released_on: '2026-11-05', file: file('e', 'practicum.exe') }),
  ],
  controls: {
    'link Training app': { address: '/downloads', state: 'current' },
    'link Manuals 13': { address: '/downloads?tab=manuals' },
    ...askedFirst('link Log in to download', `/login?next=%2Fdownloads%23download-${'e'.repeat(32)}`),
  },
}

/** Downloads a file with its own number. */
const downloads = (digit: string): Row => ({
  calls: [`POST /download/attachments {"attachment_id":"${digit.repeat(32)}"}`],
  says: 'File saved',
  saves: ['a manual'],
})

export const membersManuals: ShopTable = {
  ...manuals,
  isMember: true,
  answers: [...manuals.answers, answer(downloadAttachment, new Blob(['a manual']))],
  controls: {
    ...manualFilters,
    'button Download Welding by hand': downloads('c'),
    'button Download Weld seams': downloads('d'),
    ...pagination('/downloads?tab=manuals&category=content&title=weld'),
  },
}
