import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { CourseSummary } from '#contract/courses/courses.ts'
import type { Http } from '#lib/http/http.ts'
import { redirectIfNotFound } from '#lib/router/redirect-if-not-found.ts'
import { courseQuery, nextCoursesQuery, noticesQuery, reviewsQuery } from './course-detail-queries.ts'
import { knownCourse } from './detail/known-course.ts'
import type { DetailSearch } from './detail-search.ts'
import { optionsOf } from './sale/amounts.ts'

/** Title and link preview of a course's page. */
interface CourseMetadata {
  readonly title: string
  readonly description: string
  /** Undefined while only the course's summary is known. */
  readonly picture?: string | null
}

/**
 * Loads the data of the page and returns its metadata. With a cached summary the page opens at once and loads the rest
 * while it is shown. Redirects to `/not-found` for an unknown course, and to the address without the parameter for an
 * unknown or only option, or an unknown page of notices or reviews.
 */
export async function loadDetail(
  context: { http: Http; queryClient: QueryClient },
  search: DetailSearch,
): Promise<CourseMetadata> {
  const { http, queryClient } = context
  const { id, option, notices, reviews } = search
  if (id === undefined) throw redirect({ to: '/not-found' })
  const courseOptions = courseQuery(http, id)
  const noticesOptions = noticesQuery(http, id, notices ?? 1)
  const reviewsOptions = reviewsQuery(http, id, reviews ?? 1)
  const nextOptions = nextCoursesQuery(http, id)
  const cached = typeof document === 'undefined' ? undefined : knownCourse(queryClient, id)
  if (cached) {
    void queryClient.prefetchQuery(courseOptions)
    void queryClient.prefetchQuery(noticesOptions)
    void queryClient.prefetchQuery(reviewsOptions)
    void queryClient.prefetchQuery(nextOptions)
    return metadataOf(cached.summary)
  }
  const [course, { page_info: pages }, { page_info: reviewPages }] = await redirectIfNotFound(
    Promise.all([
      queryClient.ensureQueryData(courseOptions),
      queryClient.ensureQueryData(noticesOptions),
      queryClient.ensureQueryData(reviewsOptions),
      // Never fails: the page does without it.
      queryClient.prefetchQuery({ ...nextOptions, retry: false }),
    ]),
  )
  const options = optionsOf(course)
  const known = {
    option: options.length > 1 && options.some(({ idx }) => idx === option) ? option : undefined,
    notices: notices !== undefined && notices <= (pages?.total_pages ?? 0) ? notices : undefined,
    reviews: reviews !== undefined && reviews <= (reviewPages?.total_pages ?? 0) ? reviews : undefined,
  }
  if (known.option !== option || known.notices !== notices || known.reviews !== reviews) {
    throw redirect({ to: '/contents/detail', search: { ...search, ...known }, replace: true })
  }
  return { ...metadataOf(course), picture: course.share_picture }
}

function metadataOf({ title, summary }: CourseSummary): CourseMetadata {
  return { title, description: summary }
}
