import type * as several from '#contract/courses/course-calls.ts'
import * as one from '#contract/courses/course-detail.ts'
import { findSharePicture } from '#server/content/share-pictures.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import courseBanners from './course-banners.ts'
import courseCategories from './course-categories.ts'
import courseDetail from './course-detail.ts'
import courseFilterCounts from './course-filter-counts.ts'
import courseHighlights from './course-highlights.ts'
import courseList from './course-list.ts'
import courseMenu from './course-menu.ts'
import courseNotices from './course-notices.ts'
import coursePromotion from './course-promotion.ts'
import courseSummaries from './course-summaries.ts'
import courseTraining from './course-training.ts'
import { findCourse, lessonsOf } from './find.ts'
import nextCourses from './next-courses.ts'
import { presentIntroduction, presentLesson, presentSampleVideo, presentSummary } from './present.ts'

/** A handler for each call of `contract/courses/course-calls.ts` and `contract/courses/course-detail.ts`. */
export const coursesHandlers = {
  courseBanners,
  courseCategories,
  courseDetail,
  courseFilterCounts,
  courseHighlights,
  courseList,
  courseMenu,
  courseNotices,
  coursePreview: defineHandler(one.coursePreview, async ({ db, content, clock, locale, params }) => {
    const language = { locale, today: clock.today() }
    const [row, lessons, sharePicture] = await Promise.all([
      findCourse(db, params.id),
      lessonsOf(db, params.id),
      findSharePicture({ db, content, locale }, 'course', params.id),
    ])
    return {
      content: {
        ...presentSummary(row, language),
        ...presentIntroduction(row, language),
        share_picture: sharePicture,
        lessons: lessons.filter((lesson) => lesson.isFree).map((lesson) => presentLesson(lesson, language)),
        sample_video: presentSampleVideo(row),
      },
    }
  }),
  coursePromotion,
  courseSummaries,
  courseTraining,
  nextCourses,
} satisfies HandlersFor<typeof several & typeof one>
