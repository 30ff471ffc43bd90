import { count, eq } from 'drizzle-orm'
import { courseDetail } from '../../../contract/course-calls.ts'
import { courseNotices } from '../../db/schema/courses.ts'
import type { Database } from '../../db/open.ts'
import { answer } from '../answer.ts'
import { lessonsOf, oneCourse, optionsOf } from './find.ts'
import { presentCourse, type Language } from './present.ts'

/** Everything about one course, as a visitor sees it. */
export async function readCourse(db: Database, idx: number, language: Language) {
  const [row, lessons, options, [notices]] = await Promise.all([
    oneCourse(db, idx),
    lessonsOf(db, idx),
    optionsOf(db, idx),
    db.select({ size: count() }).from(courseNotices).where(eq(courseNotices.courseIdx, idx)),
  ])
  return presentCourse(row, { lessons, options, noticeCount: notices?.size ?? 0 }, language)
}

export default answer(courseDetail, async ({ db, clock, locale, params }) => ({
  content: await readCourse(db, params.lectureId, { locale, today: clock.today() }),
}))
