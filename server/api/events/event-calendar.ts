import { eq } from 'drizzle-orm'
import { paths } from '#contract/addresses/paths.ts'
import { eventCalendar } from '#contract/content/events.ts'
import { readCompany } from '#server/db/company.ts'
import { events } from '#server/db/schema/boards.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { calendarFile } from '#server/lib/calendar-file.ts'
import { calendarResult } from '../calendar-result.ts'
import { defineHandler } from '../define-handler.ts'

export default defineHandler(eventCalendar, async ({ db, clock, config, locale, params, query }) => {
  const [event] = await db.select().from(events).where(eq(events.idx, params.id))
  if (!event) throw notFound('event')
  const language = query.lang ?? locale
  const { origin, hostname } = new URL(config.desktopOrigin)
  const company = await readCompany(db, language)
  const file = calendarFile(
    {
      uid: `event-${event.idx}@${hostname}`,
      title: event.title[language],
      description: event.summary[language],
      url: `${origin}${paths.event({ id: event.idx })}`,
      from: event.startsOn,
      until: event.endsOn,
    },
    company.name,
    clock.now(),
  )
  return calendarResult(file, `event-${event.idx}`)
})
