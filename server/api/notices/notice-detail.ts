import { eq } from 'drizzle-orm'
import { type Maintenance, noticeDetail, type NeighbourNotice } from '../../../contract/notices.ts'
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
      maintenance: row.maintenance && presentMaintenance(row.maintenance, locale),
      previous: presentNeighbour(previous, locale),
      next: presentNeighbour(next, locale),
    },
  }
})

function presentMaintenance(
  { from, until, unavailable, available, deadlines }: NonNullable<NoticeRow['maintenance']>,
  locale: Locale,
): Maintenance {
  return {
    starts_at: toMoment(from),
    ends_at: toMoment(until),
    unavailable: unavailable[locale],
    available: available?.[locale] ?? null,
    deadlines: deadlines?.[locale] ?? null,
  }
}

/** The ISO 8601 moment of `2026-11-30 02:00` in Korean time. */
function toMoment(koreanMoment: string): string {
  return new Date(`${koreanMoment.replace(' ', 'T')}:00+09:00`).toISOString()
}

function presentNeighbour(
  row: Pick<NoticeRow, 'idx' | 'title' | 'postedOn'> | undefined,
  locale: Locale,
): NeighbourNotice {
  return row ? { idx: row.idx, title: row.title[locale], created_at: row.postedOn } : null
}
