import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeclineReason, FailureReason } from '../../../../contract/order-addresses.ts'
import type { CancelReason, Order, OrderStatus, PaymentMethod } from '../../../../contract/orders.ts'

/** Names of payment methods (specification, section 9). */
export const methodLabels: Record<PaymentMethod, MessageDescriptor> = {
  card: msg`Credit card`,
  simple: msg`Simple pay`,
  transfer: msg`Account transfer`,
  virtual_account: msg`Virtual account`,
  phone: msg`Phone bill`,
}

/** Names of order states (specification, section 4). */
export const statusLabels: Record<OrderStatus, MessageDescriptor> = {
  pending: msg`Not paid yet`,
  waiting_for_deposit: msg`Waiting for the deposit`,
  paid: msg`Paid`,
  cancel_requested: msg`Cancelling`,
  canceled: msg({ context: 'order', message: 'Canceled' }),
  refund_completed: msg`Refund completed`,
  expired: msg`Not paid in time`,
  failed: msg`Payment failed`,
}

/** Decline reason with advice for the buyer. No money was taken. */
export const declineMessages: Record<DeclineReason, MessageDescriptor> = {
  over_limit: msg`The card company says that the limit is exceeded. Choose another card or another way to pay.`,
  insufficient_funds: msg`There is not enough money in the account. Choose another account or another way to pay.`,
  suspended_card: msg`The card is suspended. Choose another card or another way to pay.`,
  expired_card: msg`The card has expired. Choose another card or another way to pay.`,
  declined: msg`The payment was declined. Try again, or choose another way to pay.`,
}

/** Reason why an order failed (specification, section 8), with what happens to the money. */
export const failureMessages: Record<
  FailureReason,
  { readonly what: MessageDescriptor; readonly next: MessageDescriptor }
> = {
  amount_mismatch: {
    what: msg`The total amount is not right`,
    next: msg`What was to be paid differed from the order, so we stopped. No money was taken.`,
  },
  duplicate_order: {
    what: msg`The order number was used before`,
    next: msg`This order was placed already. Look at your purchase history before you order again.`,
  },
  invalid_amount: {
    what: msg`The amount cannot be paid`,
    next: msg`The payment company did not accept the amount. No money was taken.`,
  },
  session_expired: {
    what: msg`The login has expired`,
    next: msg`You were logged out meanwhile. Log in and look at your purchase history before you order again.`,
  },
  user_cancel: {
    what: msg`The payment was canceled`,
    next: msg`You left the payment window before the end. No money was taken.`,
  },
  unknown: {
    what: msg`The reason is not known`,
    next: msg`Something went wrong on the way. Look at your purchase history, and ask customer support if you are not sure.`,
  },
}

/** Reasons to cancel. */
export const cancelReasonLabels: Record<CancelReason, MessageDescriptor> = {
  change_course: msg`I want another course`,
  equipment: msg`My equipment does not fit`,
  schedule: msg`I have no time for it`,
  mistake: msg`I ordered by mistake`,
  other: msg`Another reason`,
}

/** Delivery states. */
export const deliveryLabels: Record<NonNullable<Order['delivery']>['status'], MessageDescriptor> = {
  preparing: msg`Being prepared`,
  shipped: msg`On its way`,
  delivered: msg`Delivered`,
}

/** States of cash receipts. */
export const receiptLabels: Record<NonNullable<Order['cash_receipt']>['status'], MessageDescriptor> = {
  requested: msg`Asked for, on its way`,
  issued: msg`Issued`,
  canceled: msg({ context: 'receipt', message: 'Canceled' }),
}
