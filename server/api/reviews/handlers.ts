import type * as ownReviews from '../../../contract/content/own-review.ts'
import type * as reviews from '../../../contract/content/reviews.ts'
import type { HandlersFor } from '../handler.ts'
import courseReviews from './course-reviews.ts'
import deleteReview from './delete-review.ts'
import ownReview from './own-review.ts'
import reportReview from './report-review.ts'
import writeReview from './write-review.ts'

/** A handler for each call of `contract/content/reviews.ts` and `contract/content/own-review.ts`. */
export const reviewsHandlers = {
  courseReviews,
  deleteReview,
  ownReview,
  reportReview,
  writeReview,
} satisfies HandlersFor<typeof ownReviews & typeof reviews>
