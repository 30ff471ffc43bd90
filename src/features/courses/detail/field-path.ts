import type { CourseSummary } from '../../../../contract/courses.ts'

/** The list that holds a course's field. */
export function fieldPath(category: CourseSummary['category']): string {
  return `/contents?category=${category.code}`
}
