import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Field } from '#contract/content/courses.ts'

/** Names of the fields of training. */
export const fieldNames: Record<Field, MessageDescriptor> = {
  healthcare: msg`Healthcare`,
  pilot: msg`Pilot training`,
  // The language of a text has another name in Korean.
  language: msg({ message: 'Language', context: 'field of training' }),
  safety: msg`Industrial safety`,
  security: msg`IT security`,
  job: msg`Job training`,
}
