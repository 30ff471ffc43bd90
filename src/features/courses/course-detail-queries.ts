import { queryOptions } from '@tanstack/react-query'
import {
  courseDetail,
  courseNotices,
  coursePreview,
  coursePromotion,
  courseTraining,
  nextCourses,
} from '#contract/courses/course-detail.ts'
import { courseReviews } from '#contract/courses/reviews.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'

// The reads of one course; loaders ensure them, screens use them.

/** One course for both member types: the answer holds what each is offered. */
export const courseQuery = (http: Http, idx: number) =>
  endpointQuery(http, courseDetail, { params: { lectureId: idx } })
export const noticesQuery = (http: Http, idx: number, page: number) =>
  endpointQuery(http, courseNotices, { params: { id: idx }, query: { page_index: page } })
export const previewQuery = (http: Http, idx: number) => endpointQuery(http, coursePreview, { params: { id: idx } })
export const promotionQuery = (http: Http, idx: number) =>
  endpointQuery(http, coursePromotion, { params: { lectureId: idx } })

/** What members took after a course. */
export const nextCoursesQuery = (http: Http, idx: number) =>
  endpointQuery(http, nextCourses, { params: { lectureId: idx } })

export const reviewsQuery = (http: Http, idx: number, page: number) =>
  endpointQuery(http, courseReviews, { params: { id: idx }, query: { page_index: page } })

/** The training of the member of that name; nothing for a visitor. */
export const trainingQuery = (http: Http, idx: number, userName: string) =>
  queryOptions({
    queryKey: [courseTraining.name, idx, userName] as const,
    queryFn: async ({ signal }) =>
      userName === '' ? null : await http(courseTraining, { params: { lectureId: idx } }, signal),
  })
