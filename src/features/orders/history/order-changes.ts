import type { Order } from '#contract/orders/orders.ts'
import type { Http } from '#lib/http/http.ts'

/** How a flow of an order's page tells the page that the order has changed. */
export interface OrderChanges {
  readonly onShow: (order: Order) => void
  /** Loads the order again. */
  readonly onReload: () => void
}

/** What the flows of an order need. */
export interface OrderFlowDependencies extends OrderChanges {
  readonly http: Http
  /** ID of the member. */
  readonly userid: string
}
