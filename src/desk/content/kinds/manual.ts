import { msg } from '@lingui/core/macro'
import type { ContentValues } from '#contract/content-files/kinds.ts'
import type { FieldsOf } from '../fields/field.ts'
import { keywordFields, keywordHelp } from './common.ts'

export const manualFields: FieldsOf<ContentValues['manual']> = {
  idx: { type: 'kept', label: msg`Number` },
  title: { type: 'both', as: 'line', label: msg`Title` },
  category: {
    type: 'choice',
    label: msg`Category`,
    options: { client: msg`Training app`, content: msg`Courses`, program: msg`Additional programs` },
    initial: 'client',
  },
  file: {
    type: 'group',
    isPair: true,
    label: msg`Files`,
    help: msg`Members save them under the same name.`,
    fields: {
      ko: { type: 'file', folder: 'manuals', label: msg`Korean file` },
      en: { type: 'file', folder: 'manuals', label: msg`English file` },
    },
  },
  pages: {
    type: 'group',
    isPair: true,
    label: msg`Number of pages`,
    fields: { ko: { type: 'number', label: msg`Korean` }, en: { type: 'number', label: msg`English` } },
  },
  updated_on: { type: 'day', label: msg`Last change`, isToday: true },
  keywords: {
    type: 'group',
    optional: true,
    isAlwaysShown: true,
    isPair: true,
    label: msg`Search words`,
    help: keywordHelp,
    fields: keywordFields,
  },
}

export const clientFields: FieldsOf<ContentValues['client']> = {
  version: { type: 'text', label: msg`Version`, help: msg`Such as 2.4.0.` },
  released_on: { type: 'day', label: msg`Released on`, isToday: true },
  file: {
    type: 'file',
    folder: 'client',
    label: msg`Installer`,
    help: msg`Those who asked for it get an email once the first one is published.`,
  },
}
