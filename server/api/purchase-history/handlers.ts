import type * as contract from '../../../contract/orders/orders.ts'
import type { HandlersFor } from '../handler.ts'
import cancelOrder from './cancel-order.ts'
import orderDetail from './order-detail.ts'
import orderDetails from './order-details.ts'
import orderList from './order-list.ts'
import refundPreview from './refund-preview.ts'
import requestCashReceipt from './request-cash-receipt.ts'

/** A handler for each call of `contract/orders/orders.ts`. */
export const purchaseHistoryHandlers = {
  cancelOrder,
  orderDetail,
  orderDetails,
  orderList,
  refundPreview,
  requestCashReceipt,
} satisfies HandlersFor<typeof contract>
