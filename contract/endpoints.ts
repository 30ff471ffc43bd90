import * as courses from './course-calls.ts'
import type { Endpoint } from './endpoint.ts'

/** Every call of the contract. The server serves exactly these, and the API document lists them. */
export const endpoints: readonly Endpoint[] = [
  courses.courseCategories,
  courses.courseList,
  courses.courseHighlights,
  courses.coursePreview,
  courses.courseDetail,
  courses.courseNotices,
  courses.coursePromotion,
  courses.courseMenu,
  courses.courseBanners,
]
