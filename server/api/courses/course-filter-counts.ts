import { and, type SQL, sql } from 'drizzle-orm'
import { courseFilterCounts } from '#contract/content/course-calls.ts'
import type { CourseFilterName } from '#contract/content/course-filters.ts'
import { courses } from '#server/db/schema/courses.ts'
import { defineHandler } from '../define-handler.ts'
import { matching } from '../search-terms/matches.ts'
import { filterConditions, passingFilters } from './filters.ts'
import { forMemberType, inCategory, openCourses, searchedCourses } from './find.ts'

export default defineHandler(courseFilterCounts, async ({ db, clock, content, query }) => {
  const today = clock.today()
  const { member_type, ctg_name, title, ...chosen } = query
  const counts = await content.remember(`course-filter-counts ${JSON.stringify([today, query])}`, async () => {
    const match = await matching({ db, content }, searchedCourses(today), title)
    const conditions = filterConditions(db, today)
    /** Courses of each value that the other filters let through: what choosing it would list. */
    const countsOf = <Value extends string>(name: CourseFilterName, values: Record<Value, SQL | undefined>) =>
      Object.entries<SQL | undefined>(values).map(([value, condition]) => ({
        key: `${name} ${value}`,
        count:
          sql<number>`count(*) filter (where ${and(condition, passingFilters(db, today, chosen, name)) ?? sql`true`})`.mapWith(
            Number,
          ),
      }))
    const wanted = [
      ...countsOf('price', conditions.price),
      ...countsOf('length', conditions.length),
      ...countsOf('equipment', conditions.equipment),
      ...countsOf('free', conditions.free),
      ...countsOf('campaign', conditions.campaign),
    ]
    const [row] = await db
      .select(Object.fromEntries(wanted.map(({ key, count }) => [key, count])))
      .from(courses)
      .where(and(openCourses(today), forMemberType(member_type), inCategory(ctg_name), match.where))
    return row ?? {}
  })
  const count = (name: CourseFilterName, value: string) => counts[`${name} ${value}`] ?? 0
  return {
    content: {
      price: {
        free: count('price', 'free'),
        'under-40000': count('price', 'under-40000'),
        'under-70000': count('price', 'under-70000'),
        'from-70000': count('price', 'from-70000'),
        inquiry: count('price', 'inquiry'),
      },
      length: {
        'under-4': count('length', 'under-4'),
        'under-6': count('length', 'under-6'),
        'from-6': count('length', 'from-6'),
      },
      equipment: {
        'no-headset': count('equipment', 'no-headset'),
        headset: count('equipment', 'headset'),
        wheel: count('equipment', 'wheel'),
      },
      free: { yes: count('free', 'yes') },
      campaign: { yes: count('campaign', 'yes') },
    },
  }
})
