import type { OrderProgress } from '../contract/orders/checkout.ts'

/** Parameters with which the payment window returns. */
export interface ReturnedPayment {
  readonly payment_id: string
  readonly payment_key: string
  /** Amount in won, as reported by the window. */
  readonly amount: number
}

export interface OrderResultInput {
  /** Page on which the result starts: that to which the payment window returns, or that of a failed order. */
  readonly entry: 'result' | 'failed'
  /** Number of the order; undefined when the address has none. */
  readonly order?: string | undefined
  /** The payment to confirm. */
  readonly returned?: ReturnedPayment | undefined
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
