import { eventDetails, eventList, eventStates } from '#contract/content/events.ts'
import {
  courseBanners,
  courseCategories,
  courseFilterCounts,
  courseHighlights,
  courseList,
} from '#contract/courses/course-calls.ts'
import { companyPage } from '#contract/pages/company-page.ts'
import { sampleCourse } from '#features/courses/course.fixture.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls, Row } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { bookmark, firstPage, links, noLonger, pagination, reads, supportTabs, words } from './rows.ts'

const welding = sampleCourse({ idx: 101, title: 'Welding' })
const flying = sampleCourse({ idx: 102, title: 'Flying' })
const slide = { text: 'By hand', tab_text: 'Now', picture: '/slide.svg', practice: null, course: null }
const categories = answer(courseCategories, [
  {
    code: 'healthcare',
    name: 'Healthcare',
    thumbnail: '/a.svg',
    focus: 50,
    icon: 'wrench',
    classification: ['Nursing'],
    count: { ALL: 9, IDV: 7, GRP: 3 },
  },
  {
    code: 'safety',
    name: 'Safety',
    thumbnail: '/b.svg',
    focus: 50,
    icon: 'wrench',
    classification: ['Fire'],
    count: { ALL: 5, IDV: 4, GRP: 2 },
  },
])

export const home: ShopTable = {
  address: '/',
  frame: [
    answer(courseBanners, {
      top: null,
      slides: [
        {
          ...slide,
          idx: 1,
          label: 'New',
          title: ['Weld', 'by hand'],
          tab: 'Welding',
          button: 'See the course',
          href: '/contents/detail?id=101',
        },
        {
          ...slide,
          idx: 2,
          label: 'Event',
          title: ['Autumn'],
          tab: 'Autumn week',
          button: 'See the event',
          href: '/cs/event-detail?id=3',
        },
      ],
    }),
  ],
  answers: [
    categories,
    answer(companyPage, {
      ...{ name: 'home', title: 'Hands-on courses', description: 'Courses to do by hand.', note: null },
      blocks: [
        {
          type: 'front',
          title: 'Learn by doing',
          subtitle: '42 courses',
          link: { text: 'For teams', href: '/cs/inquiry?type=partnership', icon: 'users' },
        },
        { type: 'fields', title: 'Fields' },
        { type: 'teachers', title: 'Teachers' },
        { type: 'new', title: 'New courses' },
        { type: 'free', title: 'Free lessons' },
        { type: 'popular', title: 'Popular courses' },
        { type: 'reasons', title: 'Reasons', reasons: [{ title: 'Refunds', text: 'Within days', drawing: 'refund' }] },
        { type: 'coming', title: 'Coming soon' },
      ],
    }),
    answer(courseHighlights, {
      new: [welding, flying],
      popular: [flying, welding],
      free: [
        {
          course: { idx: 101, title: 'Welding', code: 'job', individual: true, teacher: null, standard: null },
          ...{ number: 1, title: 'Gloves on', minutes: 9, thumbnail: '/lesson.svg' },
        },
      ],
      coming: [],
      totals: { free_lessons: 7 },
    }),
  ],
  controls: {
    'link For teams': { address: '/cs/inquiry?type=partnership' },
    'link See the course': { address: '/contents/detail?id=101' },
    'link See the event': { address: '/cs/event-detail?id=3' },
    'link Welding Now': { address: '#slide-1', state: 'current' },
    'link Autumn week Now': { address: '#slide-2' },
    'button Pause slides': {
      focus: 'button Resume slides',
      comes: ['button Resume slides'],
      goes: ['button Pause slides'],
    },
    ...links({
      'Healthcare 9 courses': '/contents?category=healthcare',
      'Safety 5 courses': '/contents?category=safety',
      'See all courses': '/contents',
      Welding: '/contents/detail?id=101&memberType=IDV',
    }),
    ...bookmark('Welding'),
    'link Flying': { address: '/contents/detail?id=102&memberType=IDV' },
    ...bookmark('Flying'),
    ...links({
      'See all 7 free lessons': '/contents?sort=popular&free=yes',
      'Lesson 1. Gloves on': '/contents/detail?id=101&memberType=IDV#curriculum',
      'See all popular courses': '/contents?sort=popular',
      'Flying (2)': '/contents/detail?id=102&memberType=IDV',
      'Welding (2)': '/contents/detail?id=101&memberType=IDV',
    }),
  },
}

