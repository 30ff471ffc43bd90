import { asc, isNotNull } from 'drizzle-orm'
import { suggestedQuestions } from '../../../contract/content/faq.ts'
import { faqs } from '../../db/schema/boards.ts'
import { defineHandler } from '../define-handler.ts'

export default defineHandler(suggestedQuestions, async ({ db, locale }) => {
  const rows = await db
    .select({ idx: faqs.idx, title: faqs.title })
    .from(faqs)
    .where(isNotNull(faqs.suggestedPosition))
    .orderBy(asc(faqs.suggestedPosition))
  return { content: rows.map(({ idx, title }) => ({ idx, title: title[locale] })) }
})
