import type * as contract from '../../../contract/orders/checkout.ts'
import type { HandlersFor } from '../handler.ts'
import beginPayment from './begin-payment.ts'
import confirmPayment from './confirm-payment.ts'
import createOrder from './create-order.ts'
import deliveryMessages from './delivery-messages.ts'
import orderProgress from './order-progress.ts'
import quote from './quote.ts'
import verifyMember from '../profile/verify-member.ts'

/** A handler for each call of `contract/orders/checkout.ts`. */
export const checkoutHandlers = {
  beginPayment,
  confirmPayment,
  createOrder,
  deliveryMessages,
  orderProgress,
  quote,
  verifyMember,
} satisfies HandlersFor<typeof contract>
