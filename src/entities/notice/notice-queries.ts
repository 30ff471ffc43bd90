import { noticeCategories, noticeDetail, noticeDetails } from '#contract/content/notices.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { usePrefetchedDetails } from '#lib/queries/use-prefetched-details.ts'

export const noticeCategoriesQuery = (http: Http, title?: string) =>
  endpointQuery(http, noticeCategories, { params: {}, query: { title } })
export const noticeQuery = (http: Http, id: number) => endpointQuery(http, noticeDetail, { params: { id }, query: {} })

/** Fetches listed notices ahead, see {@link usePrefetchedDetails}. */
export function usePrefetchedNotices(notices: readonly { readonly idx: number }[]): void {
  usePrefetchedDetails(
    notices.map(({ idx }) => idx),
    {
      queryOf: noticeQuery,
      idOf: ({ idx }) => idx,
      read: async (http, ids) => (await http(noticeDetails, { params: {}, query: { ids } })).content,
      readShared: (http, queryClient) => queryClient.prefetchQuery(noticeCategoriesQuery(http)),
    },
  )
}
