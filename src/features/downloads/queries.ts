import { clientFile, manualCategories, manualList } from '#contract/content/downloads.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import type { DownloadsSearch } from './downloads-search.ts'

export const clientFileQuery = (http: Http) => endpointQuery(http, clientFile, {})
export const manualCategoriesQuery = (http: Http) => endpointQuery(http, manualCategories, {})
export const manualListQuery = (http: Http, { category, title, page }: DownloadsSearch) =>
  endpointQuery(http, manualList, { query: { category, title, page_index: page } })
