import { eq } from 'drizzle-orm'
import { noticeDetail } from '../../../contract/content/notices.ts'
import { notices } from '../../db/schema/boards.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'
import { findNeighbours } from './find.ts'
import { presentShopNotice } from './present-notice.ts'

export default defineHandler(noticeDetail, async ({ db, clock, locale, params }) => {
  const [row] = await db.select().from(notices).where(eq(notices.idx, params.id))
  if (!row) throw notFound('notice')
  return { content: presentShopNotice(row, await findNeighbours(db, row), { locale, today: clock.today() }) }
})
