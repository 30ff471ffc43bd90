import { courseDetail } from '../../../contract/course-calls.ts'
import type { Database } from '../../db/open.ts'
import { answer } from '../answer.ts'
import { countNotices, lessonsOf, oneCourse, optionsOf } from './find.ts'
import { presentCourse, type Language } from './present.ts'

/** Everything about one course, as a visitor sees it. */
export async function readCourse(db: Database, idx: number, language: Language) {
  const [row, lessons, options, noticeCount] = await Promise.all([
    oneCourse(db, idx),
    lessonsOf(db, idx),
    optionsOf(db, idx),
    countNotices(db, idx),
  ])
  return presentCourse(row, { lessons, options, noticeCount }, language)
}

export default answer(courseDetail, async ({ db, clock, locale, params }) => ({
  content: await readCourse(db, params.lectureId, { locale, today: clock.today() }),
}))
