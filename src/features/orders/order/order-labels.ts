import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeclineReason, FailureReason } from '#contract/addresses/order-addresses.ts'
import type { CancelReason, Order, OrderStatus, PaymentMethod } from '#contract/orders/orders.ts'

/** Names of payment methods (specification, section 9). */
export const methodLabels: Record<PaymentMethod, MessageDescriptor> = {
  card: msg`Credit card`,
  simple: msg`Digital wallet`,
  transfer: msg`Account transfer`,
  virtual_account: msg`Virtual account`,
  phone: msg`Phone bill`,
}

/** Names of order states (specification, section 4). */
export const statusLabels: Record<OrderStatus, MessageDescriptor> = {
  pending: msg`Unpaid`,
  waiting_for_deposit: msg`Waiting for the deposit`,
  paid: msg`Paid`,
  cancel_requested: msg`Cancelling`,
  canceled: msg({ context: 'order', message: 'Cancelled' }),
  refund_completed: msg`Refund completed`,
  expired: msg`Not paid in time`,
  failed: msg`Payment failed`,
}

/** Decline reason with advice for the buyer. No money was taken. */
export const declineMessages: Record<DeclineReason, MessageDescriptor> = {
  over_limit: msg`Your card limit is exceeded. Choose another card or payment method.`,
  insufficient_funds: msg`Not enough money in the account. Choose another account or payment method.`,
  suspended_card: msg`Your card is suspended. Choose another card or payment method.`,
  expired_card: msg`Your card has expired. Choose another card or payment method.`,
  declined: msg`Your payment was declined. Try again or choose another payment method.`,
}

/** Reason why an order failed (specification, section 8), with what happens to the money. */
export const failureMessages: Record<
  FailureReason,
  { readonly what: MessageDescriptor; readonly next: MessageDescriptor }
> = {
  amount_mismatch: {
    what: msg`The total is incorrect`,
    next: msg`The payment amount didn’t match your order, so we stopped it. You weren’t charged.`,
  },
  duplicate_order: {
    what: msg`Duplicate order number`,
    next: msg`You’ve already placed this order. Check your purchase history before ordering again.`,
  },
  invalid_amount: {
    what: msg`This amount can’t be paid`,
    next: msg`The payment provider didn’t accept the amount. You weren’t charged.`,
  },
  session_expired: {
    what: msg`Your login has expired`,
    next: msg`You were logged out. Log in and check your purchase history before ordering again.`,
  },
  user_cancel: {
    what: msg`Payment cancelled`,
    next: msg`You closed the payment window. You weren’t charged.`,
  },
  unknown: {
    what: msg`Unknown reason`,
    next: msg`Something went wrong. Check your purchase history, or contact customer support.`,
  },
}

/** Reasons to cancel. */
export const cancelReasonLabels: Record<CancelReason, MessageDescriptor> = {
  change_course: msg`I want a different course`,
  equipment: msg`My equipment isn’t compatible`,
  schedule: msg`I don’t have time`,
  mistake: msg`I ordered by mistake`,
  other: msg`Other`,
}

/** Delivery states. */
export const deliveryLabels: Record<NonNullable<Order['delivery']>['status'], MessageDescriptor> = {
  preparing: msg`Being prepared`,
  shipped: msg`On its way`,
  delivered: msg`Delivered`,
}

/** States of cash receipts. */
export const receiptLabels: Record<NonNullable<Order['cash_receipt']>['status'], MessageDescriptor> = {
  requested: msg`Requested, being issued`,
  issued: msg`Issued`,
  canceled: msg({ context: 'receipt', message: 'Cancelled' }),
}
