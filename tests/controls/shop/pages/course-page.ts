import { downloadAttachment } from '#contract/content/downloads.ts'
import { courseDetail, courseNotices, courseTraining, nextCourses } from '#contract/courses/course-detail.ts'
import type { CourseNotice } from '#contract/courses/course-notice.ts'
import { deleteReview, type OwnReview, ownReview, reportReview, writeReview } from '#contract/courses/own-review.ts'
import { courseReviews, type Review } from '#contract/courses/reviews.ts'
import { changeSavedCourses } from '#contract/courses/saved-courses.ts'
import { sampleCourse } from '#features/courses/course.fixture.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls, Row } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { bookmark, links } from './rows.ts'

const lesson = (number: number, title: string, free: boolean) => ({
  ...{ number, title, free, thumbnail: '/lesson.svg', exam: false, clip: free ? '/clip.svg' : null },
  ...{ crr_detail: 'What one does.', minutes: 30 },
})
const practice = {
  kind: 'question' as const,
  title: 'Find the vein',
  adds: 'The course adds an arm.',
  lesson: { number: 2, title: 'Prepare' },
  picture: '/vein.svg',
  question: 'Which one?',
  answers: [
    { text: 'The left one', is_right: true },
    { text: 'The right one', is_right: false },
  ],
  because: 'It is straight.',
}
const course = sampleCourse({
  practice,
  rating: { average: 4.5, count: 12 },
  curriculum: {
    ...{ count: 4, free_count: 2, minutes: 120 },
    detail: [lesson(1, 'Look', true), lesson(2, 'Prepare', true), lesson(3, 'Insert', false), lesson(4, 'Tidy', false)],
  },
})

const file = (digit: string, name: string) => ({ id: digit.repeat(32), name, size: 2_450_000 })
const notice: CourseNotice = {
  ...{ idx: 8, number: 8, category: 'notice', title: 'Two new lessons', author: 'Practicum', view: 3, top: false },
  ...{ text: 'See <a href="https://example.com/news">what is new</a>', created_at: '2026-11-20' },
  attachments: [file('a', 'plan.pdf')],
}
const review: Review = {
  ...{ review_id: 7, author: 'steady hand', rating: 4, text: 'As they said.', edited_at: null, answer: null },
  written_at: '2026-11-19T03:00:00.000Z',
}
const next = [sampleCourse({ idx: 102, title: 'Suture' }), sampleCourse({ idx: 103, title: 'Intubation' })]

/** Each course of the page is another one, with its own courses after it. */
const courses = new Map([course, ...next].map((each) => [String(each.idx), each]))

