import { and, eq, inArray } from 'drizzle-orm'
import { deviceDetail } from '../../../contract/devices.ts'
import { devices } from '../../db/schema/boards.ts'
import { courses } from '../../db/schema/courses.ts'
import { defineHandler } from '../define-handler.ts'
import { openCourses, findSummaries } from '../courses/find.ts'
import { notFound } from '../../lib/any-call-errors.ts'
import { offeredDevices } from './find.ts'
import { presentDevice } from './present.ts'

export default defineHandler(deviceDetail, async ({ db, clock, locale, params }) => {
  const [row] = await db
    .select()
    .from(devices)
    .where(and(eq(devices.idx, params.id), offeredDevices))
  if (!row) throw notFound('device')
  const today = clock.today()
  const required = and(openCourses(today), inArray(courses.idx, row.courses))
  const page = { sort: 'new', size: row.courses.length, offset: 0 } as const
  return { content: presentDevice(row, await findSummaries(db, required, page), { locale, today }) }
})
