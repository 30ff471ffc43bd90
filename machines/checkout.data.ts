import type { DeclineReason } from '../contract/addresses/order-addresses.ts'
import type { beginPayment, createOrder } from '../contract/orders/checkout.ts'
import type { CallInput } from '../contract/protocol/endpoint.ts'

type OrderBody = CallInput<typeof createOrder>['body']

/** Payment choices made before the payment window opens. */
export type PaymentChoice = Omit<CallInput<typeof beginPayment>['body'], 'return_path'>

/** Submitted order form: the body of `createOrder` and the payment choice. */
export type OrderForm = Omit<OrderBody, 'idempotency_key'> & PaymentChoice

/** Where the checkout starts: at the form, or at the form after an identity verification. */
export type CheckoutEntry = 'form' | 'identity'

export interface CheckoutInput {
  readonly entry: CheckoutEntry
  /** Number of an existing order. */
  readonly order?: string | undefined
  /** Why the last payment was declined; the order can still be paid. */
  readonly decline?: DeclineReason | undefined
}
