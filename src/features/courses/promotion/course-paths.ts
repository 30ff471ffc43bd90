import type { Course } from '../../../../contract/content/course-detail.ts'
import { paths } from '../../../../contract/addresses/paths.ts'
import { courseSearch } from '../../../entities/course/course-search.ts'

/** Path of a course's page, optionally with a chosen option. */
export function coursePath(course: Pick<Course, 'idx' | 'individual'>, option?: number): string {
  return paths.course({ ...courseSearch(course), option })
}

/** Path of a free lesson. Only the desktop layout has the preview page (specification, section 2). */
export function freeLessonPath(course: Pick<Course, 'idx' | 'individual'>, layout: 'desktop' | 'mobile'): string {
  return layout === 'desktop' ? paths.coursePreview({ id: course.idx }) : `${coursePath(course)}#curriculum`
}
