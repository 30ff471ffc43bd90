import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeskOrder, deskOrderDetail, OrderStage } from '#contract/desk/orders.ts'
import type { TodayKind } from '#contract/desk/today.ts'
import type { OrderItemKind } from '#contract/orders/order-item-kinds.ts'
import type { OrderStatus, PaymentMethod } from '#contract/orders/orders.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'

// Names of the states and kinds of orders. A value without a name does not compile.

export const orderStatusNames: Record<OrderStatus, MessageDescriptor> = {
  pending: msg`Unpaid`,
  waiting_for_deposit: msg`Waiting for the deposit`,
  paid: msg`Paid`,
  cancel_requested: msg`Cancelling`,
  canceled: msg({ context: 'order', message: 'Cancelled' }),
  refund_completed: msg`Refund completed`,
  expired: msg`Not paid in time`,
  failed: msg`Payment failed`,
}

/** Names of the stages of delivery and refund of a paid order. */
export const orderStageNames: Record<OrderStage, MessageDescriptor> = {
  to_ship: msg({ context: 'order', message: 'To ship' }),
  shipped: msg({ context: 'order', message: 'Shipped' }),
  delivered: msg({ context: 'order', message: 'Delivered' }),
  returned: msg({ context: 'order', message: 'Returned' }),
  partly_refunded: msg({ context: 'order', message: 'Partly refunded' }),
}

export const methodNames: Record<PaymentMethod, MessageDescriptor> = {
  card: msg`Credit card`,
  simple: msg`Digital wallet`,
  transfer: msg`Account transfer`,
  virtual_account: msg`Virtual account`,
  phone: msg`Phone bill`,
}

export const paymentStatusNames: Record<DeskOrder['payments'][number]['status'], MessageDescriptor> = {
  open: msg`Window open`,
  confirming: msg`Being confirmed`,
  waiting: msg`Waiting for the deposit`,
  paid: msg`Paid`,
  declined: msg`Declined`,
  failed: msg`Payment failed`,
  canceled: msg`Closed without money`,
  abandoned: msg`Given up`,
}

export const refundStatusNames: Record<DeskOrder['refunds'][number]['status'], MessageDescriptor> = {
  requested: msg({ context: 'refund', message: 'On its way' }),
  completed: msg`Refunded`,
  refused: msg`Refused by the provider`,
}

export const receiptStatusNames: Record<NonNullable<DeskOrder['receipt']>['status'], MessageDescriptor> = {
  requested: msg`Requested`,
  issued: msg`Issued`,
  canceling: msg`Being cancelled`,
  canceled: msg`Receipt cancelled`,
}

export const itemKindNames: Record<OrderItemKind, MessageDescriptor> = {
  subscription: msg`Pass`,
  access: msg`Course for good`,
  goods: msg`Goods`,
  rental: msg`Rental`,
  purchase: msg`Purchase`,
}

export const messageStatusNames: Record<
  Extract<ContentOf<typeof deskOrderDetail>['trail'][number], { kind: 'message' }>['status'],
  MessageDescriptor
> = {
  waiting: msg`Waiting`,
  sent: msg({ context: 'message', message: 'Sent' }),
  refused: msg`Refused by the mail server`,
  expired: msg`Given up`,
}

/** Names of messages about orders; other purposes are shown as they are. */
export const messageNames: Readonly<Record<string, MessageDescriptor>> = {
  'order-received': msg`Order received`,
  'deposit-awaited': msg`Account for the deposit`,
  'order-paid': msg`Payment received`,
  'order-shipped': msg`Goods shipped`,
  'refund-requested': msg`Refund begun`,
  'refund-completed': msg`Refund completed`,
  'refund-failed': msg`Refund failed`,
  'pass-ends': msg`Pass ends soon`,
  'legal-notice': msg`New version of a legal text`,
  'child-paid': msg`To the guardian: a child paid`,
  'child-legal-notice': msg`To the guardian: new version of a legal text`,
}

/** What waits, by kind. */
export const todayNames: Record<TodayKind, MessageDescriptor> = {
  ship: msg`To ship`,
  refund: msg`Refund to continue`,
  'stuck-payment': msg`Payment without an end`,
  'stuck-refund': msg`Refund without an end`,
  inquiry: msg`Inquiry`,
  objection: msg`Objection`,
  review: msg`Reported review`,
  stock: msg`Low stock`,
  message: msg`Failed message`,
  draft: msg`Draft that was not published`,
  approval: msg`Approval`,
  'expired-approval': msg`Expired request`,
}
