import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { renderCoursePage } from '#tests/support/screens/course-page.tsx'
import { sampleCourse } from '../course.fixture.ts'
import type { OwnCourse } from '../own-course.ts'

const inTraining = (training: OwnCourse['training']) =>
  sampleCourse({ training, individual: { ...sampleCourse().individual, is_buy: true } })
const begun = { from: '2026-11-01', until: '2027-01-30', done: 1, next: 2 }
const panel = () => within(screen.getByRole('complementary'))

afterEach(cleanup)

describe.each(['desktop', 'mobile'] as const)('on the %s layout, for a member in training', (layout) => {
  it('shows the next lesson, the progress and the days left instead of the price', async () => {
    await renderCoursePage(inTraining(begun), layout)
    expect(await panel().findByRole('heading', { name: 'Lesson 2: Lesson 2' })).toBeTruthy()
    expect(panel().getByText('1 of 3 lessons')).toBeTruthy()
    expect(panel().getByText('33%')).toBeTruthy()
    expect(panel().getByText('until 30 Jan 2027')).toBeTruthy()
    expect(panel().getByText('71 days left')).toBeTruthy()
    expect(panel().queryByText('₩69,000')).toBeNull()
  })

  it('links to the page that opens the client, from the panel and the bar', async () => {
    await renderCoursePage(inTraining(begun), layout)
    const ways = await screen.findAllByRole('link', { name: 'Continue practising' })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/learn?course=101&lesson=2',
      '/learn?course=101&lesson=2',
    ])
    expect(panel().getByRole('link', { name: 'Extend access' }).getAttribute('href')).toBe(
      '/order?course=101&option=101003',
    )
  })

  it('fills the rule of the lessons as far as they are finished, instead of the free ones', async () => {
    await renderCoursePage(inTraining({ ...begun, done: 2, next: 3 }), layout)
    expect(screen.getByText('2 finished')).toBeTruthy()
    expect(screen.queryByText(/^\d free$/)).toBeNull()
  })

  it('offers to start before the first lesson is finished', async () => {
    await renderCoursePage(inTraining({ ...begun, done: 0, next: 1 }), layout)
    expect(await screen.findAllByRole('link', { name: 'Start practising' })).toHaveLength(2)
    expect(screen.queryByRole('link', { name: 'Continue practising' })).toBeNull()
  })

  it('does not label any lesson as opening after the purchase', async () => {
    await renderCoursePage(inTraining(begun), layout)
    await panel().findByText('In training')
    expect(screen.queryByText('After purchase')).toBeNull()
  })

  it('marks the exam, and says what it needs', async () => {
    const course = inTraining(begun)
    const detail = course.curriculum.detail.map((lesson) => ({ ...lesson, exam: lesson.number === 3 }))
    await renderCoursePage({ ...course, curriculum: { ...course.curriculum, detail } }, layout)
    expect(await screen.findAllByText('Exam')).toHaveLength(1)
    expect(screen.getAllByText('Verify your identity once to take this exam.')).toHaveLength(1)
  })

  it('offers to practise again once all lessons are finished', async () => {
    await renderCoursePage(inTraining({ ...begun, until: null, done: 3, next: null }), layout)
    expect(await panel().findByRole('heading', { name: 'All lessons finished' })).toBeTruthy()
    expect(panel().getByText('100%')).toBeTruthy()
    expect(panel().getByText('Unlimited access')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Practise again' })).toHaveLength(2)
  })

  it('shows Korean on a Korean page', async () => {
    await renderCoursePage(inTraining(begun), layout, { locale: 'ko' })
    expect(await panel().findByText('수강 중')).toBeTruthy()
    expect(panel().getByText('71일 남음')).toBeTruthy()
  })
})

describe.each(['desktop', 'mobile'] as const)('on the %s layout, for a visitor', (layout) => {
  it('shows the price and what opens after the purchase', async () => {
    await renderCoursePage(sampleCourse(), layout)
    expect(await panel().findByText('₩69,000')).toBeTruthy()
    expect(screen.getAllByText('After purchase')).toHaveLength(2)
    expect(screen.queryByText('In training')).toBeNull()
  })
})
