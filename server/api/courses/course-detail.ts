import { courseDetail } from '../../../contract/course-detail.ts'
import type { Database } from '../../db/open.ts'
import { defineHandler } from '../define-handler.ts'
import { countNotices, lessonsOf, findCourse, optionsOf } from './find.ts'
import { presentCourse, type PresentContext } from './present.ts'

/** Everything about one course that a visitor sees. */
export async function readCourse(db: Database, idx: number, language: PresentContext) {
  const [row, lessons, options, noticeCount] = await Promise.all([
    findCourse(db, idx),
    lessonsOf(db, idx),
    optionsOf(db, idx),
    countNotices(db, idx),
  ])
  return presentCourse(row, { lessons, options, noticeCount }, language)
}

export default defineHandler(courseDetail, async ({ db, clock, locale, params }) => ({
  content: await readCourse(db, params.lectureId, { locale, today: clock.today() }),
}))
