import type { OrderResultInput } from '#machines/order-result.data.ts'
import type { OrderCompleteSearch, OrderFailedSearch } from '../checkout/checkout.search.ts'

/** Input of the order result's machine on the page to which the payment window returns. */
export function resultBeginning({ order, payment, payment_key, amount }: OrderCompleteSearch): OrderResultInput {
  const isComplete = payment !== undefined && payment_key !== undefined && amount !== undefined
  return {
    entry: 'result',
    order,
    returned: isComplete ? { payment_id: payment, payment_key, amount } : undefined,
  }
}

/** Input of the order result's machine on the page of a failed order. */
export function failedBeginning({ order }: OrderFailedSearch): OrderResultInput {
  return { entry: 'failed', order }
}
