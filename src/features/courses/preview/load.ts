import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Http } from '#lib/http/http.ts'
import { redirectIfNotFound } from '#lib/router/redirect-if-not-found.ts'
import { previewQuery } from '../course-detail-queries.ts'
import { sectionIds } from '../sections/section-links.tsx'
import type { PreviewSearch } from './preview-search.ts'

interface PreviewContext {
  readonly http: Http
  readonly queryClient: QueryClient
  readonly layout: 'desktop' | 'mobile'
}

/**
 * Loads the data of the page. Redirects to `/not-found` for an unknown course, to the first free lesson for one that is
 * not free, and in the mobile layout, which has no preview, to the lessons on the course's page.
 */
export async function loadPreview(context: PreviewContext, search: PreviewSearch) {
  const { http, queryClient, layout } = context
  const { id, lesson } = search
  if (id === undefined) throw redirect({ to: '/not-found' })
  if (layout === 'mobile') throw redirect({ to: '/contents/detail', search: { id }, hash: sectionIds.curriculum })
  const course = await redirectIfNotFound(queryClient.ensureQueryData(previewQuery(http, id)))
  const others = course.lessons.slice(1)
  if (lesson !== undefined && !others.some(({ number }) => number === lesson)) {
    throw redirect({ to: '/contents/preview', search: { id }, replace: true })
  }
  return course
}
