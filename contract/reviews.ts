import * as v from 'valibot'
import * as codes from './codes.ts'
import { defineEndpoint, noInput } from './endpoint.ts'
import { idSchema, paging } from './paging.ts'
import { countSchema } from './quantities.ts'
import { momentSchema, multilineText } from './text.ts'

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

const reviewEntries = {
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
  summary: 'Reviews of a course, by page',
  method: 'GET',
  path: '/v1/lecture/intro/contents/{id}/review',
  params: v.object({ id: idSchema }),
  query: v.object(paging(reviewLimits.pageSize)),
  content: v.array(reviewSchema),
  paged: true,
  codes: [],
})

/** The member's own review of a course, and whether one can be written. */
const ownReviewSchema = v.object({
  review: v.nullable(
    v.object({
      review_id: v.number(),
      ...reviewEntries,
      /** Whether an operator has hidden it from everybody else. */
      is_hidden: v.boolean(),
    }),
  ),
  /** Whether half of the lessons are finished, which a review needs. */
  can_write: v.boolean(),
  /** Finished lessons, and those that a review needs. */
  done: countSchema,
  needed: countSchema,
})
export type OwnReview = v.InferOutput<typeof ownReviewSchema>

const ownReviewCall = {
  path: '/v1/member/my/review/{lectureId}',
  params: v.object({ lectureId: idSchema }),
  query: noInput,
  content: ownReviewSchema,
  paged: false,
  access: 'member',
} as const

export const ownReview = defineEndpoint({
  ...ownReviewCall,
  name: 'own-review',
  summary: 'The member’s own review of a course',
  method: 'GET',
  isRateLimited: true,
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/**
 * Writes the member's review of a course, or replaces it. `PR20011403` before half of the lessons are finished,
 * `PR10005429` after too many reviews in a day.
 */
export const writeReview = defineEndpoint({
  ...ownReviewCall,
  name: 'write-review',
  summary: 'Writes or edits the member’s review of a course',
  method: 'PUT',
  body: v.object({
    rating: ratingSchema,
    text: v.pipe(multilineText(reviewLimits.maxTextLength), v.trim(), v.nonEmpty('is missing')),
  }),
  isRateLimited: true,
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.reviewTooEarly],
})

/** Deletes the member's review of a course with its answer. Repeated, it changes nothing. */
export const deleteReview = defineEndpoint({
  ...ownReviewCall,
  name: 'delete-review',
  summary: 'Takes the member’s review of a course back',
  method: 'DELETE',
  isRateLimited: true,
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/** Reports another member's review to the operators. A member reports it once; repeated, it changes nothing. */
export const reportReview = defineEndpoint({
  name: 'report-review',
  summary: 'Reports a review to the operators',
  method: 'POST',
  path: '/v1/member/my/review-report/{reviewId}',
  params: v.object({ reviewId: idSchema }),
  query: noInput,
  content: v.object({}),
  paged: false,
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})
