import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteReview, type OwnReview, ownReview, writeReview } from '#contract/courses/own-review.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { AlertMount } from '#ui/alert/alert-mount.tsx'
import { ownReviewQuery } from '../own-review-query.ts'
import { OwnReviewSection } from './own-review.lazy.tsx'

const none: OwnReview = { review: null, can_write: true, done: 4, needed: 4 }
const written: OwnReview = {
  ...none,
  review: {
    review_id: 7,
    rating: 4,
    text: 'The vein was where they said.',
    written_at: '2026-11-19T03:00:00.000Z',
    edited_at: null,
    answer: null,
    is_hidden: false,
  },
}
const writeError = ApiError.declaredBy(writeReview)

function Own() {
  const { http } = useAppContext()
  const { data } = useQuery(ownReviewQuery(http, 101, 'Kim'))
  return data ? <OwnReviewSection own={data} idx={101} userName="Kim" /> : null
}

/** Renders the section of a member with this review, on a server that answers changes like this. */
async function show(own: OwnReview, changes: readonly (readonly [Endpoint, unknown])[] = [], userid = 'practice01') {
  const answers = new Map<Endpoint, unknown>([[ownReview, own], ...changes])
  const { http, asked } = fakeServer(answers)
  await renderScreen(
    <>
      <Own />
      <AlertMount />
    </>,
    { http, userid },
  )
  await screen.findByRole('heading', { name: 'Your review' })
  return { answers, sent: (name: string) => asked.filter((call) => call.name === name).map(({ input }) => input) }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What was it like?' })
const fill = (rating: string, value: string) => {
  fireEvent.click(screen.getByRole('radio', { name: rating }))
  fireEvent.change(text(), { target: { value } })
}

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('a member who can write', () => {
  it('publishes a rating with a text and reads the review then', async () => {
    const { sent } = await show(none, [[writeReview, written]])
    fill('4', ' The vein was where they said. ')
    press('Publish review')
    expect(await screen.findByText('4 out of 5')).toBeTruthy()
    expect(screen.getByText('The vein was where they said.')).toBeTruthy()
    expect(sent('write-review')).toEqual([
      { params: { lectureId: 101 }, body: { rating: 4, text: 'The vein was where they said.' } },
    ])
  })

  it('is asked for both before anything is sent', async () => {
    const { sent } = await show(none)
    press('Publish review')
    expect(await screen.findByText('Choose a rating.')).toBeTruthy()
    expect(screen.getByText('Enter your review.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1' }))
    expect(sent('write-review')).toEqual([])
  })

  it.each([
    [writeError(codes.reviewTooEarly, 'early'), 'Finish half of the lessons first.'],
    [
      ApiError.ofAnyCall(codes.tooManyRequests, 'often'),
      'You’ve saved reviews too many times today. Try again tomorrow.',
    ],
    [ApiError.received({ status: 0 }), 'What you entered is still here. Try again.'],
  ])('reads why nothing was saved, and keeps the text: %s', async (error, reason) => {
    await show(none, [[writeReview, error]])
    fill('5', 'Good.')
    press('Publish review')
    expect((await screen.findByRole('alert')).textContent).toBe(`We couldn’t save your review${reason}`)
    expect(text().value).toBe('Good.')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '5' }).checked).toBe(true)
  })
})

it.each([
  [3, 'Finish 1 more lesson to write a review.'],
  [1, 'Finish 3 more lessons to write a review.'],
])('says what a member with %i of 4 lessons has to finish', async (done, sentence) => {
  await show({ ...none, can_write: false, done })
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('keeps an unpublished review for its member, not for another one of the same name', async () => {
  await show(none, [], 'kim01')
  fill('3', 'Not finished yet.')
  cleanup()
  await show(none, [], 'kim02')
  expect(text().value).toBe('')
  cleanup()
  await show(none, [], 'kim01')
  expect(text().value).toBe('Not finished yet.')
})

describe('an author', () => {
  it('edits the review', async () => {
    const edited = { ...none, review: written.review && { ...written.review, rating: 2 as const, text: 'Less so.' } }
    const { sent } = await show(written, [[writeReview, edited]])
    press('Edit review')
    expect(text().value).toBe('The vein was where they said.')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4' }).checked).toBe(true)
    fill('2', 'Less so.')
    press('Save review')
    expect(await screen.findByText('2 out of 5')).toBeTruthy()
    expect(sent('write-review')).toMatchObject([{ body: { rating: 2, text: 'Less so.' } }])
  })

  it('keeps the review when editing is cancelled', async () => {
    const { sent } = await show(written)
    press('Edit review')
    fill('1', 'Typed and dropped.')
    press('Cancel')
    expect(await screen.findByText('4 out of 5')).toBeTruthy()
    press('Edit review')
    expect(text().value).toBe('The vein was where they said.')
    expect(sent('write-review')).toEqual([])
  })

  it('deletes it only after a confirmation', async () => {
    const { sent } = await show(written, [[deleteReview, none]])
    press('Delete review')
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it' }))
    expect(sent('delete-review')).toEqual([])
    press('Delete review')
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('button', { name: 'Publish review' })).toBeTruthy()
    expect(sent('delete-review')).toEqual([{ params: { lectureId: 101 } }])
  })

  it('reads that it could not be deleted, and still has it', async () => {
    await show(written)
    press('Delete review')
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    const failed = await screen.findByText(/We couldn’t delete your review\. Try again\./)
    expect(failed.closest('[role=alert]')?.textContent).toContain('Copy link for support')
    expect(screen.getByText('4 out of 5')).toBeTruthy()
  })

  it('reads that others cannot see it when an operator has hidden it', async () => {
    await show({ ...written, review: written.review && { ...written.review, is_hidden: true } })
    expect(screen.getByText('Only you can see your review')).toBeTruthy()
  })
})
