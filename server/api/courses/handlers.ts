import type * as several from '../../../contract/content/course-calls.ts'
import type * as one from '../../../contract/content/course-detail.ts'
import type { HandlersFor } from '../handler.ts'
import courseBanners from './course-banners.ts'
import courseCategories from './course-categories.ts'
import courseDetail from './course-detail.ts'
import courseHighlights from './course-highlights.ts'
import courseList from './course-list.ts'
import courseMenu from './course-menu.ts'
import courseNotices from './course-notices.ts'
import coursePreview from './course-preview.ts'
import coursePromotion from './course-promotion.ts'
import courseTraining from './course-training.ts'
import illustrationWords from './illustration-words.ts'

/** A handler for each call of `contract/content/course-calls.ts` and `contract/content/course-detail.ts`. */
export const coursesHandlers = {
  courseBanners,
  courseCategories,
  courseDetail,
  courseHighlights,
  courseList,
  courseMenu,
  courseNotices,
  coursePreview,
  coursePromotion,
  courseTraining,
  illustrationWords,
} satisfies HandlersFor<typeof several & typeof one>
