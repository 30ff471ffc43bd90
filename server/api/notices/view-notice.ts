import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { viewNotice } from '#contract/content/notices.ts'
import { transact } from '#server/db/open.ts'
import { notices, noticeViews } from '#server/db/schema/boards.ts'
import { sharedSecret } from '#server/db/shared-secret.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { networkOf } from '#server/lib/network.ts'
import { defineHandler } from '../define-handler.ts'

export default defineHandler(viewNotice, async ({ db, clock, caller, params: { id } }) => {
  const day = clock.today()
  const secret = await sharedSecret(db, 'notice-views')
  const visitorHash = createHmac('sha256', secret)
    .update(JSON.stringify([day, id, networkOf(caller.address), caller.userAgent]))
    .digest('base64url')
  const view = await transact(db, async (tx) => {
    const [notice] = await tx.select({ views: notices.views }).from(notices).where(eq(notices.idx, id))
    if (!notice) throw notFound('notice')
    const seen = await tx
      .insert(noticeViews)
      .values({ noticeIdx: id, day, visitorHash })
      .onConflictDoNothing()
      .returning({ noticeIdx: noticeViews.noticeIdx })
    if (seen.length === 0) return notice.views
    const [counted] = await tx
      .update(notices)
      .set({ views: sql`${notices.views} + 1` })
      .where(eq(notices.idx, id))
      .returning({ views: notices.views })
    return counted?.views ?? notice.views
  })
  return { content: { view } }
})
