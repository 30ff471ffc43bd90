import type { Order } from '../../../../contract/orders.ts'

/** How a flow of an order's page tells the page that the order has changed. */
export interface OrderChanges {
  readonly onShow: (order: Order) => void
  /** Loads the order again. */
  readonly onReload: () => void
}
