import { asc, inArray } from 'drizzle-orm'
import { noticeDetails } from '../../../contract/content/notices.ts'
import { notices } from '../../db/schema/boards.ts'
import { defineHandler } from '../define-handler.ts'
import { findNeighbours } from './find.ts'
import { presentShopNotice } from './present-notice.ts'

export default defineHandler(noticeDetails, async ({ db, clock, content, locale, query }) => {
  const rows = await db.select().from(notices).where(inArray(notices.idx, query.ids)).orderBy(asc(notices.idx))
  const context = { locale, today: clock.today() }
  return {
    content: await Promise.all(
      rows.map(async (row) => {
        // Two queries for each notice, whose answers change with the content alone.
        const neighbours = await content.remember(`neighbours ${row.idx}`, () => findNeighbours(db, row))
        return presentShopNotice(row, neighbours, context)
      }),
    ),
  }
})
