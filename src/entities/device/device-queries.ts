import { deviceDetail, deviceDetails } from '#contract/content/devices.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { usePrefetchedDetails } from '#lib/queries/use-prefetched-details.ts'

export const deviceQuery = (http: Http, idx: number) => endpointQuery(http, deviceDetail, { params: { id: idx } })

/** Fetches listed devices ahead, see {@link usePrefetchedDetails}. */
export function usePrefetchedDevices(devices: readonly { readonly idx: number }[]): void {
  usePrefetchedDetails(
    devices.map(({ idx }) => idx),
    {
      queryOf: deviceQuery,
      idOf: ({ idx }) => idx,
      read: (http, ids) => http(deviceDetails, { query: { ids } }),
    },
  )
}
