import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderStatus } from '../../../contract/orders/orders.ts'

export const orderStatusNames: Record<OrderStatus, MessageDescriptor> = {
  pending: msg`Unpaid`,
  waiting_for_deposit: msg`Waiting for the deposit`,
  paid: msg`Paid`,
  cancel_requested: msg`Cancelling`,
  canceled: msg`Cancelled`,
  refund_completed: msg`Refund completed`,
  expired: msg`Not paid in time`,
  failed: msg`Payment failed`,
}
