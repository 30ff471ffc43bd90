import type * as contract from '#contract/content/search.ts'
import type { HandlersFor } from '../handler.ts'
import legalArticleList from './legal-article-list.ts'
import searchReading from './search-reading.ts'
import searchSuggestions from './search-suggestions.ts'

/** A handler for each call of `contract/content/search.ts`. */
export const searchHandlers = {
  legalArticleList,
  searchReading,
  searchSuggestions,
} satisfies HandlersFor<typeof contract>
