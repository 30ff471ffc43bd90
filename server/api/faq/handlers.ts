import type * as contract from '../../../contract/faq.ts'
import type { HandlersFor } from '../handler.ts'
import faqCategories from './faq-categories.ts'
import faqList from './faq-list.ts'
import suggestedQuestions from './suggested-questions.ts'

/** A handler for each call of `contract/faq.ts`. */
export const faqHandlers = { faqCategories, faqList, suggestedQuestions } satisfies HandlersFor<typeof contract>
