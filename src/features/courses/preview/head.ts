import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CoursePreview } from '../../../../contract/course-calls.ts'

/** What the page of a course's free lessons tells of itself; a course that is still to come stays out of searches. */
export function previewFacts(course: CoursePreview, i18n: I18n) {
  const { title } = course
  return {
    title: i18n._(msg`Free lessons of ${title}`),
    description: course.summary,
    picture: course.thumbnail,
    hidden: course.is_coming,
  }
}
