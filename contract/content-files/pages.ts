import * as v from 'valibot'
import { both } from './both.ts'
import { pageBlocks } from './page-blocks.ts'
import { addressCode, count, localized, localizedRichText, picture } from './values.ts'

/** Facts that the texts of a page can name besides those of the company: `{courses}`. */
export const shopFacts = ['courses', 'free_lessons', 'fields', 'refund_days', 'refund_percent'] as const

const hrefFault = both(
  'must be a path of the shop such as /contents, or begin with https://, mailto: or tel:',
  '/contents 같은 쇼핑몰 안의 주소이거나 https://, mailto:, tel:로 시작해야 해요',
)
/** A browser would read `/\` as the beginning of another host. */
const href = v.pipe(v.string(hrefFault), v.regex(/^(\/(?![/\\])|https:\/\/|mailto:|tel:)[^\s\\]*$/, hrefFault))

/** A file of `pages/`: a page about the company, the home page, or that of partner recruitment. */
export const pageFileSchema = v.strictObject({
  /** In the head and the footer. */
  title: localized,
  /** Name of its tab; the title without it. */
  tab: v.optional(localized),
  /** What search engines and messengers show. */
  description: localized,
  /** Place among the tabs: lower numbers come first. Without it the page has none. */
  position: v.optional(count),
  /** A note above the page. */
  note: v.optional(localized),
  blocks: pageBlocks({
    object: v.strictObject,
    text: localized,
    rich: localizedRichText,
    picture,
    field: addressCode,
    href,
    localHref: v.strictObject({ ko: href, en: href }),
  }),
})
export type PageFile = v.InferOutput<typeof pageFileSchema>
