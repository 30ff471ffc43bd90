import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { courseSummaries } from '#contract/courses/course-calls.ts'
import { changeSavedCourses, savedCourses } from '#contract/courses/saved-courses.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { createKeptLists } from '#lib/kept-lists/kept-lists.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { sampleCourse } from '../course.fixture.ts'
import { SavedScreen } from './saved-screen.tsx'
import { savedSearch } from './saved-search.ts'

const crane = { ...sampleCourse({ idx: 401, title: 'Tower crane signaller' }), only_option: null }
const forklift = { ...sampleCourse({ idx: 403, title: 'Safe forklift driving' }), only_option: 403_001 }

beforeEach(() => localStorage.clear())
afterEach(cleanup)

async function show(
  ids: string | undefined,
  {
    saved = [],
    owner = '',
    answers = [[courseSummaries, [crane, forklift]]],
  }: { saved?: number[]; owner?: string; answers?: [Endpoint, unknown][] } = {},
) {
  const keptLists = createKeptLists(localStorage, window)
  keptLists.savedCourses.write({ owner, entries: saved })
  const { http, asked } = fakeServer(new Map(answers))
  const search = v.parse(savedSearch, { ids })
  const member = owner === '' ? {} : { userid: owner }
  await renderScreen(<SavedScreen search={search} />, {
    http,
    keptLists,
    catalogues: ['saved', 'shop', 'errors'],
    ...member,
  })
  return { list: keptLists.savedCourses, asked }
}

const saveButton = (name: string) => screen.findByRole('button', { name: new RegExp(`^Saved?:? ${name}$`) })

describe('the own list', () => {
  test('says how to begin while nothing is saved, and how many it holds', async () => {
    await show(undefined)
    expect(screen.getByRole('heading', { name: 'No saved courses yet' })).toBeTruthy()
    expect(screen.getByText(/up to 50 of them/)).toBeTruthy()
  })

  test('shows the saved courses with their number, and where they are kept', async () => {
    const { asked } = await show(undefined, { saved: [401, 403] })
    expect((await saveButton('Tower crane signaller')).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('2 courses of 50')).toBeTruthy()
    expect(screen.getByText('Kept in this browser. Log in to keep them with your account.')).toBeTruthy()
    expect(asked).toEqual([{ name: 'course-summaries', input: { query: { ids: '401,403' } } }])
  })

  test('keeps a removed course in its place until it is taken back', async () => {
    const { list } = await show(undefined, { saved: [401, 403] })
    fireEvent.click(await saveButton('Tower crane signaller'))
    const undo = await screen.findByRole('button', { name: 'Undo: keep Tower crane signaller' })
    expect(list.read().entries).toEqual([403])
    expect(screen.getByText('1 course of 50')).toBeTruthy()
    fireEvent.click(undo)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull())
    expect(list.read().entries).toEqual([403, 401])
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  test('compares its courses, and puts one without a choice into the basket', async () => {
    await show(undefined, { saved: [401, 403] })
    const compare = await screen.findByRole('link', { name: 'Add to comparison: Tower crane signaller' })
    expect(compare.getAttribute('href')).toBe('/contents/saved?compare=401')
    const links = screen.getAllByRole('link', { name: 'Add to basket' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/basket?option=403001'])
  })

  test('names a course that is gone, and removes it', async () => {
    const { list } = await show(undefined, { saved: [401, 999], answers: [[courseSummaries, [crane]]] })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('No longer offered: course 999')
    fireEvent.click(within(alert).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(list.read().entries).toEqual([401])
  })

  test('of a member is read again when the page opens', async () => {
    const { list } = await show(undefined, {
      saved: [401],
      owner: 'kim01',
      answers: [
        [savedCourses, [401, 403]],
        [courseSummaries, [crane, forklift]],
      ],
    })
    await waitFor(() => expect(list.read().entries).toEqual([401, 403]))
    expect(await screen.findByText('2 courses of 50')).toBeTruthy()
    expect(screen.getByText('Kept with your account.')).toBeTruthy()
  })

  test('of somebody else takes the place of the first at once', async () => {
    const { list } = await show(undefined, { saved: [401, 403] })
    await saveButton('Tower crane signaller')
    act(() => list.write({ owner: 'lee02', entries: [] }))
    expect(await screen.findByRole('heading', { name: 'No saved courses yet' })).toBeTruthy()
    expect(screen.queryByText('Removed')).toBeNull()
  })

  test('stays when a change fails', async () => {
    const { list } = await show(undefined, {
      saved: [401, 999],
      owner: 'kim01',
      answers: [
        [savedCourses, [401, 999]],
        [courseSummaries, [crane]],
        [changeSavedCourses, ApiError.received({ status: 0 })],
      ],
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(/connection/)).toBeTruthy()
    expect(list.read().entries).toEqual([401, 999])
  })
})

describe('a list from a link', () => {
  test('is added to the own one, which keeps what it has', async () => {
    const { list } = await show('401_403', { saved: [101] })
    fireEvent.click(await screen.findByRole('button', { name: 'Add all to your list' }))
    expect(await screen.findByText('They’re in your list.')).toBeTruthy()
    expect(list.read().entries).toEqual([101, 401, 403])
    expect(screen.getByRole('link', { name: 'See your list' }).getAttribute('href')).toBe('/contents/saved')
  })

  test('says what is gone, and keeps the rest', async () => {
    const { list } = await show('401_999', { answers: [[courseSummaries, [crane]]] })
    expect((await screen.findByRole('alert')).textContent).toBe('No longer offered, so left out: course 999')
    fireEvent.click(screen.getByRole('button', { name: 'Add all to your list' }))
    await waitFor(() => expect(list.read().entries).toEqual([401]))
  })

  test.each([
    ['401_403', '401_403'],
    ['401_401', '401'],
    ['401,403', undefined],
    ['', undefined],
    [
      Array.from({ length: 51 }, (_, index) => index + 1).join('_'),
      Array.from({ length: 50 }, (_, index) => index + 1).join('_'),
    ],
  ])('reads %j as %j', (typed, read) => {
    expect(v.parse(savedSearch, { ids: typed }).ids).toBe(read)
  })
})