/** A filter of the course list: the list, its fields and its filters are read again, from the first page. */
const filtered = (list: string, fields: string, counts: string, address: string, row: Row = {}): Row => ({
  calls: [
    `GET /lecture/intro/contents?${list}`,
    ...(fields === '' ? [] : [`GET /lecture/intro/category/first?${fields}`]),
    ...(counts === '' ? [] : [`GET /lecture/intro/contents/filters?${counts}`]),
  ],
  address: `/contents?${address}`,
  says: '1–50 of 107 courses',
  ...firstPage,
  ...row,
  changes: { ...firstPage.changes, ...row.changes },
})

/** Puts a course into the comparison: the list stays as it is. */
const compared = (title: string, idx: number): Controls => ({
  [`link Add to comparison: ${title}`]: {
    address: `/contents?memberType=IDV&category=healthcare&title=weld&sort=price&page=2&compare=${idx}`,
    says: '1 course chosenChoose one more to compare.Clear',
    focus: `link Remove from comparison: ${title}`,
    comes: [`link Remove from comparison: ${title}`, 'link Clear'],
    goes: [`link Add to comparison: ${title}`],
  },
})

const list = 'memberType=IDV&category=healthcare&title=weld&sort=price'

/** A further filter keeps the others. */
const moreFilters: Controls = Object.fromEntries(
  Object.entries({
    'Free 2': 'price=free',
    'Under ₩40,000 3': 'price=under-40000',
    '₩40,000 to under ₩70,000 4': 'price=under-70000',
    '₩70,000 or more 5': 'price=from-70000',
    'On inquiry 6': 'price=inquiry',
    'Under 4 hours 7': 'length=under-4',
    '4 to under 6 hours 8': 'length=under-6',
    '6 hours or more 9': 'length=from-6',
    'Without a headset 10': 'equipment=no-headset',
    'With a headset 11': 'equipment=headset',
    'With a racing wheel 12': 'equipment=wheel',
    'Has free lessons 13': 'free=yes',
    'On sale now 14': 'campaign=yes',
  }).map(([name, filter]) => [`link ${name}`, { address: `/contents?${list}&${filter}` }]),
)

