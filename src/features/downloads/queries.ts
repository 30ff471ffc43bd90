import { clientFile, manualCategories, manualList } from '#contract/content/downloads.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import type { DownloadsSearch } from './downloads-search.ts'

export const clientFileQuery = (http: Http) => endpointQuery(http, clientFile, { params: {}, query: {} })
export const manualCategoriesQuery = (http: Http) => endpointQuery(http, manualCategories, { params: {}, query: {} })
export const manualListQuery = (http: Http, { category, title, page }: DownloadsSearch) =>
  endpointQuery(http, manualList, { params: {}, query: { category, title, page_index: page } })
