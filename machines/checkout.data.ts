import type { beginPayment, createOrder, OrderProgress } from '../contract/checkout.ts'
import type { DeclineReason, FailureReason } from '../contract/order-addresses.ts'
import type { CallInput } from '../contract/endpoint.ts'

type OrderBody = CallInput<typeof createOrder>['body']

/** How it is to be paid, as far as that is chosen before the payment window. */
export type PaymentChoice = Omit<CallInput<typeof beginPayment>['body'], 'return_path'>

/** The order form as it is sent: what `createOrder` asks for, and how it is to be paid. */
export type OrderForm = Omit<OrderBody, 'idempotency_key'> & PaymentChoice

/** What the payment window has brought back. */
export interface ReturnedPayment {
  readonly payment_id: string
  readonly payment_key: string
  /** Won, as the window said it. */
  readonly amount: number
}

/** Where the checkout begins: on the form, there with a verified identity, or on the pages of its results. */
export type CheckoutEntry = 'form' | 'identity' | 'result' | 'failed'

export interface CheckoutInput {
  readonly entry: CheckoutEntry
  /** Number of the order that was made already. */
  readonly order?: string | undefined
  /** What there is to confirm. */
  readonly returned?: ReturnedPayment | undefined
  /** Why the payment was declined; the order can be paid again. */
  readonly decline?: DeclineReason | undefined
  /** Why the order has failed. */
  readonly reason?: FailureReason | undefined
}

/** How an order stands for its buyer. */
export type Outcome = 'paid' | 'waiting' | 'failed' | 'settling' | 'payable' | 'over'

/** What the progress of an order means. A payment that nobody knows the end of comes before all that is still open. */
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
