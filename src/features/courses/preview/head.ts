import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CoursePreview } from '#contract/courses/course-detail.ts'

/** Document head of the free lessons' page. Courses that are not open yet are `noindex`. */
export function previewHead(course: CoursePreview, i18n: I18n) {
  const { title } = course
  return {
    title: i18n._(msg`Free lessons of ${title}`),
    description: course.summary,
    picture: course.share_picture,
    hidden: course.is_coming,
  }
}
