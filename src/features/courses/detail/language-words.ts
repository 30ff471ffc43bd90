import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Course } from '../../../../contract/courses.ts'

/** Names of the languages of courses. */
export const languageWords: Record<Course['languages'][number], MessageDescriptor> = {
  ko: msg`Korean`,
  en: msg`English`,
}
