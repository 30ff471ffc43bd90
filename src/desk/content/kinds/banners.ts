import { msg } from '@lingui/core/macro'
import type { ContentValues } from '#contract/content-files/kinds.ts'
import type { FieldsOf } from '../fields/field.ts'

const from = { type: 'day', optional: true, label: msg`Shown from`, help: msg`Empty for at once.` } as const
const until = {
  type: 'day',
  optional: true,
  label: msg`Shown until`,
  help: msg`This day is included. Empty for no end.`,
} as const
const href = {
  type: 'text',
  label: msg`Leads to`,
  help: msg`The part of a page’s address after the shop’s name, such as /contents.`,
} as const

export const bannerFields: FieldsOf<ContentValues['banners']> = {
  slides: {
    type: 'list',
    label: msg`Slides of the home page`,
    heading: msg`Slides of the home page`,
    help: msg`In this order; only those whose days include today.`,
    itemName: msg`Slide`,
    title: 'tab',
    isFolded: true,
    item: {
      type: 'group',
      label: msg`Slide`,
      fields: {
        idx: { type: 'kept', initial: 'nextNumber', label: msg`Number` },
        label: { type: 'both', as: 'line', label: msg`Line above the title` },
        title: { type: 'both', as: 'lines', label: msg`Title`, help: msg`Two or three short lines.` },
        text: { type: 'both', as: 'lines', label: msg`Text` },
        tab: { type: 'both', as: 'line', label: msg`Name of the tab` },
        tab_text: { type: 'both', as: 'line', label: msg`Text of the tab` },
        button: { type: 'both', as: 'line', label: msg`Button` },
        href,
        picture: {
          type: 'file',
          folder: 'pictures',
          label: msg`Picture`,
          help: msg`A drawing of 1600 × 700. It only decorates: the texts say everything.`,
        },
        practice: {
          type: 'group',
          optional: true,
          label: msg`Practice in the picture`,
          help: msg`A button in the picture begins the practice of a course that has one.`,
          fields: { course: { type: 'course', label: msg`Course` } },
        },
        course: { type: 'course', optional: true, label: msg`Course that it is about` },
        from,
        until,
      },
    },
  },
  top: {
    type: 'list',
    label: msg`Banners above every page`,
    heading: msg`Banners above every page`,
    help: msg`The first one whose days include today is shown.`,
    itemName: msg`Banner`,
    title: 'title',
    isFolded: true,
    item: {
      type: 'group',
      label: msg`Banner`,
      fields: {
        idx: { type: 'kept', initial: 'nextNumber', label: msg`Number` },
        title: { type: 'both', as: 'line', label: msg`Title` },
        text: { type: 'both', as: 'line', label: msg`Text` },
        href,
        picture: {
          type: 'group',
          isPair: true,
          label: msg`Picture`,
          help: msg`112 × 48, drawn for a dark ground.`,
          fields: {
            ko: { type: 'file', folder: 'pictures', label: msg`Korean file` },
            en: { type: 'file', folder: 'pictures', label: msg`English file` },
          },
        },
        picture_text: {
          type: 'both',
          as: 'line',
          label: msg`Alternative text`,
          help: msg`What the picture shows, for those who don’t see it.`,
        },
        from,
        until,
      },
    },
  },
}
