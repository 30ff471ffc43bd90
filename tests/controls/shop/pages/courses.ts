import { courseSummaries } from '#contract/courses/course-calls.ts'
import { courseDetail } from '#contract/courses/course-detail.ts'
import { sampleCourse } from '#features/courses/course.fixture.ts'
import { answer } from '#tests/controls/fake-server.ts'
import type { Controls, Row } from '#tests/controls/rows.ts'
import type { ShopTable } from '../page.tsx'
import { links } from './rows.ts'

const { price } = sampleCourse()
const welding = sampleCourse({ idx: 101, title: 'Welding' })
const flying = sampleCourse({ idx: 102, title: 'Flying', price: price && { ...price, now: 12_500 } })

const summaries = answer(courseSummaries, ({ search }) =>
  [
    { ...welding, only_option: 101_003 },
    { ...flying, only_option: null },
  ].filter(({ idx }) => search.get('ids')?.includes(String(idx))),
)

/** Cards of the courses, with the links to the list with others chosen. */
const toBasket: Row = {
  says: 'It’s in your basket.',
  focus: 'link See your basket',
  comes: ['link See your basket'],
  goes: ['link Add to basket'],
}

/** A press of the bookmark, which another one takes back. */
const bookmark = (title: string, isSaved: boolean, row: Row = {}): Controls => {
  const [saved, other] = [`button Saved: ${title}`, `button Save ${title}`]
  const [before, after] = isSaved ? [saved, other] : [other, saved]
  return {
    [before]: { state: isSaved ? 'pressed' : '', focus: after, comes: [after], goes: [before], ...row },
  }
}

/** Removing a course leaves it in sight, to be taken back. */
const removed = (title: string, left: number): Controls =>
  bookmark(title, true, {
    says: `1 course of 50 RemovedUndo`,
    leads: { 'button Copy a link to this list': `https://shop.example/contents/saved?ids=${left}` },
    comes: [`button Undo: keep ${title}`, `button Save ${title}`],
  })

export const savedCourses: ShopTable = {
  address: '/contents/saved',
  savedCourses: [101, 102],
  answers: [summaries],
  controls: {
    'button Copy a link to this list': {
      copies: 'https://shop.example/contents/saved?ids=101_102',
      says: 'Copied',
      focus: 'button Copied',
      comes: ['button Copied'],
      goes: ['button Copy a link to this list'],
    },
    'link Welding': { address: '/contents/detail?id=101&memberType=IDV' },
    'link Add to comparison: Welding': {
      address: '/contents/saved?compare=101',
      says: '1 course chosenChoose one more to compare.Clear',
      focus: 'link Remove from comparison: Welding',
      comes: ['link Remove from comparison: Welding', 'link Clear'],
      goes: ['link Add to comparison: Welding'],
    },
    'link Add to basket': toBasket,
    ...removed('Welding', 102),
    'link Flying': { address: '/contents/detail?id=102&memberType=IDV' },
    'link Add to comparison: Flying': {
      address: '/contents/saved?compare=102',
      says: '1 course chosenChoose one more to compare.Clear',
      focus: 'link Remove from comparison: Flying',
      comes: ['link Remove from comparison: Flying', 'link Clear'],
      goes: ['link Add to comparison: Flying'],
    },
    ...removed('Flying', 101),
  },
}

export const linkedCourses: ShopTable = {
  address: '/contents/saved?ids=101_102&compare=101_102',
  answers: [summaries],
  controls: {
    'button Add all to your list': {
      says: 'They’re in your list.',
      focus: 'link See your list',
      comes: ['link See your list', 'button Saved: Welding', 'button Saved: Flying'],
      goes: ['button Add all to your list', 'button Save Welding', 'button Save Flying'],
    },
    'link Welding': { address: '/contents/detail?id=101&memberType=IDV' },
    'link Remove from comparison: Welding': {
      address: '/contents/saved?ids=101_102&compare=102',
      says: '1 course chosenChoose one more to compare.Clear',
      focus: 'link Add to comparison: Welding',
      comes: ['link Add to comparison: Welding'],
      goes: ['link Remove from comparison: Welding', 'link Compare courses'],
    },
    'link Add to basket': toBasket,
    ...bookmark('Welding', false),
    'link Flying': { address: '/contents/detail?id=102&memberType=IDV' },
    'link Remove from comparison: Flying': {
      address: '/contents/saved?ids=101_102&compare=101',
      says: '1 course chosenChoose one more to compare.Clear',
      focus: 'link Add to comparison: Flying',
      comes: ['link Add to comparison: Flying'],
      goes: ['link Remove from comparison: Flying', 'link Compare courses'],
    },
    ...bookmark('Flying', false),
    'link Clear': {
      address: '/contents/saved?ids=101_102',
      focus: 'h1 Saved courses from a link',
      comes: ['link Add to comparison: Welding', 'link Add to comparison: Flying'],
      goes: [
        'link Remove from comparison: Welding',
        'link Remove from comparison: Flying',
        'link Clear',
        'link Compare courses',
      ],
    },
    'link Compare courses': { address: '/contents/compare?ids=101_102' },
  },
}

export const comparison: ShopTable = {
  address: '/contents/compare?ids=101_102',
  answers: [answer(courseDetail, ({ path }) => (path.endsWith('101') ? welding : flying))],
  controls: {
    'link Welding': { address: '/contents/detail?id=101&memberType=IDV' },
    'link Remove Welding': {
      address: '/contents/compare?ids=102',
      focus: 'h1 Compare courses',
      goes: ['link Welding', 'link Remove Welding', 'link See Welding'],
    },
    'link Flying': { address: '/contents/detail?id=102&memberType=IDV' },
    'link Remove Flying': {
      address: '/contents/compare?ids=101',
      focus: 'h1 Compare courses',
      goes: ['link Flying', 'link Remove Flying', 'link See Flying'],
    },
    ...links({
      'See Welding': '/contents/detail?id=101&memberType=IDV',
      'See Flying': '/contents/detail?id=102&memberType=IDV',
      'Add another course': '/contents?compare=101_102',
    }),
  },
}
