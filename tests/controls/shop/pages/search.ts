import { deviceDetails, deviceList } from '#contract/content/devices.ts'
import { type Manual, manualCategories, manualList } from '#contract/content/downloads.ts'
import { type EventSummary, eventDetails, eventList } from '#contract/content/events.ts'
import { type Faq, faqList } from '#contract/content/faq.ts'
import { type NoticeSummary, noticeDetails, noticeList } from '#contract/content/notices.ts'
import { legalArticleList, searchReading } from '#contract/content/search.ts'
import { courseCategories, courseHighlights, courseList } from '#contract/courses/course-calls.ts'
import { sampleCourse } from '#features/courses/course.fixture.ts'
import { sampleDevice } from '#features/devices/device.fixture.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls, Row } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { bookmark, links, noLonger } from './rows.ts'

// Two results of each kind; courses are on the second of three pages. A press of the field's button is a form that the
// browser sends (tests/e2e/search.phone.spec.ts).

const course = sampleCourse({ idx: 101, title: 'Headset care' })
const others = sampleCourse({
  idx: 102,
  title: 'Headset repair',
  individual: { ...course.individual, is_exist: false },
})

const manual: Manual = {
  idx: 5,
  category: { code: 'content', name: 'Courses' },
  title: 'Headset manual',
  file: { id: 'c'.repeat(32), name: 'headset.pdf', size: 2_450_000 },
  pages: 12,
  updated_on: '2026-11-03',
}
const question: Faq = {
  idx: 11,
  category: { code: 'device', name: 'Devices' },
  title: 'Return of a headset',
  description: 'Yes.',
  created_at: '2026-11-02',
  updated_at: '2026-11-15',
}
const notice: NoticeSummary = {
  ...{ idx: 31, number: 8, category: 'guides', title: 'Headset news', author: 'Practicum', view: 3, top: false },
  ...{ attachments: [], created_at: '2026-11-20' },
}
const event: EventSummary = {
  ...{ idx: 3, title: 'Headset week', summary: 'Half price', thumbnail: '/e.svg', category: null, state: 'ongoing' },
  ...{ starts_on: '2026-11-20', ends_on: '2026-12-05' },
}

const categories = answer(courseCategories, [
  {
    ...{
      code: 'healthcare',
      name: 'Healthcare',
      thumbnail: '/a.svg',
      focus: 50,
      icon: 'wrench',
      classification: ['Nursing'],
    },
    count: { ALL: 9, IDV: 7, GRP: 3 },
  },
  {
    ...{ code: 'safety', name: 'Safety', thumbnail: '/b.svg', focus: 50, icon: 'wrench', classification: ['Fire'] },
    count: { ALL: 5, IDV: 4, GRP: 2 },
  },
])
const fields = links({
  'Healthcare 9 courses': '/contents?category=healthcare',
  'Safety 5 courses': '/contents?category=safety',
})

/** The field becomes a combobox once its suggestions can come. */
const field = (value: string): Controls => ({
  'searchbox Search term': {
    state: [value, 'required'].filter(Boolean).join(' '),
    description: 'Enter up to 50 characters',
    focus: 'combobox Search term',
    comes: ['combobox Search term'],
    goes: ['searchbox Search term'],
  },
})

/** A page of the found courses. What else was found is the same on each, and is not read again. */
const page = (number: number, row: Row = {}): Row => ({
  calls: [`GET /lecture/intro/contents?title=headset&sort=relevance&page_index=${number}&member_type=ALL`],
  address: `/search?q=headset${number === 1 ? '' : `&page=${number}`}`,
  changes: noLonger(['link 2']),
  ...row,
})

