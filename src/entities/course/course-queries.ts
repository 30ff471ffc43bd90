import { queryOptions } from '@tanstack/react-query'
import {
  courseBanners,
  courseCategories,
  courseDetail,
  courseHighlights,
  courseList,
  courseNotices,
  coursePreview,
  coursePromotion,
  courseTraining,
} from '../../../contract/course-calls.ts'
import type { MemberType } from '../../../contract/courses.ts'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { endpointQuery } from '../../lib/http/endpoint-query.ts'
import type { Http } from '../../lib/http/http.ts'

/** The reads of this feature; loaders ensure them, screens use them. */

const none = {}

export const bannersQuery = (http: Http) => endpointQuery(http, courseBanners, { params: none, query: none })
export const highlightsQuery = (http: Http) => endpointQuery(http, courseHighlights, { params: none, query: none })
export const categoriesQuery = (http: Http, title = '') =>
  endpointQuery(http, courseCategories, { params: none, query: { title } })

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
    params: none,
    query: { ...filter, page_index: page, ctg_name: category, member_type: memberType ?? 'ALL' },
  })

/** One course for both member types: the answer holds what each is offered. */
export const courseQuery = (http: Http, idx: number) =>
  endpointQuery(http, courseDetail, { params: { lectureId: idx }, query: none })
export const noticesQuery = (http: Http, idx: number, page: number) =>
  endpointQuery(http, courseNotices, { params: { id: idx }, query: { page_index: page } })
export const previewQuery = (http: Http, idx: number) =>
  endpointQuery(http, coursePreview, { params: { id: idx }, query: none })
export const promotionQuery = (http: Http, idx: number) =>
  endpointQuery(http, coursePromotion, { params: { lectureId: idx }, query: none })

/** The training of the member of that name; nothing for a visitor. */
export const trainingQuery = (http: Http, idx: number, userName: string) =>
  queryOptions({
    queryKey: [courseTraining.name, idx, userName] as const,
    queryFn: async ({ signal }) =>
      userName === ''
        ? null
        : (await http(courseTraining, { params: { lectureId: idx }, query: none }, signal)).content,
  })
