import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import * as codes from '#contract/protocol/codes.ts'
import { toggleCompared } from '#entities/course/compared.ts'
import { createHttp } from '#lib/http/http.ts'
import { renderScreen } from '#tests/support/screens/render-screen.tsx'
import { sampleCourse } from '../course.fixture.ts'
import { CompareScreen } from './compare-screen.tsx'
import { compareSearch } from './compare-search.ts'
import { loadComparison } from './load.ts'

afterEach(cleanup)

const crane = sampleCourse({ idx: 401, title: 'Tower crane signaller', equipment: 'headset-optional' })
const forklift = sampleCourse({ idx: 403, title: 'Safe forklift driving', equipment: 'wheel' })

async function show(courses: readonly (typeof crane)[], missing: readonly number[] = []) {
  await renderScreen(<CompareScreen courses={courses} missing={missing} />, { catalogues: ['shop', 'compare'] })
}

describe('CompareScreen', () => {
  it('shows each course in a column, with what is compared as rows', async () => {
    await show([crane, forklift])
    const columns = screen.getAllByRole('columnheader')
    expect(columns.map((column) => within(column).getAllByRole('link')[0]?.textContent)).toEqual([
      'Tower crane signaller',
      'Safe forklift driving',
    ])
    const row = screen.getByRole('rowheader', { name: 'What you need' }).closest('tr') ?? expect.fail('no row')
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['PC, headset optional', 'PC and racing wheel'])
  })

  it('takes one course out, keeping the others, and leads to the list for another one', async () => {
    await show([crane, forklift, sampleCourse({ idx: 605, title: 'Classic cuts' })])
    expect(screen.queryByRole('link', { name: 'Add another course' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Remove Tower crane signaller' }).getAttribute('href')).toBe(
      '/contents/compare?ids=403_605',
    )
    cleanup()
    await show([crane, forklift])
    expect(screen.getByRole('link', { name: 'Add another course' }).getAttribute('href')).toBe(
      '/contents?compare=401_403',
    )
  })

  it('says which course is gone, and keeps the rest', async () => {
    await show([crane], [999])
    expect(screen.getByRole('alert').textContent).toBe('No longer offered, so left out: course 999')
    expect(screen.getAllByRole('columnheader')).toHaveLength(1)
  })

  it('says how to choose courses when there are none', async () => {
    await show([])
    expect(screen.getByRole('heading', { name: 'No courses to compare yet' })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('loadComparison', () => {
  it('loads the courses in the order of the address, without those that are gone', async () => {
    const http = createHttp({
      locale: 'en',
      fetch: async (input) => {
        const idx = Number(/contents\/(\d+)/.exec(String(input))?.[1])
        const course = [crane, forklift].find((each) => each.idx === idx)
        if (course) return Response.json({ status_code: 200, content: course })
        const content = { message: 'There is no such course.', request_id: 'x' }
        return Response.json({ status_code: codes.notFound, content }, { status: 404 })
      },
    })
    const { courses, missing } = await loadComparison({ http, queryClient: new QueryClient() }, '403_999_401')
    expect(courses.map(({ idx }) => idx)).toEqual([403, 401])
    expect(missing).toEqual([999])
  })
})

describe('ids', () => {
  it.each([
    ['401_403', '401_403'],
    ['401_401_403', '401_403'],
    ['1_2_3_4', '1_2_3'],
    ['', undefined],
    ['0_1', undefined],
    ['401,403', undefined],
    ['a_b', undefined],
    ['9'.repeat(10), undefined],
  ])('reads %j as %j', (typed, read) => {
    expect(v.parse(compareSearch, { ids: typed }).ids).toBe(read)
  })
})

describe('toggleCompared', () => {
  it('adds a course, and takes it out again', () => {
    expect(toggleCompared(undefined, 401)).toBe('401')
    expect(toggleCompared('401', 403)).toBe('401_403')
    expect(toggleCompared('401_403', 401)).toBe('403')
    expect(toggleCompared('401', 401)).toBeUndefined()
  })
})
