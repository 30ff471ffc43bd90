import { everyRow } from '../db/every-row.ts'
import type { Transaction } from '../db/open.ts'
import { faqCategories, faqs } from '../db/schema/boards.ts'
import { chunks } from './chunks.ts'
import { gramsOf, normalize } from './grams.ts'
import type { Content } from './read.ts'
import { reduceTexts } from './rich-text.ts'

/** Makes questions and their categories equal to the folder's. */
export async function loadFaq(tx: Transaction, content: Content): Promise<void> {
  const { categories, questions } = content.faq
  const rows = questions.map((question, position): typeof faqs.$inferInsert => {
    const { title } = question
    const description = reduceTexts(question.description)
    const searchText = normalize(
      [title.ko, title.en, description.ko, description.en].join(' ').replace(/<[^>]*>/g, ' '),
    )
    return {
      idx: question.idx,
      position,
      category: question.category,
      title,
      description,
      suggestedPosition: question.suggested_position ?? null,
      createdOn: question.created_on,
      updatedOn: question.updated_on,
      searchText,
      searchGrams: gramsOf(searchText),
    }
  })
  await tx.delete(faqs).where(everyRow)
  await tx.delete(faqCategories).where(everyRow)
  await tx.insert(faqCategories).values(categories.map((category, position) => ({ ...category, position })))
  for (const chunk of chunks(rows)) await tx.insert(faqs).values(chunk)
}
