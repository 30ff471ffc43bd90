import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type MyCourse, myCourses } from '#contract/content/learning.ts'
import type { OwnReview } from '#contract/courses/own-review.ts'
import { type OrderProgress, orderProgress } from '#contract/orders/checkout.ts'
import { orderDetail } from '#contract/orders/orders.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import type { Feature } from '#contract/values/features.ts'
import { sampleCourse } from '#features/courses/course.fixture.ts'
import { Badges } from '#features/courses/promotion/badges.tsx'
import { OwnReviewSection } from '#features/courses/reviews/own/own-review.lazy.tsx'
import { MyCourses } from '#features/my-courses/my-courses.tsx'
import { CompleteScreen } from '#features/orders/order-result/complete-screen.tsx'
import { sampleOrder } from '#tests/flows/samples/order-samples.ts'
import { renderCoursePage } from '#tests/support/screens/course-page.tsx'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'

const off: readonly Feature[] = ['learning-system']
const ownCourse = sampleCourse({
  training: { from: '2026-11-01', until: '2027-01-30', done: 1, next: 2 },
  individual: { ...sampleCourse().individual, is_buy: true },
})

afterEach(cleanup)

describe.each(['desktop', 'mobile'] as const)('a course that a member has, on the %s layout', (layout) => {
  it('shows its lessons and progress', async () => {
    await renderCoursePage(ownCourse, layout)
    expect(await screen.findAllByRole('link', { name: 'Continue practising' })).toHaveLength(2)
    expect(screen.getByText('1 finished')).toBeTruthy()
  })

  it('says how to start it, and for how long, in a shop without a learning system', async () => {
    await renderCoursePage(ownCourse, layout, { off })
    const panel = within(screen.getByRole('complementary'))
    expect(await panel.findByRole('heading', { name: 'You have this course' })).toBeTruthy()
    expect(panel.getByText('We’ll email you how to start this course.')).toBeTruthy()
    expect(panel.getByText('until 30 Jan 2027')).toBeTruthy()
    expect(panel.getByRole('link', { name: 'Extend access' })).toBeTruthy()
    for (const words of [/practising/, /1 finished/, /Progress/, /Practicum app/]) {
      expect(screen.queryByText(words)).toBeNull()
    }
    expect(document.body.innerHTML).not.toContain('/learn?')
  })
})

it.each([
  [[], 'There are no reviews yet. Finish half of the lessons to write one.'],
  [off, 'There are no reviews yet. Buy the course to write one.'],
] as const)('a course without reviews, in a shop without %j, says who writes one', async (without, words) => {
  await renderCoursePage(sampleCourse(), 'desktop', { off: without })
  expect(await screen.findByText(words)).toBeTruthy()
})

it.each([
  [[], 'Finish 3 more lessons to write a review.'],
  [off, 'Buy the course to write a review.'],
] as const)('a member who cannot review yet, in a shop without %j, is told what is missing', async (without, words) => {
  const own: OwnReview = { review: null, can_write: false, done: 1, needed: 4 }
  await renderScreen(<OwnReviewSection own={own} idx={101} userName="Kim" />, {
    off: without,
    catalogues: ['course', 'course-lazy', 'errors'],
  })
  expect(screen.getByText(words)).toBeTruthy()
})

it('promises a certificate only where lessons are counted', async () => {
  await renderScreen(<Badges />, { catalogues: ['promotion'] })
  expect(screen.getByText(/get a certificate of completion/)).toBeTruthy()
  cleanup()
  await renderScreen(<Badges />, { off, catalogues: ['promotion'] })
  expect(screen.queryByText(/get a certificate of completion/)).toBeNull()
  expect(screen.getByText(/^Your school or company issues certificates and badges/)).toBeTruthy()
})

const layouts = ['desktop', 'mobile'] as const

/** What a shop without a learning system says in place of lessons; `words` are those of the lessons. */
function expectNoLessons(words: readonly RegExp[]): void {
  for (const each of words) expect(screen.queryByText(each)).toBeNull()
  expect(document.body.innerHTML).not.toContain('/learn?')
}

describe.each(layouts)('the courses on My page, on the %s layout', (layout) => {
  const course: MyCourse = {
    ...{ course: 101, title: 'IV insertion', thumbnail: '/media/ward.svg', access: 'running' },
    ...{ from: '2026-11-09', until: '2026-12-20', days_left: 30, lessons: 8, done: 8, next: 3 },
    weeks: [
      { monday: '2026-11-09', finished: 1, percent: 12 },
      { monday: '2026-11-16', finished: 7, percent: 100 },
    ],
  }
  const show = async (listed: readonly MyCourse[], without: readonly Feature[]) => {
    const { http } = fakeServer(new Map<Endpoint, unknown>([[myCourses, listed]]))
    await renderScreen(<MyCourses />, { http, layout, off: without, catalogues: ['my-courses', 'profile', 'errors'] })
  }

  it('have lessons, progress and a certificate', async () => {
    await show([course], [])
    expect(await screen.findByText('8 of 8 lessons')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Certificate' })).toBeTruthy()
    expect(document.body.innerHTML).toContain('/learn?')
  })

  it('say how they start, in a shop without a learning system', async () => {
    await show([course, { ...course, course: 102, access: 'ended' }], off)
    expect(await screen.findAllByText('We’ll email you how to start this course.')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'See the course' }).getAttribute('href')).toMatch(/^\/contents\/detail/)
    expectNoLessons([/of 8 lessons/, /Certificate/, /Practicum app/])
  })

  it('promise no progress while there are none', async () => {
    await show([], off)
    expect(await screen.findByText('Your courses will appear here. Start with a free lesson.')).toBeTruthy()
  })
})

it.each(layouts)(
  'a paid order says how its course starts, in a shop without a learning system (%s)',
  async (layout) => {
    const progress: OrderProgress = {
      ...{ order_number: '20261121-7QK2M9XD', status: 'paid', total_amt: 69_000, method: 'card' },
      ...{ approved_at: '2026-11-21T03:00:00.000Z', virtual_account: null, reason: null, decline: null },
      is_settling: false,
    }
    const items = sampleOrder().items.map((item) => ({ ...item, from: '2026-11-21', until: '2027-02-20' }))
    const { http } = fakeServer(
      new Map<Endpoint, unknown>([
        [orderProgress, progress],
        [orderDetail, sampleOrder({ status: 'paid', items })],
      ]),
    )
    const search = { order: '20261121-7QK2M9XD' }
    await renderScreen(<CompleteScreen search={search} onFailed={() => {}} />, { http, layout, off })
    expect(await screen.findByText('We’ll email you how to start.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to my courses' }).getAttribute('href')).toBe('/mypage')
    expectNoLessons([/Your course is ready/, /Practicum app/])
  },
)
