import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { pageBlocks } from '#contract/content-files/page-blocks.ts'
import type { shopFacts } from '#contract/content-files/pages.ts'
import { companyFactsIn, type Facts, fillPlaceholders } from '#contract/content-files/placeholders.ts'
import * as contract from '#contract/pages/company-page.ts'
import { limits } from '#contract/values/limits.ts'
import type { Locale } from '#contract/values/locale.ts'
import { reduceRichText } from '#server/content/rich-text.ts'
import { readCompanyFile } from '#server/db/company.ts'
import type { Localized } from '#server/db/schema/columns.ts'
import { pages } from '#server/db/schema/company.ts'
import { categories } from '#server/db/schema/courses.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import { courseTotals } from '../courses/find.ts'
import { mediaUrl } from '../courses/present.ts'
import { defineHandler } from '../define-handler.ts'
import type { Call, HandlersFor } from '../handler.ts'

/** A handler for each call of `contract/pages/company-page.ts`. */
export const pagesHandlers = {
  companyPage: defineHandler(contract.companyPage, async ({ params, ...call }) => {
    const { locale } = call
    const key = `page ${params.name} ${locale} ${call.clock.today()}`
    return { content: await call.content.remember(key, () => presentPage(call, params.name)) }
  }),
} satisfies HandlersFor<typeof contract>

async function presentPage(
  { db, clock, content, locale }: Pick<Call<typeof contract.companyPage>, 'db' | 'clock' | 'content' | 'locale'>,
  name: string,
): Promise<contract.CompanyPage> {
  const today = clock.today()
  const [row] = await db.select().from(pages).where(eq(pages.name, name))
  if (!row) throw notFound('page')
  const fields = await db
    .select({ code: categories.code, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position))
  const company = await content.remember('company', () => readCompanyFile(db))
  const totals = await content.remember(`course-totals ${today}`, () => courseTotals(db, today))
  const facts = {
    ...companyFactsIn(company, locale),
    courses: String(totals.courses),
    free_lessons: String(totals.freeLessons),
    fields: fields.map((field) => field.name[locale]).join(', '),
    refund_days: String(limits.refundDays),
    refund_percent: String(limits.refundProgressPercent),
  } satisfies Facts & Record<(typeof shopFacts)[number], string>
  const words = (text: Localized) => fillPlaceholders(text[locale], facts)
  return {
    name,
    title: words(row.title),
    description: words(row.description),
    note: row.note ? words(row.note) : null,
    blocks: v.parse(presentedBlocks(words, row.pictures, fields, locale), row.blocks),
  }
}

const localizedText = v.object({ ko: v.string(), en: v.string() })

/** From the blocks of a file to those of an answer. */
function presentedBlocks(
  words: (text: Localized) => string,
  pictures: Readonly<Record<string, string>>,
  fields: readonly { readonly code: string; readonly name: Localized }[],
  locale: Locale,
) {
  return pageBlocks({
    object: v.object,
    text: v.pipe(localizedText, v.transform(words)),
    rich: v.pipe(
      localizedText,
      v.transform((text) => reduceRichText(words(text))),
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
    localHref: v.pipe(
      localizedText,
      v.transform((href) => href[locale]),
    ),
  })
}
