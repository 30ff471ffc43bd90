import type { courseCategories } from '../../../../contract/course-calls.ts'
import type { CourseSummary } from '../../../../contract/courses.ts'
import type { ContentOf } from '../../../../contract/endpoint.ts'
import type { PageInfo } from '../../../../contract/envelope.ts'

/** Data of the course list. */
export interface CourseListData {
  readonly courses: readonly CourseSummary[]
  readonly page: PageInfo
  /** Categories with the number of courses that match the search. */
  readonly categories: ContentOf<typeof courseCategories>
}
