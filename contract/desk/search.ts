import * as v from 'valibot'
import { searchSuggestions } from '../content/search.ts'
import { searchTermSchema } from '../values/text.ts'
import { defineDeskEndpoint } from './desk-endpoint.ts'

/** What the shop shows everybody, so every operator finds it. */
export const shopSearch = defineDeskEndpoint({
  name: 'shop-search',
  summary: 'Courses, devices, questions and manuals by the words of a customer, as the search of the shop reads them',
  method: 'GET',
  path: '/v1/desk/search',
  allows: 'everyOperator',
  query: v.object({ title: searchTermSchema }),
  content: v.object({
    /** Origin of the pages of the shop. */
    origin: v.string(),
    suggestions: searchSuggestions.content.entries.suggestions,
  }),
  codes: [],
})
