// @vitest-environment node

import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import * as codes from '#contract/protocol/codes.ts'
import { createHttp } from '#lib/http/http.ts'
import { sampleCourse } from '../course.fixture.ts'
import { loadPreview } from './load.ts'
import type { PreviewSearch } from './preview-search.ts'

/** Fake HTTP client that answers only the preview of one course with two free lessons. */
function shop(layout: 'desktop' | 'mobile' = 'desktop') {
  const course = sampleCourse()
  const [first, second] = course.curriculum.detail
  const content = { ...course, lessons: [first, second] }
  const http = createHttp({
    locale: 'en',
    fetch: async (path) =>
      path === '/api/v1/lecture/intro/contents/preview/101'
        ? Response.json({ status_code: 200, content })
        : Response.json({ status_code: codes.notFound, content: {} }, { status: 404 }),
  })
  return { layout, http, queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }) }
}

async function destination(search: Partial<PreviewSearch>, layout?: 'desktop' | 'mobile') {
  try {
    await loadPreview(shop(layout), { id: undefined, lesson: undefined, ...search })
    return 'stays'
  } catch (error) {
    if (!isRedirect(error)) throw error
    return { to: error.options.to, search: error.options.search }
  }
}

describe('loadPreview', () => {
  it('loads all data in one call', async () => {
    const course = await loadPreview(shop(), { id: 101, lesson: undefined })
    expect(course).toMatchObject({ description: 'Long.', description_mobile: 'Short.', is_coming: false })
  })

  it('keeps the address of a free lesson', async () => {
    expect(await destination({ id: 101, lesson: 2 })).toBe('stays')
  })

  it('redirects a lesson that is not free, and the first free lesson’s own number, to the address without it', async () => {
    const first = { to: '/contents/preview', search: { id: 101 } }
    expect(await destination({ id: 101, lesson: 3 })).toEqual(first)
    expect(await destination({ id: 101, lesson: 1 })).toEqual(first)
  })

  it('leads a shared link in the mobile layout to the lessons on the course’s page', async () => {
    const context = shop('mobile')
    const redirected = loadPreview(context, { id: 101, lesson: 2 })
    await expect(redirected).rejects.toMatchObject({
      options: { to: '/contents/detail', search: { id: 101 }, hash: 'curriculum' },
    })
    expect(await destination({}, 'mobile')).toMatchObject({ to: '/not-found' })
  })

  it('redirects to /not-found without a course ID and for an unknown one', async () => {
    expect(await destination({})).toMatchObject({ to: '/not-found' })
    expect(await destination({ id: 999 })).toMatchObject({ to: '/not-found' })
  })
})
