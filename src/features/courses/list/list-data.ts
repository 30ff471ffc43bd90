import type { courseCategories } from '../../../../contract/course-calls.ts'
import type { CourseSummary } from '../../../../contract/courses.ts'
import type { ContentOf } from '../../../../contract/endpoint.ts'
import type { PageInfo } from '../../../../contract/envelope.ts'

/** What the list of courses shows. */
export interface CourseListData {
  readonly courses: readonly CourseSummary[]
  readonly page: PageInfo
  /** With counts that follow the search. */
  readonly categories: ContentOf<typeof courseCategories>
}
