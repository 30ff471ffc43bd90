// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Course, nextCourses } from '#contract/courses/course-detail.ts'
import { courseListQuery } from '#entities/course/course-queries.ts'
import { createHttp } from '#lib/http/http.ts'
import { purchaseOption, sampleCourse } from './course.fixture.ts'
import { knownCourse } from './detail/known-course.ts'
import { loadDetail } from './detail-loader.ts'
import type { DetailSearch } from './detail-search.ts'

/** Fake HTTP client with one course and seven notices; records its calls. */
function shop(course: Course = sampleCourse()) {
  const calls: string[] = []
  const page = { request_page: 1, request_size: 5, total_pages: 2, total_size: 7 }
  const answers: Record<string, object> = {
    [`/api/v1/lecture/intro/contents/${course.idx}`]: { content: course },
    [`/api/v1/lecture/intro/contents/${course.idx}/notice`]: { content: [], page_info: page },
    [`/api/v1/lecture/intro/contents/${course.idx}/review`]: { content: [], page_info: page },
    [`/api/v1/lecture/intro/contents/${course.idx}/next`]: { content: [] },
    '/api/v1/lecture/intro/contents': { content: [course], page_info: { ...page, total_pages: 1 } },
  }
  const http = createHttp({
    locale: 'en',
    fetch: async (path) => {
      const [address = ''] = path.split('?')
      calls.push(path)
      const answer = answers[address]
      const missing = { status_code: 404, content: {} }
      return Response.json(answer ? { status_code: 200, ...answer } : missing, { status: answer ? 200 : 404 })
    },
  })
  return { http, queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }), calls }
}

async function destination(search: Partial<DetailSearch>, context = shop()) {
  const asked: DetailSearch = {
    id: undefined,
    memberType: undefined,
    option: undefined,
    notices: undefined,
    reviews: undefined,
    ...search,
  }
  try {
    await loadDetail(context, asked)
    return 'stays'
  } catch (error) {
    if (!isRedirect(error)) throw error
    return { to: error.options.to, search: error.options.search }
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('loadDetail', () => {
  it('opens the page when the courses that others took next cannot be loaded', async () => {
    const { http, ...context } = shop()
    const failing: typeof http = (endpoint, input, signal) =>
      endpoint.name === nextCourses.name ? Promise.reject(new Error('unavailable')) : http(endpoint, input, signal)
    expect(await destination({ id: 101 }, { ...context, http: failing })).toBe('stays')
  })

  it('returns title and link preview, without the picture while only a summary is loaded', async () => {
    const metadata = { title: 'IV insertion', description: 'Two procedures by hand.' }
    const picture = '/media/share/0123456789abcdef/course-101-en.png'
    const search: DetailSearch = {
      id: 101,
      memberType: undefined,
      option: undefined,
      notices: undefined,
      reviews: undefined,
    }
    const context = shop()
    await context.queryClient.ensureQueryData(courseListQuery(context.http, {}))
    expect(await loadDetail(context, search)).toEqual({ ...metadata, picture })
    vi.stubGlobal('document', {})
    expect(await loadDetail({ ...shop(), queryClient: context.queryClient }, search)).toEqual(metadata)
  })

  it('keeps an address whose values all exist', async () => {
    expect(await destination({ id: 101 })).toBe('stays')
    expect(await destination({ id: 101, option: 101003 })).toBe('stays')
    expect(await destination({ id: 101, memberType: 'GRP', option: 101500, notices: 2 })).toBe('stays')
  })

  it('redirects to /not-found without a course ID and for an unknown one', async () => {
    expect(await destination({})).toMatchObject({ to: '/not-found' })
    expect(await destination({ id: 999 })).toMatchObject({ to: '/not-found' })
  })

  it('removes an unknown option and the only option of a course from the address', async () => {
    const plain = {
      to: '/contents/detail',
      search: { id: 101, memberType: 'IDV', option: undefined, notices: undefined, reviews: undefined },
    }
    expect(await destination({ id: 101, memberType: 'IDV', option: 5 })).toEqual(plain)
    const { individual } = sampleCourse()
    const option = { subscription: [purchaseOption()], not_subscription: [] }
    const single = shop(sampleCourse({ individual: { ...individual, option } }))
    expect(await destination({ id: 101, memberType: 'IDV', option: 101003 }, single)).toEqual(plain)
  })

  it('removes a page after the last page of notices and keeps the other parameters', async () => {
    expect(await destination({ id: 101, option: 101012, notices: 3 })).toMatchObject({
      search: { id: 101, option: 101012, notices: undefined },
    })
  })

  it('does not wait for the network when a list has loaded the course’s summary', async () => {
    const context = shop()
    await context.queryClient.ensureQueryData(courseListQuery(context.http, {}))
    vi.stubGlobal('document', {})
    const never = { ...context, http: createHttp({ locale: 'en', fetch: () => new Promise(() => undefined) }) }
    expect(await destination({ id: 101 }, { ...never, queryClient: context.queryClient })).toBe('stays')
    expect(knownCourse(context.queryClient, 101)).toMatchObject({
      summary: { title: 'IV insertion' },
      course: undefined,
    })
  })

  it('waits for the whole course on the server, even when a summary is cached', async () => {
    const context = shop()
    await context.queryClient.ensureQueryData(courseListQuery(context.http, {}))
    await destination({ id: 101 }, context)
    expect(knownCourse(context.queryClient, 101)?.course?.description).toBe('Long.')
    expect(context.calls).toHaveLength(5)
  })

  it('reuses the course that was loaded for the other member type', async () => {
    const context = shop()
    await destination({ id: 101, memberType: 'IDV' }, context)
    const calls = [...context.calls]
    await destination({ id: 101, memberType: 'GRP' }, context)
    expect(context.calls).toEqual(calls)
    expect(calls).not.toContainEqual(expect.stringContaining('member_type'))
    expect(knownCourse(context.queryClient, 101)?.course?.idx).toBe(101)
    expect(knownCourse(context.queryClient, 102)).toBeUndefined()
  })
})
