import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Http } from '../../../lib/http/http.ts'
import { redirectIfNotFound } from '../../../lib/router/redirect-if-not-found.ts'
import { previewQuery } from '../course-detail-queries.ts'
import type { PreviewSearch } from './preview-search.ts'

/**
 * Loads the data of the page. Redirects to `/not-found` for an unknown course, and to the first free lesson for one
 * that is not free.
 */
export async function loadPreview(context: { http: Http; queryClient: QueryClient }, search: PreviewSearch) {
  const { http, queryClient } = context
  const { id, lesson } = search
  if (id === undefined) throw redirect({ to: '/not-found' })
  const { content: course } = await redirectIfNotFound(queryClient.ensureQueryData(previewQuery(http, id)))
  const others = course.lessons.slice(1)
  if (lesson !== undefined && !others.some(({ number }) => number === lesson)) {
    throw redirect({ to: '/contents/preview', search: { id }, replace: true })
  }
  return course
}
