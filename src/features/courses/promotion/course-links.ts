import { linkOptions } from '@tanstack/react-router'
import type { Course } from '#contract/courses/course-detail.ts'
import { courseSearch } from '#entities/course/course-search.ts'

/** Link to a course's page, optionally with a chosen option. */
export function courseLink(course: Pick<Course, 'idx' | 'individual'>, option?: number) {
  return linkOptions({ to: '/contents/detail', search: { ...courseSearch(course), option } })
}

/** Link to a free lesson. Only the desktop layout has the preview page (specification, section 2). */
export function freeLessonLink(course: Pick<Course, 'idx' | 'individual'>, layout: 'desktop' | 'mobile') {
  return layout === 'desktop'
    ? linkOptions({ to: '/contents/preview', search: { id: course.idx } })
    : linkOptions({ ...courseLink(course), hash: 'curriculum' })
}
