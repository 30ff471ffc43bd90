import { and, asc, inArray, type SQL } from 'drizzle-orm'
import type { Device } from '#contract/content/devices.ts'
import type { Database } from '#server/db/open.ts'
import { devices } from '#server/db/schema/boards.ts'
import { courses } from '#server/db/schema/courses.ts'
import { findSummaries, openCourses } from '../courses/find.ts'
import type { PresentContext } from '../courses/present.ts'
import { offeredDevices } from './find.ts'
import { presentDevice } from './present.ts'

/** Offered devices, each with the open courses that require it, newest first. */
export async function findDevices(db: Database, condition: SQL, context: PresentContext): Promise<Device[]> {
  const rows = await db.select().from(devices).where(and(condition, offeredDevices)).orderBy(asc(devices.idx))
  const wanted = [...new Set(rows.flatMap((row) => row.courses))]
  const required = and(openCourses(context.today), inArray(courses.idx, wanted))
  const summaries = await findSummaries(db, required, { sort: 'new', size: wanted.length, offset: 0 })
  return rows.map((row) => {
    const own = summaries.filter(({ idx }) => row.courses.includes(idx))
    return presentDevice(row, own, context)
  })
}
