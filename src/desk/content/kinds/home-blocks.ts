import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { reasonDrawings } from '#contract/content-files/page-blocks.ts'
import type { FieldsOf } from '../fields/field.ts'
import { iconNames } from './common.ts'
import { type Block, hrefHelp, name, only, text } from './page-parts.ts'

const courseBlocks = ['fields', 'teachers', 'new', 'free', 'popular', 'coming'] as const

const reasonDrawingNames: Record<(typeof reasonDrawings)[number], MessageDescriptor> = {
  free_lessons: msg`Free lessons of a course`,
  requirements: msg`What a PC needs`,
  refund: msg`Progress up to which a refund is full`,
  team: msg`Progress of a team`,
}

const example = '{courses}'
const factsHelp = msg`It may name facts such as ${example}, the number of open courses.`

/** Fields of blocks of the home page alone. */
export const homeFields: Pick<FieldsOf<Block>, 'subtitle' | 'link' | 'sheet' | 'reasons'> = {
  subtitle: {
    type: 'both',
    as: 'line',
    optional: true,
    label: msg`Text below the title`,
    help: factsHelp,
    isShown: only('front', ...courseBlocks),
  },
  link: {
    type: 'group',
    optional: true,
    label: msg`Link`,
    fields: {
      text: { type: 'both', as: 'line', label: msg`Text` },
      href: { type: 'text', label: msg`Leads to`, help: hrefHelp },
      icon: { type: 'choice', optional: true, label: msg`Icon`, options: iconNames },
    },
    isShown: only('front'),
  },
  sheet: {
    type: 'group',
    optional: true,
    label: msg`Example of a score sheet`,
    fields: {
      title: { type: 'both', as: 'line', label: msg`Title` },
      text: { ...text, optional: true },
      points: { type: 'number', label: msg`Most points` },
      scores: {
        type: 'list',
        label: msg`Scores`,
        itemName: msg`Score`,
        title: 'name',
        item: {
          type: 'group',
          label: msg`Score`,
          fields: { name, points: { type: 'number', label: msg`Points` } },
        },
      },
    },
    isShown: only('teachers'),
  },
  reasons: {
    type: 'list',
    label: msg`Reasons`,
    itemName: msg`Reason`,
    title: 'title',
    isFolded: true,
    item: {
      type: 'group',
      label: msg`Reason`,
      fields: {
        title: { type: 'both', as: 'line', label: msg`Title` },
        text,
        drawing: { type: 'choice', optional: true, label: msg`Drawing beside it`, options: reasonDrawingNames },
      },
    },
    isShown: only('reasons'),
  },
}
