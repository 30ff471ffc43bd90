import { and, inArray, type SQL } from 'drizzle-orm'
import type { ShopEvent } from '#contract/content/events.ts'
import type { Locale } from '#contract/values/locale.ts'
import { findSharePicture } from '#server/content/share-pictures.ts'
import type { ContentState } from '#server/content/state.ts'
import type { Database } from '#server/db/open.ts'
import { courses } from '#server/db/schema/courses.ts'
import type { Clock } from '#server/lib/clock.ts'
import { findSummaries, openCourses } from '../courses/find.ts'
import { findNamedEvents, findNeighbours } from './find.ts'
import { presentEvent } from './present.ts'

interface FindContext {
  readonly db: Database
  readonly clock: Clock
  readonly content: ContentState
  readonly locale: Locale
}

/** Events with their open courses and neighbours, by their number. */
export async function findWholeEvents(
  { db, clock, content, locale }: FindContext,
  where: SQL | undefined,
): Promise<ShopEvent[]> {
  const today = clock.today()
  const rows = await findNamedEvents(db, where)
  const listed = [...new Set(rows.flatMap((row) => row.courses))]
  const summaries =
    listed.length === 0
      ? []
      : await findSummaries(db, and(openCourses(today), inArray(courses.idx, listed)), {
          sort: 'new',
          size: listed.length,
          offset: 0,
        })
  return Promise.all(
    rows.map(async (row) => {
      // Two queries for each event, whose answers change with the content alone.
      const neighbours = await content.remember(`event neighbours ${row.idx}`, () => findNeighbours(db, row))
      const sharePicture = await findSharePicture({ db, content, locale }, 'event', row.idx)
      const parts = { courses: summaries.filter(({ idx }) => row.courses.includes(idx)), sharePicture, ...neighbours }
      return presentEvent(row, parts, { locale, today })
    }),
  )
}
