import { queryOptions } from '@tanstack/react-query'
import { ownReview } from '#contract/courses/own-review.ts'
import type { Http } from '#lib/http/http.ts'

/** The review of the member of that name; nothing for a visitor. */
export const ownReviewQuery = (http: Http, idx: number, userName: string) =>
  queryOptions({
    queryKey: [ownReview.name, idx, userName] as const,
    queryFn: async ({ signal }) =>
      userName === '' ? null : await http(ownReview, { params: { lectureId: idx } }, signal),
  })
