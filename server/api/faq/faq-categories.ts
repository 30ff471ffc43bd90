import { asc, count, eq } from 'drizzle-orm'
import { faqCategories as endpoint } from '../../../contract/content/faq.ts'
import { faqCategories, faqs } from '../../db/schema/boards.ts'
import { defineHandler } from '../define-handler.ts'

export default defineHandler(endpoint, async ({ db, locale }) => {
  const rows = await db
    .select({ code: faqCategories.code, name: faqCategories.name, size: count(faqs.idx) })
    .from(faqCategories)
    .leftJoin(faqs, eq(faqs.category, faqCategories.code))
    .groupBy(faqCategories.code)
    .orderBy(asc(faqCategories.position))
  return { content: rows.map(({ code, name, size }) => ({ code, name: name[locale], count: size })) }
})
