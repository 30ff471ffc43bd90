import type { DeclineReason, FailureReason } from '../contract/addresses/order-addresses.ts'
import type { beginPayment, createOrder, OrderProgress } from '../contract/orders/checkout.ts'
import type { CallInput } from '../contract/protocol/endpoint.ts'

type OrderBody = CallInput<typeof createOrder>['body']

/** Payment choices made before the payment window opens. */
export type PaymentChoice = Omit<CallInput<typeof beginPayment>['body'], 'return_path'>

/** Submitted order form: the body of `createOrder` and the payment choice. */
export type OrderForm = Omit<OrderBody, 'idempotency_key'> & PaymentChoice

/** Parameters with which the payment window returns. */
export interface ReturnedPayment {
  readonly payment_id: string
  readonly payment_key: string
  /** Amount in won, as reported by the window. */
  readonly amount: number
}

/** Page on which the checkout starts: the form, the form after an identity verification, or a result page. */
export type CheckoutEntry = 'form' | 'identity' | 'result' | 'failed'

export interface CheckoutInput {
  readonly entry: CheckoutEntry
  /** Number of an existing order. */
  readonly order?: string | undefined
  /** The payment to confirm. */
  readonly returned?: ReturnedPayment | undefined
  /** Why the last payment was declined; the order can still be paid. */
  readonly decline?: DeclineReason | undefined
  /** Why the order failed. */
  readonly reason?: FailureReason | undefined
}

/** State of an order as the buyer sees it. */
export type Outcome = 'paid' | 'waiting' | 'failed' | 'settling' | 'payable' | 'over'

/** Outcome of an order's progress. While a payment is being settled, a pending order counts as `settling`. */
export function outcomeOf({ status, is_settling }: OrderProgress): Outcome {
  switch (status) {
    case 'paid':
      return 'paid'
    case 'waiting_for_deposit':
      return 'waiting'
    case 'failed':
      return 'failed'
    case 'pending':
      return is_settling ? 'settling' : 'payable'
    default:
      return 'over'
  }
}
