import { msg } from '@lingui/core/macro'
import type { ContentValues } from '#contract/content-files/kinds.ts'
import type { FieldsOf } from '../fields/field.ts'
import { richHelp } from './common.ts'

export const faqFields: FieldsOf<ContentValues['faq']> = {
  questions: {
    type: 'list',
    label: msg`Questions`,
    heading: msg`Questions`,
    help: msg`In the order of the page.`,
    itemName: msg`Question`,
    title: 'title',
    isFolded: true,
    item: {
      type: 'group',
      label: msg`Question`,
      fields: {
        idx: { type: 'kept', initial: 'nextNumber', label: msg`Number` },
        title: { type: 'both', as: 'line', label: msg`Question` },
        category: { type: 'reference', to: 'questionCategories', label: msg`Category` },
        description: { type: 'both', as: 'rich', label: msg`Answer`, help: richHelp },
        suggested_position: {
          type: 'number',
          optional: true,
          label: msg`Place among the suggestions`,
          help: msg`The inquiry page suggests questions with a place, in this order from 1.`,
        },
        created_on: { type: 'day', label: msg`Created on`, isToday: true },
        updated_on: { type: 'day', label: msg`Changed on`, isToday: true },
      },
    },
  },
  categories: {
    type: 'list',
    label: msg`Categories`,
    heading: msg`Categories`,
    help: msg`In the order of the page.`,
    itemName: msg`Category`,
    title: 'name',
    item: {
      type: 'group',
      label: msg`Category`,
      fields: {
        name: { type: 'both', as: 'line', label: msg`Name` },
        code: {
          type: 'text',
          label: msg`Short English name`,
          help: msg`Small letters, digits and hyphens. It stands in addresses, so leave it once the category is shown.`,
        },
      },
    },
  },
}
