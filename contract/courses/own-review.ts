import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { idSchema } from '../protocol/paging.ts'
import { countSchema } from '../values/quantities.ts'
import { filledLines } from '../values/text.ts'
import { ratingSchema, reviewEntries, reviewLimits } from './reviews.ts'

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
  content: ownReviewSchema,
  access: 'member',
} as const

export const ownReview = defineEndpoint({
  ...ownReviewCall,
  name: 'own-review',
  area: 'reviews',
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
  area: 'reviews',
  summary: 'Writes or edits the member’s review of a course',
  method: 'PUT',
  body: v.object({
    rating: ratingSchema,
    text: filledLines(reviewLimits.maxTextLength),
  }),
  isRateLimited: true,
  codes: [codes.accessTokenInvalid, codes.memberGone, codes.reviewTooEarly],
})

/** Deletes the member's review of a course with its answer. Repeated, it changes nothing. */
export const deleteReview = defineEndpoint({
  ...ownReviewCall,
  name: 'delete-review',
  area: 'reviews',
  summary: 'Deletes the member’s review of a course',
  method: 'DELETE',
  isRateLimited: true,
  codes: [codes.accessTokenInvalid, codes.memberGone],
})

/** Reports another member's review to the operators. A member reports it once; repeated, it changes nothing. */
export const reportReview = defineEndpoint({
  name: 'report-review',
  area: 'reviews',
  summary: 'Reports a review to the operators',
  method: 'POST',
  path: '/v1/member/my/review-report/{reviewId}',
  params: v.object({ reviewId: idSchema }),
  content: v.object({}),
  access: 'member',
  codes: [codes.accessTokenInvalid, codes.memberGone],
})
