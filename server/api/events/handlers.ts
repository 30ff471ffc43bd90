import { and, count, eq, inArray } from 'drizzle-orm'
import * as contract from '#contract/content/events.ts'
import { events } from '#server/db/schema/boards.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { pageInfo } from '../handler.ts'
import { matching } from '../search-terms/matches.ts'
import eventCalendar from './event-calendar.ts'
import { eventsInState, findEvents } from './find.ts'
import { findWholeEvents } from './find-whole-events.ts'
import { presentEventSummary } from './present.ts'

/** A handler for each call of `contract/content/events.ts`. */
export const eventsHandlers = {
  eventCalendar,
  eventDetail: defineHandler(contract.eventDetail, async (call) => {
    const [event] = await findWholeEvents(call, eq(events.idx, call.params.id))
    if (!event) throw notFound('event')
    return { content: event }
  }),
  eventDetails: defineHandler(contract.eventDetails, async (call) => ({
    content: await findWholeEvents(call, inArray(events.idx, call.query.ids)),
  })),
  eventList: defineHandler(contract.eventList, async ({ db, clock, content, locale, query }) => {
    const today = clock.today()
    const match = await matching({ db, content }, { table: events, title: events.title }, query.title)
    const where = and(match.where, eventsInState(query.state, today))
    const { page_index, page_size: size } = query
    const [rows, [total]] = await Promise.all([
      findEvents(db, where, { today, first: match.byRelevance, size, offset: (page_index - 1) * size }),
      db.select({ size: count() }).from(events).where(where),
    ])
    return {
      content: rows.map((row) => presentEventSummary(row, { locale, today })),
      page_info: pageInfo(query, total?.size ?? 0),
    }
  }),
  eventStates: defineHandler(contract.eventStates, async ({ db, clock }) => {
    const today = clock.today()
    const [ongoing, upcoming, completed] = await Promise.all([
      db.$count(events, eventsInState('ongoing', today)),
      db.$count(events, eventsInState('upcoming', today)),
      db.$count(events, eventsInState('completed', today)),
    ])
    return { content: { ongoing, upcoming, completed } }
  }),
} satisfies HandlersFor<typeof contract>
