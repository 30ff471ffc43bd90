import { and, eq, ne } from 'drizzle-orm'
import { reportReview } from '../../../contract/content/own-review.ts'
import { transact } from '../../db/open.ts'
import { reviewReports, reviews } from '../../db/schema/reviews.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'

export default defineHandler(reportReview, async ({ db, clock, member, params: { reviewId } }) => {
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
})
