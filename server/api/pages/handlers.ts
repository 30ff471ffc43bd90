import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { pageBlocks } from '#contract/content-files/page-blocks.ts'
import * as contract from '#contract/pages/company-page.ts'
import type { Locale } from '#contract/values/locale.ts'
import { reduceRichText } from '#server/content/rich-text.ts'
import type { Localized } from '#server/db/schema/columns.ts'
import { pages } from '#server/db/schema/company.ts'
import { categories } from '#server/db/schema/courses.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { mediaUrl } from '../courses/present.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'

/** A handler for each call of `contract/pages/company-page.ts`. */
export const pagesHandlers = {
  companyPage: defineHandler(contract.companyPage, async ({ db, locale, params }) => {
    const [row] = await db.select().from(pages).where(eq(pages.name, params.name))
    if (!row) throw notFound('page')
    const fields = await db.select({ code: categories.code, name: categories.name }).from(categories)
    const { name, title, description, note } = row
    return {
      content: {
        ...{ name, title: title[locale], description: description[locale], note: note?.[locale] ?? null },
        blocks: v.parse(presentedBlocks(locale, row.pictures, fields), row.blocks),
      },
    }
  }),
} satisfies HandlersFor<typeof contract>

const localizedText = v.object({ ko: v.string(), en: v.string() })

/** From the blocks of a file to those of an answer. */
function presentedBlocks(
  locale: Locale,
  pictures: Readonly<Record<string, string>>,
  fields: readonly { readonly code: string; readonly name: Localized }[],
) {
  return pageBlocks({
    object: v.object,
    text: v.pipe(
      localizedText,
      v.transform((text) => text[locale]),
    ),
    rich: v.pipe(
      localizedText,
      v.transform((text) => reduceRichText(text[locale])),
    ),
    picture: v.pipe(
      v.string(),
      v.transform((file) => mediaUrl(pictures[file] ?? '')),
    ),
    field: v.pipe(
      v.string(),
      v.transform((code) => ({ code, name: fields.find((each) => each.code === code)?.name[locale] ?? '' })),
    ),
    href: v.string(),
  })
}
