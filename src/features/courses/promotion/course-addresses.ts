import type { Course } from '../../../../contract/courses.ts'
import { courseSearch } from '../../../entities/course/course-search.ts'

/** Address of a course's own page, with one of its options chosen. */
export function courseAddress(course: Pick<Course, 'idx' | 'individual'>, option?: number): string {
  const { id, memberType } = courseSearch(course)
  const chosen = option === undefined ? '' : `&option=${option}`
  return `/contents/detail?id=${id}&memberType=${memberType}${chosen}`
}

/** Where a free lesson can be tried: the preview is for the desktop layout alone (specification, section 2). */
export function tryAddress(course: Pick<Course, 'idx' | 'individual'>, layout: 'desktop' | 'mobile'): string {
  return layout === 'desktop' ? `/contents/preview?id=${course.idx}` : `${courseAddress(course)}#curriculum`
}
