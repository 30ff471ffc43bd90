import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Http } from '../../../lib/http/http.ts'
import { redirectIfNotFound } from '../../../lib/router/redirect-if-not-found.ts'
import { courseQuery, noticesQuery } from '../../../entities/course/course-queries.ts'
import { optionsOf } from '../sale/amounts.ts'
import type { DetailSearch } from '../detail-search.ts'
import { knownCourse } from './known-course.ts'

/**
 * Loads the data of the page. With a cached summary the page opens at once and loads the rest while it is shown.
 * Redirects to `/not-found` for an unknown course, and to the address without the parameter for an unknown option or
 * page of notices.
 */
export async function loadDetail(
  context: { http: Http; queryClient: QueryClient },
  search: DetailSearch,
): Promise<void> {
  const { http, queryClient } = context
  const { id, option, notices } = search
  if (id === undefined) throw redirect({ to: '/not-found' })
  const courseOptions = courseQuery(http, id)
  const noticesOptions = noticesQuery(http, id, notices ?? 1)
  if (typeof document !== 'undefined' && knownCourse(queryClient, id)) {
    void queryClient.prefetchQuery(courseOptions)
    void queryClient.prefetchQuery(noticesOptions)
    return
  }
  const [{ content: course }, { page_info: pages }] = await redirectIfNotFound(
    Promise.all([queryClient.ensureQueryData(courseOptions), queryClient.ensureQueryData(noticesOptions)]),
  )
  const others = optionsOf(course).slice(1)
  const known = {
    option: others.some(({ idx }) => idx === option) ? option : undefined,
    notices: notices !== undefined && notices <= (pages?.total_pages ?? 0) ? notices : undefined,
  }
  if (known.option !== option || known.notices !== notices) {
    throw redirect({ to: '/contents/detail', search: { ...search, ...known }, replace: true })
  }
}
