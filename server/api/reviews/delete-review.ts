import { and, eq } from 'drizzle-orm'
import { deleteReview } from '../../../contract/content/own-review.ts'
import { announceContent } from '../../content/import.ts'
import { transact } from '../../db/open.ts'
import { deleteReviews } from '../../db/retention/delete-reviews.ts'
import { reviews } from '../../db/schema/reviews.ts'
import { defineHandler } from '../define-handler.ts'
import { findOwnReview } from './find.ts'

export default defineHandler(deleteReview, async ({ db, content: shopContent, member, params }) => {
  const { memberId } = member
  const content = await transact(db, async (tx) => {
    const isOwn = and(eq(reviews.memberId, memberId), eq(reviews.courseIdx, params.lectureId))
    if ((await deleteReviews(tx, isOwn)) > 0) await announceContent(tx)
    return findOwnReview(tx, memberId, params.lectureId)
  })
  await shopContent.refresh()
  return { content }
})
