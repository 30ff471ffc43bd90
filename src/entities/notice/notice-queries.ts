import { noticeCategories, noticeDetail, noticeDetails } from '#contract/content/notices.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { usePrefetchedDetails } from '#lib/queries/use-prefetched-details.ts'

export const noticeCategoriesQuery = (http: Http, title?: string) =>
  endpointQuery(http, noticeCategories, { query: { title } })
export const noticeQuery = (http: Http, id: number) => endpointQuery(http, noticeDetail, { params: { id } })

/** Fetches listed notices ahead, see {@link usePrefetchedDetails}. */
export function usePrefetchedNotices(notices: readonly { readonly idx: number }[]): void {
  usePrefetchedDetails(
    notices.map(({ idx }) => idx),
    {
      queryOf: noticeQuery,
      idOf: ({ idx }) => idx,
      read: (http, ids) => http(noticeDetails, { query: { ids } }),
      readShared: (http, queryClient) => queryClient.prefetchQuery(noticeCategoriesQuery(http)),
    },
  )
}
