import { asc, count, eq, isNotNull } from 'drizzle-orm'
import * as contract from '#contract/content/faq.ts'
import { faqCategories, faqs } from '#server/db/schema/boards.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import faqList from './faq-list.ts'

/** A handler for each call of `contract/content/faq.ts`. */
export const faqHandlers = {
  faqCategories: defineHandler(contract.faqCategories, async ({ db, locale }) => {
    const rows = await db
      .select({ code: faqCategories.code, name: faqCategories.name, size: count(faqs.idx) })
      .from(faqCategories)
      .leftJoin(faqs, eq(faqs.category, faqCategories.code))
      .groupBy(faqCategories.code)
      .orderBy(asc(faqCategories.position))
    return { content: rows.map(({ code, name, size }) => ({ code, name: name[locale], count: size })) }
  }),
  faqList,
  suggestedQuestions: defineHandler(contract.suggestedQuestions, async ({ db, locale }) => {
    const rows = await db
      .select({ idx: faqs.idx, title: faqs.title })
      .from(faqs)
      .where(isNotNull(faqs.suggestedPosition))
      .orderBy(asc(faqs.suggestedPosition))
    return { content: rows.map(({ idx, title }) => ({ idx, title: title[locale] })) }
  }),
} satisfies HandlersFor<typeof contract>
