import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { CourseSummary } from '#contract/courses/courses.ts'
import { categoriesQuery, courseListQuery, highlightsQuery } from '#entities/course/course-queries.ts'
import { searchReadingQuery } from '#entities/search/search-queries.ts'
import type { Http } from '#lib/http/http.ts'
import { deviceHitsQuery } from './device-hits.ts'
import type { Hits } from './hit-kinds.ts'
import type { SearchProps } from './search-screen.tsx'
import {
  articleHitsQuery,
  eventHitsQuery,
  manualHitsQuery,
  noticeHitsQuery,
  questionHitsQuery,
  shownHits,
} from './text-hits.ts'

/**
 * Loads the hits for `q` with how it was read, or the categories without `q`. Kinds beside courses are few and shown on
 * every page of courses. A page after the last one shows the last.
 */
export async function loadSearch(
  { http, queryClient }: { http: Http; queryClient: QueryClient },
  { q, page }: { q: string | undefined; page: number | undefined },
): Promise<SearchProps> {
  const readCategories = () => queryClient.ensureQueryData(categoriesQuery(http))
  if (q === undefined) return { state: 'asking', categories: await readCategories() }
  const [{ content: courses, page_info: pages }, devices, manuals, questions, notices, events, articles, reading] =
    await Promise.all([
      queryClient.ensureQueryData(courseListQuery(http, { title: q, page, sort: 'relevance' })),
      queryClient.ensureQueryData(deviceHitsQuery(http, q)),
      queryClient.ensureQueryData(manualHitsQuery(http, q)),
      queryClient.ensureQueryData(questionHitsQuery(http, q)),
      queryClient.ensureQueryData(noticeHitsQuery(http, q)),
      queryClient.ensureQueryData(eventHitsQuery(http, q)),
      queryClient.ensureQueryData(articleHitsQuery(http, q)),
      queryClient.ensureQueryData(searchReadingQuery(http, q)),
    ])
  if (courses.length === 0 && page !== undefined) {
    const last = pages.total_pages
    throw redirect({ to: '/search', search: { q, page: last > 1 ? last : undefined } })
  }
  const hits: Hits[] = []
  if (courses.length > 0) hits.push({ kind: 'courses', total: pages.total_size, rows: courses, pages })
  if (devices.length > 0) hits.push({ kind: 'devices', total: devices.length, rows: devices })
  if (manuals.content.length > 0)
    hits.push({ kind: 'manuals', total: manuals.page_info.total_size, rows: manuals.content })
  const answered = questions.slice(0, shownHits)
  if (answered.length > 0) hits.push({ kind: 'questions', total: questions.length, rows: answered })
  if (notices.content.length > 0)
    hits.push({ kind: 'notices', total: notices.page_info.total_size, rows: notices.content })
  if (events.content.length > 0) hits.push({ kind: 'events', total: events.page_info.total_size, rows: events.content })
  // Legal texts contain nearly every everyday word: alone they answer no search.
  const legal: Hits[] =
    articles.content.length > 0
      ? [{ kind: 'articles', total: articles.page_info.total_size, rows: articles.content }]
      : []
  if (hits.length > 0) return { state: 'found', term: q, hits: [...hits, ...legal], reading }
  const [categories, highlights] = await Promise.all([
    readCategories(),
    queryClient.ensureQueryData(highlightsQuery(http)),
  ])
  return {
    state: 'nothing',
    term: q,
    categories,
    popular: highlights.popular.slice(0, 4),
    similar: reading.similar,
    suggested: suggestedTerms(highlights.popular),
    articles: legal,
    marks: reading.marks,
  }
}

/** Number of suggested terms. */
const suggestionCount = 5

/** The first keyword of each popular course: terms that find something. */
export function suggestedTerms(popular: readonly CourseSummary[]): string[] {
  return [...new Set(popular.flatMap(({ keyword: [first] }) => first ?? []))].slice(0, suggestionCount)
}