export const found: ShopTable = {
  address: '/search?q=headset&page=2',
  answers: [
    answer(courseList, [course, others]),
    answer(deviceList, [sampleDevice(), sampleDevice({ idx: 13, name: 'Tethered headset Two' })]),
    answer(manualList, [manual, { ...manual, idx: 6, title: 'Headset straps' }]),
    answer(faqList, [question, { ...question, idx: 12, title: 'Courses with a headset' }]),
    answer(noticeList, [notice, { ...notice, idx: 32, title: 'Headset repairs' }]),
    answer(eventList, [event, { ...event, idx: 4, title: 'Headset month' }]),
    answer(legalArticleList, [
      { document: 'terms', edition: '2025', article: 'article-26', number: 26, title: 'Rental of a headset' },
      { document: 'privacy', edition: '2025', article: 'article-4', number: 4, title: 'What a headset measures' },
    ]),
    answer(searchReading, { marks: ['headset'], corrected: null, unknown: [], similar: [] }),
  ],
  // Read ahead of a click.
  frame: [
    answer(deviceDetails, []),
    answer(noticeDetails, []),
    answer(eventDetails, []),
    answer(manualCategories, [{ code: 'content', name: 'Courses', count: 9 }]),
    { ...answer(manualList, [manual]), query: '?title=Headset+manual' },
    { ...answer(manualList, [manual]), query: '?title=Headset+straps' },
  ],
  controls: {
    'link All 539': { address: '#main', state: 'current' },
    ...links({
      'Courses 107': '#courses',
      'Devices 2': '#devices',
      'Manuals 107': '#manuals',
      'FAQ 2': '#questions',
      'Notices 107': '#notices',
      'Events 107': '#events',
      'Terms and privacy 107': '#articles',
      'See all 107 courses': '/contents?title=headset',
      'Headset care': '/contents/detail?id=101&memberType=IDV',
      'Headset repair': '/contents/detail?id=102&memberType=GRP',
    }),
    'link Previous page': page(1, {
      focus: 'h1 “headset”',
      goes: ['link Previous page'],
      changes: { 'link 1': 'current', 'link 2': '' },
    }),
    'link 1': page(1, { goes: ['link Previous page'] }),
    'link 2': { address: '/search?q=headset&page=2', state: 'current' },
    'link 3': page(3, { goes: ['link Next page'] }),
    'link Next page': page(3, {
      focus: 'h1 “headset”',
      goes: ['link Next page'],
      changes: { 'link 2': '', 'link 3': 'current' },
    }),
    ...links({
      'See all devices': '/device',
      'Standalone headset One': '/device/detail?id=11',
      'Tethered headset Two': '/device/detail?id=13',
      'See all 107 manuals': '/downloads?tab=manuals&title=headset',
      'Headset manual': '/downloads?tab=manuals&title=Headset+manual',
      'Headset straps': '/downloads?tab=manuals&title=Headset+straps',
      'See all 2 questions': '/cs/faq?title=headset',
      'Return of a headset': '/cs/faq?id=11',
      'Courses with a headset': '/cs/faq?id=12',
      'See all 107 notices': '/cs/notices?title=headset',
      'Headset news': '/cs/notice-detail?id=31',
      'Headset repairs': '/cs/notice-detail?id=32',
      'See all events': '/cs/event',
      'Headset week': '/cs/event-detail?id=3',
      'Headset month': '/cs/event-detail?id=4',
      'Read the terms of use': '/agreement',
      'Rental of a headset': '/agreement/2025#article-26',
      'What a headset measures': '/privacy-policy/2025#article-4',
    }),
  },
}

const popular = [
  sampleCourse({ idx: 103, title: 'Welding', keyword: ['weld', 'torch'] }),
  sampleCourse({ idx: 104, title: 'Flying', keyword: ['plane'] }),
]
const popularCards: Controls = {
  'link Welding': { address: '/contents/detail?id=103&memberType=IDV' },
  ...bookmark('Welding'),
  'link Flying': { address: '/contents/detail?id=104&memberType=IDV' },
  ...bookmark('Flying'),
}

const readings = (similar: readonly { readonly term: string; readonly count: number }[]) =>
  answer(searchReading, { marks: [], corrected: null, unknown: ['hedzet'], similar: [...similar] })
const nothing = [
  categories,
  answer(courseList, []),
  answer(deviceList, []),
  answer(manualList, []),
  answer(faqList, []),
  answer(noticeList, []),
  answer(eventList, []),
  answer(legalArticleList, []),
  answer(courseHighlights, { new: [], popular, free: [], coming: [], totals: { free_lessons: 7 } }),
]

export const nothingFound: ShopTable = {
  address: '/search?q=hedzet',
  answers: [
    // Legal texts alone answer no search.
    answer(legalArticleList, [
      { document: 'privacy', edition: '2025', article: 'article-4', number: 4, title: 'What we measure' },
      { document: 'privacy', edition: '2025', article: 'article-5', number: 5, title: 'What we keep' },
    ]),
    ...nothing,
    readings([
      { term: 'headset', count: 4 },
      { term: 'head', count: 2 },
    ]),
  ],
  controls: {
    ...links({ 'headset 4': '/search?q=headset', 'head 2': '/search?q=head' }),
    ...fields,
    'link See all devices': { address: '/device' },
    ...popularCards,
    ...links({
      'Read the privacy policy': '/privacy-policy',
      'What we measure': '/privacy-policy/2025#article-4',
      'What we keep': '/privacy-policy/2025#article-5',
    }),
  },
}

export const nothingFoundOnPhone: ShopTable = {
  address: '/search?q=hedzet',
  layout: 'mobile',
  answers: [...nothing, readings([])],
  controls: {
    ...field('hedzet'),
    'link Clear the search': {
      address: '/search',
      focus: 'h1 Search',
      goes: ['link Clear the search', 'link weld', 'link plane', 'link See all devices', ...Object.keys(popularCards)],
    },
    'button Search': {},
    ...links({ weld: '/search?q=weld', plane: '/search?q=plane' }),
    ...fields,
    'link See all devices': { address: '/device' },
    ...popularCards,
  },
}

export const search: ShopTable = {
  address: '/search',
  answers: [categories],
  // The header has the button as well.
  controls: { ...field(''), 'button Search': { focus: 'button Search (2)' }, ...fields },
}
