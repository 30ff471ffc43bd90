import { courseDetail } from '#contract/courses/course-detail.ts'
import { findSharePicture } from '#server/content/share-pictures.ts'
import { defineHandler } from '../define-handler.ts'
import type { Services } from '../handler.ts'
import { countNotices, findCourse, lessonsOf, optionsOf } from './find.ts'
import { type PresentContext, presentCourse } from './present.ts'
import { findRating } from './rating.ts'

/** Everything about one course that a visitor sees. */
export async function readCourse(
  { db, content }: Pick<Services, 'db' | 'content'>,
  idx: number,
  language: PresentContext,
) {
  // Both languages, all layouts and options of a page read the same rows.
  const [[row, lessons, options, noticeCount, rating], sharePicture] = await Promise.all([
    content.remember(`course ${idx}`, () =>
      Promise.all([
        findCourse(db, idx),
        lessonsOf(db, idx),
        optionsOf(db, idx),
        countNotices(db, idx),
        findRating(db, idx),
      ]),
    ),
    findSharePicture({ db, content, locale: language.locale }, 'course', idx),
  ])
  return presentCourse(row, { lessons, options, noticeCount, rating, sharePicture }, language)
}

export default defineHandler(courseDetail, async ({ db, content, clock, locale, params }) => ({
  content: await readCourse({ db, content }, params.lectureId, { locale, today: clock.today() }),
}))
