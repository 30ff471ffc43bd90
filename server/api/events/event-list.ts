import { and, count } from 'drizzle-orm'
import { eventList } from '../../../contract/content/events.ts'
import { events } from '../../db/schema/boards.ts'
import { defineHandler } from '../define-handler.ts'
import { pageInfo } from '../handler.ts'
import { matchesAllTerms } from '../matches-all-terms.ts'
import { eventsInState, findEvents } from './find.ts'
import { presentEventSummary } from './present.ts'

export default defineHandler(eventList, async ({ db, clock, locale, query }) => {
  const today = clock.today()
  const where = and(matchesAllTerms(events, query.title), eventsInState(query.state, today))
  const { page_index, page_size: size } = query
  const [rows, [total]] = await Promise.all([
    findEvents(db, where, { today, size, offset: (page_index - 1) * size }),
    db.select({ size: count() }).from(events).where(where),
  ])
  return {
    content: rows.map((row) => presentEventSummary(row, { locale, today })),
    page_info: pageInfo(query, total?.size ?? 0),
  }
})
