import { focusManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type MyCourse, myCourses } from '#contract/content/learning.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { MyCourses } from './my-courses.tsx'

afterEach(cleanup)

const running: MyCourse = {
  course: 101,
  title: 'IV insertion',
  thumbnail: '/media/ward.svg',
  access: 'running',
  from: '2026-11-09',
  until: '2026-12-20',
  days_left: 30,
  lessons: 8,
  done: 3,
  next: 3,
  weeks: [
    { monday: '2026-11-09', finished: 1, percent: 12 },
    { monday: '2026-11-16', finished: 2, percent: 37 },
  ],
}

async function show(answer: unknown) {
  const answers = new Map<Endpoint, unknown>([[myCourses, answer]])
  const { http } = fakeServer(answers)
  await renderScreen(<MyCourses />, { http })
  return answers
}

test('a lesson that was finished in the PC client is told when the member comes back', async () => {
  const answers = await show([running])
  expect(await screen.findByText('3 of 8 lessons')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
  answers.set(myCourses, [{ ...running, done: 4, next: 5 }])
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  expect(await screen.findByText('4 of 8 lessons')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Well done! Another lesson is finished.')
})

test('a running course shows its days and progress, and opens the next lesson', async () => {
  await show([running])
  expect(await screen.findByRole('heading', { name: 'Active 1' })).toBeTruthy()
  expect(screen.getByText(/30 days left/).closest('p')?.textContent).toBe('9 Nov – 20 Dec · 30 days left')
  expect(screen.getByText('3 of 8 lessons')).toBeTruthy()
  const learn = screen.getByRole('link', { name: 'Continue lesson 3' })
  expect(learn.getAttribute('href')).toBe('/learn?course=101&lesson=3')
})

test('the plot of the weeks is a picture with a name, and a table with its numbers', async () => {
  await show([running])
  expect(await screen.findByRole('img', { name: 'Progress by week: 37% after 2 weeks, from 9 Nov 2026' })).toBeTruthy()
  const table = screen.getByRole('table', { hidden: true, name: 'Progress by week in IV insertion' })
  const rows = within(table).getAllByRole('row', { hidden: true })
  expect(rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['9 Nov 2026', '1', '12%'],
    ['16 Nov 2026', '2', '37%'],
  ])
})

test('the plot draws the lessons of each week above those before', async () => {
  await show([running])
  const plot = await screen.findByRole('img', { name: /Progress by week/ })
  const bars = [...plot.querySelectorAll('g')].map((week) =>
    [...week.querySelectorAll('rect')].map((bar) => Math.round((Number(bar.getAttribute('height')) / 56) * 100)),
  )
  expect(bars).toEqual([
    [0, 12],
    [12, 25],
  ])
})

test.each([
  [{ done: 0, next: 1 }, 'Start lesson 1', '/learn?course=101&lesson=1'],
  [{ done: 8, next: null }, 'Repeat from lesson 1', '/learn?course=101&lesson=1'],
  [{ access: 'upcoming', days_left: null, weeks: [] }, 'See the course', '/contents/detail?id=101'],
  [{ access: 'ended', days_left: null }, 'Extend access', '/contents/detail?id=101'],
] as const)('the button of a course with %o is "%s"', async (change, name, href) => {
  await show([{ ...running, ...change }])
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
})

test('the first week has no plot yet: the meter of the lessons says the same', async () => {
  await show([{ ...running, done: 1, next: 2, weeks: running.weeks.slice(0, 1) }])
  expect(await screen.findByText('1 of 8 lessons')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /Progress by week/ })).toBeNull()
  expect(screen.queryByText('Progress by week as a table')).toBeNull()
})

test('a course without an end says so', async () => {
  await show([{ ...running, until: null, days_left: null }])
  expect(await screen.findByText('From 9 Nov, unlimited')).toBeTruthy()
})

test('a member without courses is led to the list of courses', async () => {
  await show([])
  expect(await screen.findByRole('heading', { name: 'You have no courses yet' })).toBeTruthy()
  expect(screen.getByText('Your courses and progress will appear here. Start with a free lesson.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse courses' }).getAttribute('href')).toBe('/contents')
})

test('courses that could not be loaded are loaded again by a button', async () => {
  const answers = await show(ApiError.received({ status: 503, code: codes.serverBusy }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your courses didn’t load')
  answers.set(myCourses, [running])
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('3 of 8 lessons')).toBeTruthy()
})
