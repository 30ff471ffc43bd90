import type { Course, courseTraining } from '#contract/courses/course-detail.ts'
import type { CourseSummary } from '#contract/courses/courses.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'

/** A course with the signed-in member's data. Pages and their cached data are the same for all visitors. */
export interface OwnCourse extends Course {
  /** Null for visitors and for members without access today. */
  readonly training: ContentOf<typeof courseTraining>['training']
}

/** What the page shows: the whole course, or its summary while that loads. */
export interface ShownCourse {
  readonly summary: CourseSummary
  readonly course: OwnCourse | undefined
}

/** Adds the member's data to a course; visitors have none. */
export function withTraining(course: Course, own: ContentOf<typeof courseTraining> | null): OwnCourse {
  if (!own) return { ...course, training: null }
  return { ...course, training: own.training, individual: { ...course.individual, is_buy: own.is_buy } }
}
