import { writeReview } from '#contract/courses/own-review.ts'
import { reviewLimits } from '#contract/courses/reviews.ts'
import * as codes from '#contract/protocol/codes.ts'
import { announceContent } from '#server/content/import.ts'
import { transact } from '#server/db/open.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { findCourse } from '../courses/find.ts'
import { defineHandler } from '../define-handler.ts'
import { countRequest } from '../limited-requests.ts'
import { findOwnReview, syncOwnProgress } from './find.ts'

/** An edited review keeps its answer, and stays hidden when an operator has hidden it. */
export default defineHandler(writeReview, async (call) => {
  const { db, clock, caller, content: shopContent, member, params, body, apiError } = call
  const { memberId } = member
  const courseIdx = params.lectureId
  await findCourse(db, courseIdx)
  // Each change of a review drops every cached page.
  await countRequest(call, caller, codes.tooManyRequests, [
    { kind: 'review member', key: memberId, max: reviewLimits.perMember, seconds: reviewLimits.seconds },
  ])
  await syncOwnProgress(call, memberId, courseIdx)
  const content = await transact(db, async (tx) => {
    const own = await findOwnReview(tx, call, memberId, courseIdx)
    if (!own.can_write)
      throw apiError(codes.reviewTooEarly, 'Half of the lessons are not finished yet, or the course was refunded.')
    if (own.review?.rating === body.rating && own.review.text === body.text) return own
    const now = clock.now()
    await tx
      .insert(reviews)
      .values({ memberId, courseIdx, ...body, writtenAt: now })
      .onConflictDoUpdate({ target: [reviews.memberId, reviews.courseIdx], set: { ...body, editedAt: now } })
    await announceContent(tx)
    return findOwnReview(tx, call, memberId, courseIdx)
  })
  await shopContent.refresh()
  return { content }
})
