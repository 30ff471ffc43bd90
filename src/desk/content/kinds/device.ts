import { msg } from '@lingui/core/macro'
import type { ContentValues } from '#contract/content-files/kinds.ts'
import type { FieldsOf } from '../fields/field.ts'
import { facts, keywordFields, keywordHelp } from './common.ts'

export const deviceFields: FieldsOf<ContentValues['device']> = {
  idx: { type: 'kept', label: msg`Number` },
  name: { type: 'both', as: 'line', label: msg`Name`, heading: msg`Basics` },
  summary: { type: 'both', as: 'line', label: msg`Summary`, help: msg`Half a sentence.` },
  category: {
    type: 'reference',
    to: 'deviceCategories',
    label: msg`Category`,
  },
  picture: { type: 'file', folder: 'pictures', label: msg`Picture`, help: msg`A drawing of 600 × 450.` },
  guide: {
    type: 'both',
    as: 'lines',
    label: msg`Guide`,
    help: msg`Whom it suits and what to choose: one or two paragraphs with a blank line between.`,
  },
  keywords: {
    type: 'group',
    optional: true,
    isAlwaysShown: true,
    isPair: true,
    label: msg`Search words`,
    help: keywordHelp,
    fields: keywordFields,
  },
  details: {
    ...facts,
    label: msg`Facts`,
    heading: msg`Facts`,
    help: msg`What it weighs, what is in the box.`,
  },
  checks: {
    type: 'list',
    label: msg`Before applying`,
    help: msg`What to check before applying, for this device alone.`,
    itemName: msg`Check`,
    item: { type: 'both', as: 'line', label: msg`Check` },
  },
  courses: { type: 'courses', optional: true, label: msg`Courses that require it` },
  purchase_amount: {
    type: 'number',
    unit: 'won',
    optional: true,
    label: msg`Price to keep it`,
    heading: msg`Prices and stock`,
    help: msg`Empty when it isn’t sold.`,
  },
  rentals: {
    type: 'list',
    optional: true,
    label: msg`Rentals`,
    help: msg`None when it isn’t rented.`,
    itemName: msg`Rental`,
    item: {
      type: 'group',
      isPair: true,
      label: msg`Rental`,
      fields: {
        months: { type: 'number', label: msg`Months` },
        monthly_amount: { type: 'number', unit: 'won', label: msg`Price of one month` },
      },
    },
  },
  delivery: {
    type: 'number',
    unit: 'won',
    initial: 0,
    label: msg`Delivery fee for one piece`,
    help: msg`For a rental it includes the way back.`,
  },
  stock: {
    type: 'stock',
    initial: 0,
    label: msg`Stock`,
    help: msg`Pieces on the shelf when the device appears. Afterwards they are counted here.`,
  },
  returns_on: {
    type: 'day',
    optional: true,
    label: msg`Next piece comes back on`,
    help: msg`Shown while there is none.`,
  },
}
