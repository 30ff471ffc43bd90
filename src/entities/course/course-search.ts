import { type CourseSummary, defaultMemberType } from '#contract/courses/courses.ts'

/** Search parameters of the page that a link to a course opens. */
export function courseSearch(course: Pick<CourseSummary, 'idx' | 'individual'>) {
  return { id: course.idx, memberType: defaultMemberType(course.individual.is_exist) }
}
