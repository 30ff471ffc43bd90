import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Review } from '#contract/courses/reviews.ts'
import { renderCoursePage } from '#tests/support/screens/course-page.tsx'
import { sampleCourse } from '../course.fixture.ts'

afterEach(cleanup)

const review: Review = {
  review_id: 7,
  author: 'steady hand',
  rating: 4,
  text: 'The vein was where they said.',
  written_at: '2026-11-19T03:00:00.000Z',
  edited_at: null,
  answer: { text: 'Thank you.', answered_at: '2026-11-20T03:00:00.000Z' },
}

it('shows reviews with points, author, day and answer below their average', async () => {
  await renderCoursePage(sampleCourse({ rating: { average: 4.3, count: 6 } }), 'desktop', { reviews: [review] })
  expect(screen.getByText('4.3 out of 5 from 6 reviews')).toBeTruthy()
  const item = (await screen.findByText(review.text)).closest('li') ?? expect.fail('the review is no item of a list')
  expect(within(item).getByText('4 out of 5')).toBeTruthy()
  expect(within(item).getByText('steady hand')).toBeTruthy()
  expect(within(item).getByText('19 Nov 2026')).toBeTruthy()
  expect(within(item).getByText('Thank you.')).toBeTruthy()
})

it('offers a visitor neither a form nor a report', async () => {
  await renderCoursePage(sampleCourse(), 'desktop', { reviews: [review] })
  await screen.findByText(review.text)
  expect(screen.queryByRole('button', { name: /Report/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Your review' })).toBeNull()
})

it('shows no average and says who can write while there are no reviews', async () => {
  await renderCoursePage(sampleCourse(), 'desktop')
  expect(await screen.findByText(/There are no reviews yet/)).toBeTruthy()
  expect(screen.queryByText(/out of 5/)).toBeNull()
})
