import { msg } from '@lingui/core/macro'
import type { ContentValues } from '#contract/content-files/kinds.ts'
import type { FieldOf } from '../fields/field.ts'
import { iconNames } from './common.ts'

// Kinds whose file is a list.

export const categoryList: FieldOf<ContentValues['categories']> = {
  type: 'list',
  label: msg`Categories`,
  itemName: msg`Category`,
  help: msg`One to twelve, in the order of menus and lists. One that has courses can’t be removed.`,
  title: 'name',
  item: {
    type: 'group',
    label: msg`Category`,
    fields: {
      name: { type: 'both', as: 'line', label: msg`Name` },
      code: {
        type: 'text',
        label: msg`Short English name`,
        help: msg`Small letters, digits and hyphens. Addresses and courses name it, so leave it once it is in use.`,
      },
      picture: { type: 'file', folder: 'pictures', label: msg`Picture`, help: msg`A close-up of 800 × 600.` },
      focus: {
        type: 'number',
        optional: true,
        label: msg`What stays in sight of the picture`,
        help: msg`Percent from its left edge, where it is cut. Empty for the middle.`,
      },
      icon: { type: 'choice', optional: true, label: msg`Icon`, options: iconNames },
      color: {
        type: 'color',
        optional: true,
        label: msg`Colour`,
        help: msg`Of marks and meters, such as #1C8C86. Empty for one of the shop’s own.`,
      },
      shades: {
        type: 'group',
        optional: true,
        label: msg`Other shades`,
        help: msg`What is empty follows from the colour.`,
        fields: {
          tint: { type: 'color', optional: true, label: msg`Behind pictures` },
          dark: { type: 'color', optional: true, label: msg`Colour on dark pages` },
          dark_tint: { type: 'color', optional: true, label: msg`Behind pictures on dark pages` },
          drawings: {
            type: 'words',
            optional: true,
            label: msg`Tones of the drawings`,
            help: msg`Six colours, pale to deep, separated by commas.`,
          },
        },
      },
      kit: {
        type: 'text',
        optional: true,
        label: msg`Drawings of lessons`,
        help: msg`Folder of the illustration kit. Empty for the one named like the category, or else for all drawings.`,
      },
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

export const deviceCategoryList: FieldOf<ContentValues['device-categories']> = {
  type: 'list',
  label: msg`Categories of devices`,
  help: msg`One to twelve, in the order of the tabs. One that has devices can’t be removed.`,
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
        help: msg`Small letters, digits and hyphens. Devices name it, so leave it once it is in use.`,
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
