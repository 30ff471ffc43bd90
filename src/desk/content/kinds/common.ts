import { msg } from '@lingui/core/macro'

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
