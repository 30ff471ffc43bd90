import { and, count } from 'drizzle-orm'
import { courseList } from '../../../contract/course-calls.ts'
import { courses } from '../../db/schema/courses.ts'
import { defineHandler } from '../define-handler.ts'
import { pageInfo } from '../handler.ts'
import { forMemberType, inCategory, inClassification, matchesTerm, openCourses, findSummaries } from './find.ts'
import { presentSummary } from './present.ts'

export default defineHandler(courseList, async ({ db, clock, content, locale, query }) => {
  const today = clock.today()
  const { cfc_name, ctg_name, title, member_type } = query
  const where = and(
    openCourses(today),
    forMemberType(member_type),
    inCategory(ctg_name),
    inClassification(cfc_name),
    matchesTerm(title),
  )
  const countKey = `course-list ${JSON.stringify([today, cfc_name, ctg_name, title, member_type])}`
  const [rows, total] = await Promise.all([
    findSummaries(db, where, {
      sort: query.sort,
      size: query.page_size,
      offset: (query.page_index - 1) * query.page_size,
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
