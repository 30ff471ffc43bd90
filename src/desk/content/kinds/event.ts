import { msg } from '@lingui/core/macro'
import type { ContentValues } from '#contract/content-files/kinds.ts'
import type { FieldsOf } from '../fields/field.ts'
import { facts, richHelp } from './common.ts'

export const eventFields: FieldsOf<ContentValues['event']> = {
  idx: { type: 'kept', label: msg`Number` },
  title: { type: 'both', as: 'line', label: msg`Title`, heading: msg`Title and text` },
  summary: { type: 'both', as: 'line', label: msg`Summary`, help: msg`Half a sentence.` },
  text: { type: 'both', as: 'rich', label: msg`Text`, help: richHelp },
  picture: { type: 'file', folder: 'pictures', label: msg`Picture`, help: msg`A drawing of 800 × 600.` },
  category: {
    type: 'reference',
    to: 'fields',
    optional: true,
    label: msg`Category`,
    heading: msg`When and for whom`,
    help: msg`None for an event of the whole shop.`,
  },
  starts_on: { type: 'day', label: msg`First day`, isToday: true },
  ends_on: {
    type: 'day',
    label: msg`Last day`,
    help: msg`The event is shown as upcoming, ongoing or completed by these days.`,
  },
  details: {
    ...facts,
    optional: true,
    label: msg`Facts`,
    help: msg`For whom it is, and its conditions.`,
  },
  courses: { type: 'courses', optional: true, label: msg`Courses that it is about` },
}
