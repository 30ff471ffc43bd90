import type * as contract from '../../../contract/content/faq.ts'
import type { HandlersFor } from '../handler.ts'
import faqCategories from './faq-categories.ts'
import faqList from './faq-list.ts'
import suggestedQuestions from './suggested-questions.ts'

/** A handler for each call of `contract/content/faq.ts`. */
export const faqHandlers = { faqCategories, faqList, suggestedQuestions } satisfies HandlersFor<typeof contract>