export const courses: ShopTable = {
  address: '/contents?memberType=IDV&category=healthcare&title=weld&sort=price&page=2',
  answers: [
    categories,
    answer(courseList, [welding, flying]),
    answer(courseFilterCounts, {
      price: { free: 2, 'under-40000': 3, 'under-70000': 4, 'from-70000': 5, inquiry: 6 },
      length: { 'under-4': 7, 'under-6': 8, 'from-6': 9 },
      equipment: { 'no-headset': 10, headset: 11, wheel: 12 },
      free: { yes: 13 },
      campaign: { yes: 14 },
    }),
  ],
  controls: {
    'link All 9': filtered(
      'title=weld&sort=price&page_index=1&ctg_name=healthcare&member_type=ALL',
      '',
      'title=weld&ctg_name=healthcare&member_type=ALL',
      'category=healthcare&title=weld&sort=price',
      {
        comes: ['link All fields 14', 'link Healthcare 9', 'link Safety 5'],
        goes: ['link All fields 11', 'link Healthcare 7', 'link Safety 4', 'link Previous page'],
        changes: noLonger(['link Individuals 7']),
      },
    ),
    'link Individuals 7': { address: `/contents?${list}`, state: 'current' },
    'link Teams 3': filtered(
      'title=weld&sort=price&page_index=1&ctg_name=healthcare&member_type=GRP',
      '',
      'title=weld&ctg_name=healthcare&member_type=GRP',
      'memberType=GRP&category=healthcare&title=weld&sort=price',
      {
        comes: ['link All fields 5', 'link Healthcare 3', 'link Safety 2'],
        goes: ['link All fields 11', 'link Healthcare 7', 'link Safety 4', 'link Previous page'],
        changes: noLonger(['link Individuals 7']),
      },
    ),
    'searchbox Course title': words(
      filtered(
        'title=fly&sort=price&page_index=1&ctg_name=healthcare&member_type=IDV',
        'title=fly',
        'title=fly&ctg_name=healthcare&member_type=IDV',
        'memberType=IDV&category=healthcare&title=fly&sort=price',
        { use: 'fly', state: 'weld' },
      ),
    ),
    'button Search courses': filtered(
      'title=weld&sort=price&page_index=1&ctg_name=healthcare&member_type=IDV',
      '',
      '',
      list,
    ),
    'combobox Sort by': filtered(
      'title=weld&sort=popular&page_index=1&ctg_name=healthcare&member_type=IDV',
      '',
      '',
      'memberType=IDV&category=healthcare&title=weld&sort=popular',
      { use: 'popular', state: 'price' },
    ),
    'button Apply': filtered('title=weld&sort=price&page_index=1&ctg_name=healthcare&member_type=IDV', '', '', list),
    'link View as a comparison': { address: `/contents?${list}&page=2`, state: 'current' },
    'link View as cards': { address: `/contents?${list}&page=2&view=cards` },
    'link All fields 11': filtered(
      'title=weld&sort=price&page_index=1&member_type=IDV',
      '',
      'title=weld&member_type=IDV',
      'memberType=IDV&title=weld&sort=price',
      {
        comes: ['link All 14', 'link Individuals 11', 'link Teams 5'],
        goes: ['link All 9', 'link Individuals 7', 'link Teams 3', 'link Previous page'],
        changes: noLonger(['link Healthcare 7']),
      },
    ),
    'link Healthcare 7': { address: `/contents?${list}`, state: 'current' },
    'link Safety 4': filtered(
      'title=weld&sort=price&page_index=1&ctg_name=safety&member_type=IDV',
      '',
      'title=weld&ctg_name=safety&member_type=IDV',
      'memberType=IDV&category=safety&title=weld&sort=price',
      {
        comes: ['link All 5', 'link Individuals 4', 'link Teams 2'],
        goes: ['link All 9', 'link Individuals 7', 'link Teams 3', 'link Previous page'],
        changes: noLonger(['link Healthcare 7']),
      },
    ),
    'summary Filters': { focus: 'summary Filters', opens: moreFilters },
    'link Welding': { address: '/contents/detail?id=101&memberType=IDV' },
    ...compared('Welding', 101),
    ...bookmark('Welding'),
    'link Flying': { address: '/contents/detail?id=102&memberType=IDV' },
    ...compared('Flying', 102),
    ...bookmark('Flying'),
    ...pagination(`/contents?${list}`),
    'link Request a course': { address: '/cs/inquiry?type=service' },
  },
}

const event = {
  title: 'Autumn week',
  summary: 'Half price',
  thumbnail: '/e.svg',
  category: null,
  state: 'ongoing',
  starts_on: '2026-11-20',
  ends_on: '2026-12-05',
} as const

export const events: ShopTable = {
  address: '/cs/event?state=ongoing&page=2',
  answers: [
    answer(eventStates, { ongoing: 4, upcoming: 2, completed: 7 }),
    answer(eventList, [
      { ...event, idx: 3 },
      { ...event, idx: 4, title: 'Winter week' },
    ]),
  ],
  frame: [answer(eventDetails, [])],
  controls: {
    ...supportTabs('Events'),
    'link All 13': reads('/board/event?page_index=1', '/cs/event', { former: ['link Ongoing 4'] }),
    'link Ongoing 4': { address: '/cs/event?state=ongoing', state: 'current' },
    'link Upcoming 2': reads('/board/event?page_index=1&state=upcoming', '/cs/event?state=upcoming', {
      former: ['link Ongoing 4'],
    }),
    'link Completed 7': reads('/board/event?page_index=1&state=completed', '/cs/event?state=completed', {
      former: ['link Ongoing 4'],
    }),
    'link Autumn week': { address: '/cs/event-detail?id=3' },
    'link Winter week': { address: '/cs/event-detail?id=4' },
    ...pagination('/cs/event?state=ongoing'),
  },
}
