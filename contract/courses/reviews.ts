import * as v from 'valibot'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { idSchema, paging } from '../protocol/paging.ts'
import { momentSchema } from '../values/text.ts'

/** Reviews of courses by members; this shop's addition. */
export const reviewLimits = {
  /** Characters of a text. */
  maxTextLength: 1_000,
  pageSize: 5,
  /** A member writes reviews this many times within these seconds. */
  perMember: 20,
  seconds: 24 * 60 * 60,
} as const

/** Whole points, 5 is the best. */
export const ratings = [1, 2, 3, 4, 5] as const
export const ratingSchema = v.picklist(ratings)
export type Rating = v.InferOutput<typeof ratingSchema>

/** The shop's answer to a review. */
const answerSchema = v.nullable(v.object({ text: v.string(), answered_at: momentSchema }))

/** What everybody and the author read of a review. */
export const reviewEntries = {
  rating: ratingSchema,
  text: v.string(),
  written_at: momentSchema,
  /** Null when it was never edited. */
  edited_at: v.nullable(momentSchema),
  answer: answerSchema,
}

/** A review as everybody reads it. */
export const reviewSchema = v.object({
  review_id: v.number(),
  /** Nickname of the member, or the first letter of the name with two circles, `김○○`. */
  author: v.string(),
  ...reviewEntries,
})
export type Review = v.InferOutput<typeof reviewSchema>

/** Reviews of a course, the latest first. Those of former members and those that an operator has hidden are left out. */
export const courseReviews = defineEndpoint({
  name: 'course-reviews',
  area: 'reviews',
  summary: 'Reviews of a course, by page',
  method: 'GET',
  path: '/v1/lecture/intro/contents/{id}/review',
  params: v.object({ id: idSchema }),
  query: v.object(paging(reviewLimits.pageSize)),
  content: v.array(reviewSchema),
  paged: true,
  codes: [],
})
