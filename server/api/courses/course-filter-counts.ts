import { and, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { courseFilterCounts } from '#contract/courses/course-calls.ts'
import { type CourseFilterName, courseFilterNames, courseFilters } from '#contract/courses/course-filters.ts'
import { courses } from '#server/db/schema/courses.ts'
import { defineHandler } from '../define-handler.ts'
import { matching } from '../search-terms/matches.ts'
import { filterConditions, passingFilters } from './filters.ts'
import { forMemberType, inCategory, openCourses, searchedCourses } from './find.ts'

export default defineHandler(courseFilterCounts, async ({ db, clock, content: state, query }) => {
  const today = clock.today()
  const { member_type, ctg_name, title, ...chosen } = query
  const counts = await state.remember(`course-filter-counts ${JSON.stringify([today, query])}`, async () => {
    const match = await matching({ db, content: state }, searchedCourses(today), title)
    const conditions = filterConditions(db, today)
    /** Courses of each value that the other filters let through: what choosing it would list. */
    const countsOf = (name: CourseFilterName, values: Readonly<Record<string, SQL | undefined>>) =>
      Object.entries<SQL | undefined>(values).map(([value, condition]) => ({
        key: `${name} ${value}`,
        count:
          sql<number>`count(*) filter (where ${and(condition, passingFilters(db, today, chosen, name)) ?? sql`true`})`.mapWith(
            Number,
          ),
      }))
    const wanted = courseFilterNames.flatMap((name) => countsOf(name, conditions[name]))
    const [row] = await db
      .select(Object.fromEntries(wanted.map(({ key, count }) => [key, count])))
      .from(courses)
      .where(and(openCourses(today), forMemberType(member_type), inCategory(ctg_name), match.where))
    return row ?? {}
  })
  const content = courseFilterNames.map((name) => {
    const values = courseFilters[name].options.map((value) => [value, counts[`${name} ${value}`] ?? 0])
    return [name, Object.fromEntries(values)]
  })
  return { content: v.parse(courseFilterCounts.content, Object.fromEntries(content)) }
})
