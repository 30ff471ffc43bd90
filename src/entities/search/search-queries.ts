import { searchReading, searchSuggestions } from '#contract/content/search.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'

/** Query of how a search is read. */
export const searchReadingQuery = (http: Http, title: string) =>
  endpointQuery(http, searchReading, { query: { title } })

/** Query of what the beginning of a search may mean. */
export const suggestionsQuery = (http: Http, title: string) =>
  endpointQuery(http, searchSuggestions, { query: { title } })
