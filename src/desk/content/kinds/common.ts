import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldIcon } from '#contract/courses/field-icons.ts'

// Parts that several kinds of content share.

/** Categories of a notice, as the shop calls them. */
export const noticeCategories = {
  notice: msg({ message: 'Notice', context: 'category of notices' }),
  guides: msg`Guide`,
  issue: msg`Issue`,
  updates: msg`Update`,
} as const

const words = (label: ReturnType<typeof msg>) => ({ type: 'words', label }) as const

/** Words that a search finds an entry by. */
export const keywordFields = { ko: words(msg`Korean`), en: words(msg`English`) } as const
export const keywordHelp = msg`What people search for and the title lacks. Separate words by commas.`

/** Names and values in two columns. */
export const facts = {
  type: 'list',
  itemName: msg`Fact`,
  title: 'name',
  item: {
    type: 'group',
    label: msg`Fact`,
    fields: {
      name: { type: 'both', as: 'line', label: msg`Name` },
      value: { type: 'both', as: 'line', label: msg`Value` },
    },
  },
} as const

export const richHelp = msg`Select words to make them bold or a link. A new line is a line break.`

/** Names of the icons that content can have. */
export const iconNames: Record<FieldIcon, MessageDescriptor> = {
  'book-open': msg`Book`,
  'building-2': msg`Building`,
  car: msg`Car`,
  code: msg`Program code`,
  construction: msg`Barrier`,
  factory: msg`Factory`,
  flame: msg`Flame`,
  'flask-conical': msg`Flask`,
  'graduation-cap': msg`Graduation cap`,
  hand: msg`Hand`,
  'hard-hat': msg`Hard hat`,
  headset: msg`Headphones`,
  'heart-pulse': msg`Heart and pulse`,
  'key-round': msg`Key`,
  languages: msg`Letters`,
  leaf: msg`Leaf`,
  megaphone: msg`Megaphone`,
  monitor: msg`Screen`,
  music: msg`Note of music`,
  palette: msg`Palette`,
  plane: msg`Plane`,
  scissors: msg`Scissors`,
  'shield-check': msg`Shield`,
  // Shipping is called so as well.
  ship: msg({ message: 'Ship', context: 'vessel' }),
  store: msg`Store`,
  'train-front': msg`Train`,
  truck: msg`Lorry`,
  users: msg`People`,
  utensils: msg`Knife and fork`,
  wrench: msg`Wrench`,
  zap: msg`Lightning`,
}
