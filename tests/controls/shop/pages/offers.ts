import { eventDetail, type ShopEvent } from '#contract/content/events.ts'
import { coursePreview, coursePromotion } from '#contract/courses/course-detail.ts'
import { sampleCourse } from '#features/courses/course.fixture.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { bookmark, links, supportTabs } from './rows.ts'

// Pages that lead to courses: the free lessons of one, its promotion, and an event.

const sample = sampleCourse()
const [threeMonths, year] = sample.individual.option.subscription
const course = sampleCourse({
  individual: {
    ...sample.individual,
    option: {
      ...sample.individual.option,
      subscription: [threeMonths, year && { ...year, name: '12-month pass' }].flatMap((option) => option ?? []),
    },
  },
})
const [first, second] = course.curriculum.detail

const clip = (lesson: number): Controls => ({
  [`button Play the clip of lesson ${lesson}`]: {
    focus: `button Stop the clip of lesson ${lesson}`,
    comes: [`button Stop the clip of lesson ${lesson}`],
    goes: [`button Play the clip of lesson ${lesson}`],
  },
})

export const preview: ShopTable = {
  address: '/contents/preview?id=101&lesson=2',
  answers: [
    answer(coursePreview, {
      ...course,
      lessons: [first, second].flatMap((lesson) => (lesson ? [{ ...lesson, free: true, clip: '/clip.svg' }] : [])),
    }),
  ],
  controls: {
    'link Close the preview': { address: '/contents/detail?id=101&memberType=IDV' },
    'link Lesson 1': {
      address: '/contents/preview?id=101',
      comes: ['button Play the clip of lesson 1'],
      goes: ['button Play the clip of lesson 2'],
      changes: { 'link Lesson 2': '' },
    },
    'link Lesson 2': { address: '/contents/preview?id=101&lesson=2', state: 'current' },
    ...clip(2),
    'link See the full course': { address: '/contents/detail?id=101&memberType=IDV' },
  },
}

const feature = { text: 'As they are.', drawing: null, scale: null }
const related = [sampleCourse({ idx: 102, title: 'Suture' }), sampleCourse({ idx: 103, title: 'Intubation' })]
const relatedCards: Controls = {
  'link Suture': { address: '/contents/detail?id=102&memberType=IDV' },
  ...bookmark('Suture'),
  'link Intubation': { address: '/contents/detail?id=103&memberType=IDV' },
  ...bookmark('Intubation'),
  'link All courses in Healthcare': { address: '/contents?category=healthcare' },
}

export const promotion: ShopTable = {
  address: '/promotion?id=101',
  answers: [
    answer(coursePromotion, {
      ...course,
      feature: [
        { ...feature, title: 'Real veins' },
        { ...feature, title: 'Real needles' },
      ],
      related,
    }),
  ],
  controls: {
    ...links({
      'Try lesson 1 for free, 30 min': '/contents/preview?id=101',
      '3-month pass ₩69,000': '/contents/detail?id=101&memberType=IDV&option=101003',
      '12-month pass ₩198,000': '/contents/detail?id=101&memberType=IDV&option=101012',
      'Practice arm pad delivery ₩3,000 ₩32,000': '/contents/detail?id=101&memberType=IDV&option=101500',
      'Buy from ₩69,000': '/contents/detail?id=101&memberType=IDV',
      'Try the free lesson first': '/contents/preview?id=101',
    }),
    ...relatedCards,
    'link Buy': { address: '/contents/detail?id=101&memberType=IDV' },
  },
}

/** The phone has no page of free lessons: they are on the course's page. */
export const promotionForTeamsOnPhone: ShopTable = {
  address: '/promotion?id=101',
  layout: 'mobile',
  answers: [
    answer(coursePromotion, {
      ...course,
      price: null,
      individual: {
        ...course.individual,
        is_exist: false,
        buy: false,
        option: { subscription: [], not_subscription: [] },
      },
      feature: [{ ...feature, title: 'Real veins' }],
      related,
    }),
  ],
  controls: {
    ...links({
      'Try lesson 1 for free, 30 min': '/contents/detail?id=101&memberType=GRP#curriculum',
      'Ask about this course': '/contents/detail?id=101&memberType=GRP',
      'Try the free lesson first': '/contents/detail?id=101&memberType=GRP#curriculum',
    }),
    ...relatedCards,
    'link Contact us': { address: '/contents/detail?id=101&memberType=GRP' },
  },
}

const event: ShopEvent = {
  ...{ idx: 3, title: 'Autumn week', summary: 'Half price', thumbnail: '/e.svg', share_picture: null },
  category: { code: 'healthcare', name: 'Healthcare' },
  ...{ state: 'ongoing', starts_on: '2026-11-20', ends_on: '2026-12-05' },
  text: 'Half price, <a href="/cs/faq">as we say</a> and <a href="https://example.com/news">they say</a>.',
  detail: [{ name: 'For whom', value: 'Everybody' }],
  contents: related,
  previous: { idx: 2, title: 'Summer week', starts_on: '2026-07-20', ends_on: '2026-07-26' },
  next: { idx: 4, title: 'Winter week', starts_on: '2026-12-20', ends_on: '2026-12-27' },
}

export const eventPage: ShopTable = {
  address: '/cs/event-detail?id=3',
  answers: [answer(eventDetail, event)],
  controls: {
    ...supportTabs('Events'),
    'button Copy link': {
      copies: 'http://localhost:3000/cs/event-detail?id=3&lang=en',
      says: 'Link copied',
      focus: 'button Link copied',
      comes: ['button Link copied'],
      goes: ['button Copy link'],
    },
    ...links({
      'as we say': '/cs/faq',
      'they say (opens in a new tab)': 'https://example.com/news',
      'Add to calendar': '/api/v1/board/event/3/calendar?lang=en',
      'Browse courses': '#courses',
      Suture: '/contents/detail?id=102&memberType=IDV',
    }),
    ...bookmark('Suture'),
    'link Intubation': { address: '/contents/detail?id=103&memberType=IDV' },
    ...bookmark('Intubation'),
    ...links({
      'Winter week': '/cs/event-detail?id=4',
      'Summer week': '/cs/event-detail?id=2',
      'Back to the events': '/cs/event',
    }),
  },
}
