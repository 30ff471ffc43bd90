import { and, asc, eq } from 'drizzle-orm'
import { faqList } from '#contract/content/faq.ts'
import { reduceRichText } from '#server/content/rich-text.ts'
import { faqCategories, faqs } from '#server/db/schema/boards.ts'
import { defineHandler } from '../define-handler.ts'
import { matching } from '../search-terms/matches.ts'

export default defineHandler(faqList, async ({ db, content, locale, query: { ctg_code, title } }) => {
  const match = await matching({ db, content }, { table: faqs, title: faqs.title }, title)
  const rows = await db
    .select({ faq: faqs, categoryName: faqCategories.name })
    .from(faqs)
    .innerJoin(faqCategories, eq(faqCategories.code, faqs.category))
    .where(and(match.where, ctg_code === undefined ? undefined : eq(faqs.category, ctg_code)))
    .orderBy(...match.byRelevance, asc(faqs.position))
  return {
    content: rows.map(({ faq, categoryName }) => ({
      idx: faq.idx,
      category: { code: faq.category, name: categoryName[locale] },
      title: faq.title[locale],
      // The import reduces it too; a row may be older than the current rules.
      description: reduceRichText(faq.description[locale]),
      created_at: faq.createdOn,
      updated_at: faq.updatedOn,
    })),
  }
})
