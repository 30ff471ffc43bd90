import { and, inArray } from 'drizzle-orm'
import { eventDetail } from '../../../contract/events.ts'
import { courses } from '../../db/schema/courses.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { findSummaries, openCourses } from '../courses/find.ts'
import { defineHandler } from '../define-handler.ts'
import { findEvent, findNeighbours } from './find.ts'
import { presentEvent } from './present.ts'

export default defineHandler(eventDetail, async ({ db, clock, locale, params }) => {
  const row = await findEvent(db, params.id)
  if (!row) throw notFound('event')
  const today = clock.today()
  const [summaries, neighbours] = await Promise.all([
    findSummaries(db, and(openCourses(today), inArray(courses.idx, row.courses)), {
      sort: 'new',
      size: row.courses.length,
      offset: 0,
    }),
    findNeighbours(db, row),
  ])
  return { content: presentEvent(row, { courses: summaries, ...neighbours }, { locale, today }) }
})
