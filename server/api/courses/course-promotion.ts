import { and, eq, ne } from 'drizzle-orm'
import { coursePromotion } from '#contract/courses/course-detail.ts'
import { courses } from '#server/db/schema/courses.ts'
import { defineHandler } from '../define-handler.ts'
import { readCourse } from './course-detail.ts'
import { findSummaries, openCourses } from './find.ts'
import { presentSummary } from './present.ts'

const relatedCourses = 3

export default defineHandler(coursePromotion, async ({ db, content, clock, locale, params }) => {
  const language = { locale, today: clock.today() }
  const course = await readCourse({ db, content }, params.lectureId, language)
  const related = await findSummaries(
    db,
    and(openCourses(language.today), eq(courses.categoryCode, course.category.code), ne(courses.idx, course.idx)),
    { sort: 'popular', size: relatedCourses, offset: 0 },
  )
  return { content: { ...course, related: related.map((row) => presentSummary(row, language)) } }
})
