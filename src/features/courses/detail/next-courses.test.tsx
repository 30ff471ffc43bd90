import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderCoursePage } from '#tests/support/screens/course-page.tsx'
import { sampleCourse } from '../course.fixture.ts'

afterEach(cleanup)

const heading = 'Others took these next'

it('shows what others took next, each with its own page', async () => {
  const next = [sampleCourse({ idx: 102, title: 'Resuscitation' }), sampleCourse({ idx: 103, title: 'Wound care' })]
  await renderCoursePage(sampleCourse(), 'desktop', { next })
  const section =
    (await screen.findByRole('heading', { name: heading })).closest('section') ?? expect.fail('no section')
  const links = within(section).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Resuscitation', '/contents/detail?id=102&memberType=IDV'],
    ['Wound care', '/contents/detail?id=103&memberType=IDV'],
  ])
})

it.each([{ next: [] }, { next: 'failed' }] as const)('shows nothing of it for $next', async ({ next }) => {
  await renderCoursePage(sampleCourse(), 'desktop', { next })
  await screen.findByText(/no notices/i)
  expect(screen.queryByRole('heading', { name: heading })).toBeNull()
})
