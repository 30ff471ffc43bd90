import type { courseTraining } from '../../../contract/course-calls.ts'
import type { Course, CourseSummary } from '../../../contract/courses.ts'
import type { ContentOf } from '../../../contract/endpoint.ts'

/** A course as the member at this browser has it: pages and their data are everybody's. */
export interface OwnCourse extends Course {
  /** Null for a visitor, and without access today. */
  readonly training: ContentOf<typeof courseTraining>['training']
}

/** What the page shows: all of a course, or what a list said of it. */
export interface ShownCourse {
  readonly summary: CourseSummary
  readonly course: OwnCourse | undefined
}

/** Lays over a course what the member has of it; nothing for a visitor. */
export function withTraining(course: Course, own: ContentOf<typeof courseTraining> | null): OwnCourse {
  if (!own) return { ...course, training: null }
  return { ...course, training: own.training, individual: { ...course.individual, is_buy: own.is_buy } }
}
