import { msg } from '@lingui/core/macro'
import type { ContentValues } from '#contract/content-files/kinds.ts'
import type { FieldOf } from '../fields/field.ts'

// Kinds whose file is a list.

export const categoryList: FieldOf<ContentValues['categories']> = {
  type: 'list',
  label: msg`Categories`,
  itemName: msg`Category`,
  title: 'name',
  isFixed: true,
  item: {
    type: 'group',
    label: msg`Category`,
    fields: {
      // Addresses, colours and icons go by it.
      code: { type: 'kept', label: msg`Field` },
      name: { type: 'both', as: 'line', label: msg`Name` },
      picture: { type: 'file', folder: 'pictures', label: msg`Picture`, help: msg`A close-up of 800 × 600.` },
      classifications: {
        type: 'list',
        label: msg`Classifications`,
        itemName: msg`Classification`,
        title: 'name',
        item: {
          type: 'group',
          label: msg`Classification`,
          fields: {
            name: { type: 'both', as: 'line', label: msg`Name` },
            code: {
              type: 'text',
              label: msg`Short English name`,
              help: msg`Small letters, digits and hyphens. Courses name it, so leave it once it is in use.`,
            },
          },
        },
      },
    },
  },
}

export const videoList: FieldOf<ContentValues['videos']> = {
  type: 'list',
  label: msg`Videos`,
  itemName: msg`Video`,
  title: 'file',
  item: {
    type: 'group',
    label: msg`Video`,
    fields: {
      file: { type: 'file', folder: 'videos', label: msg`File` },
      poster: { type: 'file', folder: 'pictures', label: msg`Picture before it starts` },
      seconds: { type: 'number', label: msg`Length in seconds` },
    },
  },
}

export const synonymList: FieldOf<ContentValues['synonyms']> = {
  type: 'list',
  label: msg`Words that mean the same in a search`,
  help: msg`A search for one word of a group finds the others. Case, accents and particles don’t matter.`,
  itemName: msg({ context: 'synonyms', message: 'Group' }),
  item: { type: 'words', label: msg`Words`, help: msg`Two or more, in either language, separated by commas.` },
}

export const deliveryMessageList: FieldOf<ContentValues['delivery-messages']> = {
  type: 'list',
  label: msg`What a buyer can ask of whoever delivers`,
  help: msg`In this order. The last one is written by the buyer.`,
  itemName: msg`Request`,
  title: 'text',
  item: {
    type: 'group',
    label: msg`Request`,
    fields: {
      text: { type: 'both', as: 'line', label: msg`Text` },
      code: {
        type: 'text',
        label: msg`Short English name`,
        help: msg`Small letters, digits and hyphens. The last one is called “other”.`,
      },
    },
  },
}
