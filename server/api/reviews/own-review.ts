import { ownReview } from '../../../contract/content/own-review.ts'
import { defineHandler } from '../define-handler.ts'
import { findOwnReview, syncOwnProgress } from './find.ts'

export default defineHandler(ownReview, async (call) => {
  const { db, member, params } = call
  await syncOwnProgress(call, member.memberId, params.lectureId)
  return { content: await findOwnReview(db, member.memberId, params.lectureId) }
})
