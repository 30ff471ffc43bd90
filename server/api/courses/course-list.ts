import { and, count } from 'drizzle-orm'
import { courseList } from '#contract/courses/course-calls.ts'
import { courses } from '#server/db/schema/courses.ts'
import { defineHandler } from '../define-handler.ts'
import { pageInfo } from '../handler.ts'
import { matching } from '../search-terms/matches.ts'
import { passingFilters } from './filters.ts'
import { findSummaries, forMemberType, inCategory, inClassification, openCourses, searchedCourses } from './find.ts'
import { presentSummary } from './present.ts'

export default defineHandler(courseList, async ({ db, clock, content, locale, query }) => {
  const today = clock.today()
  const { sort, page_index, page_size, ...filter } = query
  const match = await matching({ db, content }, searchedCourses(today), filter.title)
  const where = and(
    openCourses(today),
    forMemberType(filter.member_type),
    inCategory(filter.ctg_name),
    inClassification(filter.cfc_name),
    passingFilters(db, today, filter),
    match.where,
  )
  const countKey = `course-list ${JSON.stringify([today, filter])}`
  const [rows, total] = await Promise.all([
    findSummaries(db, where, {
      sort: sort === 'relevance' ? 'new' : sort,
      first: sort === 'relevance' || match.isPartial ? match.byRelevance : [],
      size: page_size,
      offset: (page_index - 1) * page_size,
    }),
    content.remember(countKey, async () => {
      const [row] = await db.select({ size: count() }).from(courses).where(where)
      return row?.size ?? 0
    }),
  ])
  return {
    content: rows.map((row) => presentSummary(row, { locale, today })),
    page_info: pageInfo(query, total),
  }
})
