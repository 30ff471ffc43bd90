import type * as contract from '../../../contract/faq.ts'
import type { HandlersFor } from '../handler.ts'
import faqCategories from './faq-categories.ts'
import faqList from './faq-list.ts'

/** A handler for each call of `contract/faq.ts`. */
export const faqHandlers = { faqCategories, faqList } satisfies HandlersFor<typeof contract>
