import type { CourseSummary } from '../../../contract/courses.ts'

/** Search parameters of a course's page: as an individual unless it is for groups alone (specification, section 2). */
export function courseSearch(course: Pick<CourseSummary, 'idx' | 'individual'>) {
  return { id: course.idx, memberType: course.individual.is_exist ? ('IDV' as const) : ('GRP' as const) }
}
