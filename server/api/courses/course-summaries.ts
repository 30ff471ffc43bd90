import { and, count, eq, gte, inArray, isNull, min, or } from 'drizzle-orm'
import { courseSummaries } from '#contract/courses/course-calls.ts'
import type { Database } from '#server/db/open.ts'
import { courses, purchaseOptions } from '#server/db/schema/courses.ts'
import { defineHandler } from '../define-handler.ts'
import { findSummaries, offeredCourses, openCourses } from './find.ts'
import { presentSummary } from './present.ts'

export default defineHandler(courseSummaries, async ({ db, clock, locale, query }) => {
  const today = clock.today()
  const isNamed = inArray(courses.idx, query.ids)
  const [rows, only] = await Promise.all([
    findSummaries(db, and(isNamed, offeredCourses), { sort: 'new', size: query.ids.length, offset: 0 }),
    onlyOptions(db, today, query.ids),
  ])
  const found = new Map(rows.map((row) => [row.idx, presentSummary(row, { locale, today })]))
  return {
    content: [...new Set(query.ids)].flatMap((idx) => {
      const summary = found.get(idx)
      return summary ? [{ ...summary, only_option: only.get(idx) ?? null }] : []
    }),
  }
})

/** Options of the courses that are sold here today with one option alone, by the numbers of the courses. */
async function onlyOptions(db: Database, today: string, numbers: readonly number[]): Promise<Map<number, number>> {
  const isSold = and(
    openCourses(today),
    eq(courses.isIndividual, true),
    isNull(courses.affiliateMall),
    or(isNull(courses.availableUntil), gte(courses.availableUntil, today)),
  )
  const rows = await db
    .select({ course: courses.idx, option: min(purchaseOptions.idx) })
    .from(purchaseOptions)
    .innerJoin(courses, eq(courses.idx, purchaseOptions.courseIdx))
    .where(and(inArray(courses.idx, [...numbers]), eq(purchaseOptions.isWithdrawn, false), isSold))
    .groupBy(courses.idx)
    .having(eq(count(), 1))
  return new Map(rows.flatMap(({ course, option }) => (option === null ? [] : [[course, option] as const])))
}
