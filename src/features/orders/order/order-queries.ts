import { orderDetail, orderDetails } from '#contract/orders/orders.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { usePrefetchedDetails } from '#lib/queries/use-prefetched-details.ts'

export const orderQuery = (http: Http, id: string) => endpointQuery(http, orderDetail, { params: { id } })

/** Fetches listed orders of the member ahead, see {@link usePrefetchedDetails}. */
export function usePrefetchedOrders(orders: readonly { readonly order_number: string }[]): void {
  usePrefetchedDetails(
    orders.map(({ order_number }) => order_number),
    {
      queryOf: orderQuery,
      idOf: ({ order_number }) => order_number,
      read: (http, numbers) => http(orderDetails, { query: { numbers } }),
    },
  )
}
