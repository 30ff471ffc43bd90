import * as contract from '#contract/orders/orders.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import cancelOrder from './cancel-order.ts'
import { presentOwnOrder, presentOwnOrders } from './find.ts'
import orderList from './order-list.ts'
import refundPreview from './refund-preview.ts'
import rentalCalendar from './rental-calendar.ts'
import requestCashReceipt from './request-cash-receipt.ts'

/** A handler for each call of `contract/orders/orders.ts`. */
export const purchaseHistoryHandlers = {
  cancelOrder,
  orderDetail: defineHandler(contract.orderDetail, async (call) => ({
    content: await presentOwnOrder(call, call.member.memberId, call.params.id),
  })),
  orderDetails: defineHandler(contract.orderDetails, async (call) => ({
    content: await presentOwnOrders(call, call.member.memberId, call.query.numbers),
  })),
  orderList,
  refundPreview,
  rentalCalendar,
  requestCashReceipt,
} satisfies HandlersFor<typeof contract>
