import { eventDetail, eventDetails } from '#contract/content/events.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { usePrefetchedDetails } from '#lib/queries/use-prefetched-details.ts'

export const eventQuery = (http: Http, id: number) => endpointQuery(http, eventDetail, { params: { id } })

/** Fetches listed events ahead, see {@link usePrefetchedDetails}. */
export function usePrefetchedEvents(events: readonly { readonly idx: number }[]): void {
  usePrefetchedDetails(
    events.map(({ idx }) => idx),
    {
      queryOf: eventQuery,
      idOf: ({ idx }) => idx,
      read: (http, ids) => http(eventDetails, { query: { ids } }),
    },
  )
}
