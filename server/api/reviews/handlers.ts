import { and, eq, ne } from 'drizzle-orm'
import * as ownReviews from '#contract/courses/own-review.ts'
import * as courseReviews from '#contract/courses/reviews.ts'
import { announceContent } from '#server/content/import.ts'
import { transact } from '#server/db/open.ts'
import { deleteReviews } from '#server/db/retention/delete-reviews.ts'
import { reviewReports, reviews } from '#server/db/schema/reviews.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { pageInfo } from '../handler.ts'
import { findOwnReview, findReviews, syncOwnProgress } from './find.ts'
import { presentReview } from './present.ts'
import writeReview from './write-review.ts'

/** A handler for each call of `contract/courses/reviews.ts` and `contract/courses/own-review.ts`. */
export const reviewsHandlers = {
  courseReviews: defineHandler(courseReviews.courseReviews, async ({ db, content, params, query }) => {
    const { page_index, page_size } = query
    const { rows, total } = await content.remember(`course-reviews ${params.id} ${page_index} ${page_size}`, () =>
      findReviews(db, params.id, { size: page_size, offset: (page_index - 1) * page_size }),
    )
    return { content: rows.map(presentReview), page_info: pageInfo(query, total) }
  }),
  deleteReview: defineHandler(ownReviews.deleteReview, async (call) => {
    const { db, clock, content: shopContent, member, params } = call
    const { memberId } = member
    const content = await transact(db, async (tx) => {
      const isOwn = and(eq(reviews.memberId, memberId), eq(reviews.courseIdx, params.lectureId))
      if ((await deleteReviews(tx, clock.now(), isOwn)) > 0) await announceContent(tx)
      return findOwnReview(tx, call, memberId, params.lectureId)
    })
    await shopContent.refresh()
    return { content }
  }),
  ownReview: defineHandler(ownReviews.ownReview, async (call) => {
    const { db, member, params } = call
    await syncOwnProgress(call, member.memberId, params.lectureId)
    return { content: await findOwnReview(db, call, member.memberId, params.lectureId) }
  }),
  reportReview: defineHandler(ownReviews.reportReview, async ({ db, clock, member, params: { reviewId } }) => {
    await transact(db, async (tx) => {
      const isOfOther = and(eq(reviews.id, reviewId), ne(reviews.memberId, member.memberId))
      const [review] = await tx.select({ id: reviews.id }).from(reviews).where(isOfOther)
      if (!review) throw notFound('review')
      await tx
        .insert(reviewReports)
        .values({ reviewId, memberId: member.memberId, reportedAt: clock.now() })
        .onConflictDoNothing()
    })
    return { content: {} }
  }),
  writeReview,
} satisfies HandlersFor<typeof ownReviews & typeof courseReviews>
