import {
  courseBanners,
  courseCategories,
  courseFilterCounts,
  courseHighlights,
  courseList,
} from '#contract/courses/course-calls.ts'
import type { MemberType } from '#contract/courses/courses.ts'
import type { QueryOf } from '#contract/protocol/endpoint.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'

// The reads of this feature; loaders ensure them, screens use them.

export const bannersQuery = (http: Http) => endpointQuery(http, courseBanners, {})
export const highlightsQuery = (http: Http) => endpointQuery(http, courseHighlights, {})
/** Filters limit what is counted. */
export const categoriesQuery = (http: Http, { page, sort, category, memberType, ...filter }: CourseListFilter = {}) =>
  endpointQuery(http, courseCategories, { query: filter })

/** What is listed: the call's query, under the names of our own code. */
export interface CourseListFilter
  extends Omit<QueryOf<typeof courseList>, 'page_index' | 'page_size' | 'cfc_name' | 'ctg_name' | 'member_type'> {
  /** Absent for courses of either member type. */
  readonly memberType?: MemberType | undefined
  /** Code of a field of training. */
  readonly category?: string | undefined
  readonly page?: number | undefined
}

/** A filter that the call gets passes through to it, so that a new one has no line here. */
export const courseListQuery = (http: Http, { page = 1, category, memberType, ...filter }: CourseListFilter) =>
  endpointQuery(http, courseList, {
    query: { ...filter, page_index: page, ctg_name: category, member_type: memberType ?? 'ALL' },
  })

/** What each value of a filter would list, with the other filters as they are. */
export const filterCountsQuery = (http: Http, { page, sort, category, memberType, ...filter }: CourseListFilter) =>
  endpointQuery(http, courseFilterCounts, {
    query: { ...filter, ctg_name: category, member_type: memberType ?? 'ALL' },
  })
