import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CourseSummary, Equipment } from '#contract/courses/courses.ts'

// Words that several screens say about a course.

export function memberTypeMessage({
  individual,
  group,
}: Pick<CourseSummary, 'individual' | 'group'>): MessageDescriptor {
  if (individual.is_exist && group.is_exist) return msg`Everyone`
  return individual.is_exist ? msg`Individuals` : msg`Teams only`
}

export const equipmentMessages: Record<Equipment, MessageDescriptor> = {
  pc: msg`PC`,
  'headset-optional': msg`PC, headset optional`,
  headset: msg`PC and headset`,
  wheel: msg`PC and racing wheel`,
}
