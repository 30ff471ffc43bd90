import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Course } from '#contract/courses/course-detail.ts'

/** Names of the languages of courses. */
export const languageLabels: Record<Course['languages'][number], MessageDescriptor> = {
  ko: msg`Korean`,
  en: msg`English`,
}