const answers = [
  answer(courseDetail, ({ path }) => courses.get(path.split('/').at(-1) ?? '') ?? course),
  answer(courseNotices, [notice, { ...notice, idx: 7, title: 'An update', attachments: [file('b', 'list.pdf')] }]),
  answer(courseReviews, [review, { ...review, review_id: 6, author: 'second hand' }]),
  answer(nextCourses, ({ path }) => (/\/10[23]\//.test(path) ? [course] : next)),
]

const calls = { reviews: 'review', notices: 'notice' }

/** The same page with these pages of notices and reviews. */
const place = (pages: { readonly notices?: number; readonly reviews?: number }) =>
  [
    '/contents/detail?id=101&option=101003',
    pages.notices && `notices=${pages.notices}`,
    pages.reviews && `reviews=${pages.reviews}`,
  ]
    .filter(Boolean)
    .join('&')

/**
 * Links to the pages of a list that is on its second of three, and stays in sight. `names` are those of its links to the
 * previous and the next page. The other list stays where it is.
 */
const pages = (list: 'reviews' | 'notices', suffix: string): Controls => {
  const others = { notices: 2, reviews: 2 }
  const to = (page: number, row: Row = {}): Row => ({
    calls: [`GET /lecture/intro/contents/101/${calls[list]}?page_index=${page}`],
    address: `${place({ ...others, [list]: page === 1 ? undefined : page })}#${list}`,
    says: `Page ${page} of 3`,
    ...row,
  })
  const heading = list === 'reviews' ? 'h2 Reviews' : 'h2 Notices'
  const left = { [`link 2${suffix}`]: '' }
  return {
    [`link Previous page${suffix}`]: to(1, {
      focus: heading,
      goes: ['link Previous page (2)'],
      changes: { [`link 1${suffix}`]: 'current', ...left },
    }),
    [`link 1${suffix}`]: to(1, { goes: ['link Previous page (2)'], changes: left }),
    [`link 2${suffix}`]: { address: `${place(others)}#${list}`, state: 'current' },
    [`link 3${suffix}`]: to(3, { goes: ['link Next page (2)'], changes: left }),
    [`link Next page${suffix}`]: to(3, {
      focus: heading,
      goes: ['link Next page (2)'],
      changes: { ...left, [`link 3${suffix}`]: 'current' },
    }),
  }
}

/** Unfolds what it names. */
const unfolds = (name: string): Controls => ({ [`summary ${name}`]: { changes: { [`summary ${name}`]: 'expanded' } } })

const top: Controls = {
  ...links({ Home: '/', Courses: '/contents', Healthcare: '/contents?category=healthcare' }),
  ...bookmark('IV insertion'),
  'button Copy link': {
    copies: 'http://localhost:3000/contents/detail?id=101&memberType=IDV&lang=en',
    says: 'Link copied',
    focus: 'button Link copied',
    comes: ['button Link copied'],
    goes: ['button Copy link'],
  },
  // The browser opens the dialog.
  'button Sample video': {},
  'link PC, headset optional': { address: '/device' },
}

const sections: Controls = {
  'link Introduction': { address: '#introduction', state: 'current' },
  ...links({ 'Curriculum 4': '#curriculum', 'Reviews 12': '#reviews', 'Notices 7': '#notices' }),
}

const answerButtons = ['button The left one', 'button The right one']
const toResult = (says: string, points: number): Row => ({
  says,
  focus: 'button See the result',
  goes: answerButtons,
  opens: {
    'button See the result': {
      focus: `h3 ${points} of 1 right`,
      // The name of its button is a state.
      says: 'Copy result and link',
      goes: ['button See the result'],
      opens: {
        'button Practise again': {
          focus: 'group Which one?The left oneThe right one',
          goes: ['button Practise again', 'button Close', 'button Copy result and link'],
          comes: answerButtons,
        },
        'button Close': {
          focus: 'button Find the vein in 30 seconds',
          goes: ['button Practise again', 'button Close', 'button Copy result and link'],
          comes: ['button Find the vein in 30 seconds'],
        },
        'button Copy result and link': {
          copies: `${points} of 1 right: Find the vein\nhttp://localhost:3000/contents/detail?id=101&memberType=IDV&lang=en`,
          says: 'Link copied',
          focus: 'button Link copied',
          comes: ['button Link copied'],
          goes: ['button Copy result and link'],
        },
      },
    },
  },
})

const lessons = (idx: number): Controls => ({
  ...unfolds('1Look30 min'),
  'link Try lesson 1 for free': { address: `/contents/preview?id=${idx}` },
  ...unfolds('2Prepare30 min'),
  'link Try lesson 2 for free': { address: `/contents/preview?id=${idx}&lesson=2` },
  ...unfolds('3Insert30 minAfter purchase'),
  ...unfolds('4Tidy30 minAfter purchase'),
})

const inPractice: Controls = {
  'button Find the vein in 30 seconds': {
    focus: 'group Which one?The left oneThe right one',
    goes: ['button Find the vein in 30 seconds'],
    opens: {
      'button The left one': toResult('Right. It is straight.', 1),
      'button The right one': toResult('Not yet. It is straight.', 0),
    },
  },
}

const nextCards: Controls = {
  'link Suture': { address: '/contents/detail?id=102&memberType=IDV' },
  ...bookmark('Suture'),
  'link Intubation': { address: '/contents/detail?id=103&memberType=IDV' },
  ...bookmark('Intubation'),
}

/** A file of a notice. `query` is that of the page, to which the login leads back. */
const download = (title: string, name: string, digit: string, query: string): Controls => {
  const link = `link ${name} 2.3 MB Log in to download`
  return {
    [`summary ${title}Has attachments`]: {
      focus: `summary ${title}Has attachments`,
      opens: {
        'link what is new (opens in a new tab)': { address: 'https://example.com/news' },
        [link]: {
          says: 'Please login first.Log in to download. It starts right after you log in.CloseLog in',
          focus: 'button Log in',
          opens: {
            'button Close': { focus: link },
            'button Log in': {
              address: `/login?next=%2Fcontents%2Fdetail%3F${encodeURIComponent(query)}%23download-${digit.repeat(32)}`,
              focus: 'h1 Log in',
            },
          },
        },
      },
    },
  }
}

/** Links to the pages of a list that is on its first of three. */
const firstPages = (list: 'reviews' | 'notices', suffix: string, query = 'id=101'): Controls => {
  const to = (page: number): Row => ({
    address: `/contents/detail?${query}${page === 1 ? '' : `&${list}=${page}`}#${list}`,
  })
  return {
    [`link 1${suffix}`]: { ...to(1), state: 'current' },
    [`link 2${suffix}`]: to(2),
    [`link 3${suffix}`]: to(3),
    [`link Next page${suffix}`]: to(2),
  }
}

const files = (query: string): Controls => ({
  ...download('Two new lessons', 'plan.pdf', 'a', query),
  ...download('An update', 'list.pdf', 'b', query),
})

export const coursePage: ShopTable = {
  address: place({ notices: 2, reviews: 2 }),
  answers,
  controls: {
    ...top,
    'link Buying for a team? Contact us': { address: '/contents/detail?id=101&memberType=GRP' },
    'combobox Option': {
      use: '101012',
      state: '101003 required',
      address: '/contents/detail?id=101&option=101012&notices=2&reviews=2',
      says: 'Regular price₩249,000Discounted 20%₩198,000You save₩51,000',
      comes: ['link Buy for ₩198,000'],
      goes: ['link Buy for ₩69,000'],
    },
    'link Buy for ₩69,000': { address: '/order?course=101&option=101003' },
    'link Add to basket': {
      says: 'It’s in your basket.',
      focus: 'link See your basket',
      comes: ['link See your basket'],
      goes: ['link Add to basket'],
    },
    'link Try 2 free lessons first': { address: '/contents/preview?id=101' },
    ...sections,
    ...inPractice,
    ...lessons(101),
    ...pages('reviews', ''),
    ...files('id=101&option=101003&notices=2&reviews=2'),
    ...pages('notices', ' (2)'),
    ...nextCards,
    'link Buy': { address: '/order?course=101&option=101003' },
  },
}

const copied = (button: string, query: string): Controls => ({
  [`button ${button}`]: {
    copies: `http://localhost:3000/contents/detail?${query}&lang=en`,
    says: 'Link copied',
    focus: 'button Link copied',
    comes: ['button Link copied'],
    goes: [`button ${button}`],
  },
})

/** Notices and reviews of a visitor, both on their first page, and what follows them. */
const fromReviews = (query: string): Controls => ({
  ...firstPages('reviews', '', query),
  ...files(query),
  ...firstPages('notices', ' (2)', query),
  ...nextCards,
})

/** The same answers for a course without a practice. */
const withoutPractice = (change: Partial<typeof course> = {}) => [
  answer(courseDetail, ({ path }) => {
    const found = courses.get(path.split('/').at(-1) ?? '') ?? course
    return found === course ? { ...course, practice: null, ...change } : found
  }),
  ...answers.slice(1),
]

export const teamCoursePage: ShopTable = {
  address: '/contents/detail?id=101&memberType=GRP',
  answers: withoutPractice(),
  controls: {
    ...top,
    ...copied('Copy link', 'id=101&memberType=GRP'),
    ...links({
      'Individual purchase': '/contents/detail?id=101&memberType=IDV',
      'Ask about this course': '/cs/inquiry?type=partnership&course=101',
      'Try 2 free lessons first': '/contents/preview?id=101',
    }),
    ...sections,
    ...lessons(101),
    ...fromReviews('id=101&memberType=GRP'),
    'link Contact us': { address: '/cs/inquiry?type=partnership&course=101' },
  },
}

export const comingCoursePage: ShopTable = {
  address: '/contents/detail?id=104',
  answers: withoutPractice({ idx: 104, is_coming: true, opens_on: '2026-12-20' }),
  controls: {
    ...top,
    ...copied('Copy link', 'id=104&memberType=IDV'),
    ...links({ 'Notify me': '/contents/opening?id=104', 'Try 2 free lessons first': '/contents/preview?id=104' }),
    ...sections,
    ...lessons(104),
    ...fromReviews('id=104'),
    'link Notify me (2)': { address: '/contents/opening?id=104' },
  },
}

/** A free lesson of the phone, which has no page for it. */
const unfoldsClip = (number: number, title: string): Controls => {
  const summary = `summary ${number}${title}30 minFree`
  const [play, stop] = [`button Play the clip of lesson ${number}`, `button Stop the clip of lesson ${number}`]
  return {
    [summary]: {
      changes: { [summary]: 'expanded' },
      focus: summary,
      opens: { [play]: { focus: stop, comes: [stop], goes: [play] } },
    },
  }
}

export const coursePageOnPhone: ShopTable = {
  address: '/contents/detail?id=101&memberType=IDV',
  layout: 'mobile',
  answers: withoutPractice(),
  controls: {
    ...links({ Home: '/', Courses: '/contents', Healthcare: '/contents?category=healthcare' }),
    ...bookmark('IV insertion'),
    ...copied('Share', 'id=101&memberType=IDV'),
    'button Sample video': {},
    ...links({
      'PC, headset optional': '/device',
      'Buying for a team? Contact us': '/contents/detail?id=101&memberType=GRP',
    }),
    'combobox Option': {
      use: '101012',
      state: 'required',
      address: '/contents/detail?id=101&memberType=IDV&option=101012',
      says: 'Regular price₩249,000Discounted 20%₩198,000You save₩51,000',
      comes: ['link Buy for ₩198,000', 'link Add to basket', 'link Buy'],
      goes: ['button Buy', 'button Buy (2)'],
    },
    'button Buy': {
      focus: 'combobox Option',
      changes: { 'combobox Option': 'invalid required' },
    },
    'link Try 2 free lessons first': { address: '#curriculum' },
    ...sections,
    ...unfoldsClip(1, 'Look'),
    ...unfoldsClip(2, 'Prepare'),
    ...unfolds('3Insert30 minAfter purchase'),
    ...unfolds('4Tidy30 minAfter purchase'),
    ...fromReviews('id=101&memberType=IDV'),
    'button Buy (2)': {
      focus: 'combobox Option',
      changes: { 'combobox Option': 'invalid required' },
    },
  },
}

const own: OwnReview = {
  review: {
    ...{ review_id: 8, rating: 4, text: 'Good.', edited_at: null, answer: null, is_hidden: false },
    written_at: '2026-11-19T03:00:00.000Z',
  },
  ...{ can_write: true, done: 2, needed: 2 },
}
const none: OwnReview = { ...own, review: null }
const ratings = ['radio 1', 'radio 2', 'radio 3', 'radio 4', 'radio 5']
const form = [...ratings, 'textbox What was it like?', 'button Save review', 'button Cancel']
const ofReview = ['button Edit review', 'button Delete review']
const reread = ['GET /lecture/intro/contents/101/review?page_index=1', 'GET /lecture/intro/contents/101']

const editing: Controls = {
  ...Object.fromEntries(ratings.map((name) => [name, { changes: { 'radio 4': '' } }])),
  'radio 4': { state: 'checked' },
  'textbox What was it like?': { state: 'Good.' },
  'button Save review': {
    typed: { 'radio 2': 'checked', 'textbox What was it like?': 'Less so.' },
    calls: ['PUT /member/my/review/101 {"rating":2,"text":"Less so."}', ...reread],
    says: 'Your review is saved.',
    focus: 'status Your review is saved.',
    comes: ofReview,
    goes: form,
  },
  'button Cancel': { focus: 'button Edit review', comes: ofReview, goes: form },
}

const reported = (author: string, id: number): Controls => ({
  [`button Report ${author}’s review`]: {
    calls: [`POST /member/my/review-report/${id}`],
    says: 'Thank you. We’ll look at it.',
    focus: 'status Thank you. We’ll look at it.',
    goes: [`button Report ${author}’s review`],
  },
})

const member: Pick<ShopTable, 'address' | 'isMember' | 'answers'> = {
  address: '/contents/detail?id=101',
  isMember: true,
  answers: [
    ...answers,
    answer(courseTraining, { is_buy: true, training: { from: '2026-11-01', until: '2027-01-31', done: 2, next: 3 } }),
    answer(ownReview, own),
    answer(writeReview, { ...own, review: own.review && { ...own.review, rating: 2, text: 'Less so.' } }),
    answer(deleteReview, none),
    answer(reportReview, {}),
    answer(changeSavedCourses, ({ before }) =>
      [101, 102, 103].filter((idx) => before.some((call) => call.includes(`saved-courses {"put":[${idx}]`))),
    ),
    answer(downloadAttachment, new Blob(['a file'])),
  ],
}

/** The bookmark of a member, who has it everywhere. */
const saves = (title: string, idx: number): Controls => ({
  [`button Save ${title}`]: {
    ...bookmark(title)[`button Save ${title}`],
    calls: [`PUT /member/my/saved-courses {"put":[${idx}],"remove":[]}`],
  },
})

const memberFile = (title: string, name: string, digit: string): Controls => ({
  [`summary ${title}Has attachments`]: {
    focus: `summary ${title}Has attachments`,
    opens: {
      'link what is new (opens in a new tab)': { address: 'https://example.com/news' },
      [`button ${name} 2.3 MB Download`]: {
        calls: [`POST /download/attachments {"attachment_id":"${digit.repeat(32)}"}`],
        says: 'File saved',
        saves: ['a file'],
      },
    },
  },
})

export const membersCoursePage: ShopTable = {
  ...member,
  controls: {
    ...top,
    ...saves('IV insertion', 101),
    'link Continue practising': { address: '/learn?course=101&lesson=3' },
    'link Extend access': { address: '/order?course=101&option=101003' },
    'link Download it': { address: '/downloads' },
    ...sections,
    ...inPractice,
    ...unfolds('1Look30 min'),
    'link Try lesson 1 for free': { address: '/contents/preview?id=101' },
    ...unfolds('2Prepare30 min'),
    'link Try lesson 2 for free': { address: '/contents/preview?id=101&lesson=2' },
    ...unfolds('3Insert30 min'),
    ...unfolds('4Tidy30 min'),
    'button Edit review': { focus: 'radio 4', goes: ofReview, opens: editing },
    'button Delete review': {
      says: 'Delete your review?You can’t get it back. Our answer is deleted with it.Keep itDelete',
      focus: 'button Delete',
      opens: {
        'button Keep it': { focus: 'button Delete review' },
        'button Delete': {
          calls: ['DELETE /member/my/review/101', ...reread],
          says: 'Your review is deleted.',
          focus: 'status Your review is deleted.',
          comes: [...ratings, 'textbox What was it like?', 'button Publish review'],
          goes: ofReview,
        },
      },
    },
    ...reported('steady hand', 7),
    ...reported('second hand', 6),
    ...firstPages('reviews', ''),
    ...memberFile('Two new lessons', 'plan.pdf', 'a'),
    ...memberFile('An update', 'list.pdf', 'b'),
    ...firstPages('notices', ' (2)'),
    ...nextCards,
    ...saves('Suture', 102),
    ...saves('Intubation', 103),
    'link Continue practising (2)': { address: '/learn?course=101&lesson=3' },
  },
}
