import { eq } from 'drizzle-orm'
import { noticeDetail, type NeighbourNotice } from '../../../contract/notices.ts'
import type { Locale } from '../../../contract/locale.ts'
import { notices } from '../../db/schema/boards.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { presentNotice } from '../courses/present.ts'
import { defineHandler } from '../define-handler.ts'
import { findNeighbours, type NoticeRow } from './find.ts'

export default defineHandler(noticeDetail, async ({ db, clock, locale, params }) => {
  const [row] = await db.select().from(notices).where(eq(notices.idx, params.id))
  if (!row) throw notFound('notice')
  const { previous, next } = await findNeighbours(db, row)
  return {
    content: {
      ...presentNotice(row, { locale, today: clock.today() }),
      previous: presentNeighbour(previous, locale),
      next: presentNeighbour(next, locale),
    },
  }
})

function presentNeighbour(
  row: Pick<NoticeRow, 'idx' | 'title' | 'postedOn'> | undefined,
  locale: Locale,
): NeighbourNotice {
  return row ? { idx: row.idx, title: row.title[locale], created_at: row.postedOn } : null
}
