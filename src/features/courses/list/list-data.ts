import type { courseCategories, courseFilterCounts } from '#contract/courses/course-calls.ts'
import type { CourseSummary } from '#contract/courses/courses.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import type { PageInfo } from '#contract/protocol/envelope.ts'

/** Data of the course list. */
export interface CourseListData {
  readonly courses: readonly CourseSummary[]
  readonly page: PageInfo
  /** Categories with the number of courses that match the search. */
  readonly categories: ContentOf<typeof courseCategories>
  /** Number of courses that each value of a filter would list. */
  readonly filterCounts: ContentOf<typeof courseFilterCounts>
}
