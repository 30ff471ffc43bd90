import type { DeclineReason, FailureReason } from '../../../contract/order-addresses.ts'
import type { PaymentRow } from '../../db/schema/orders.ts'

type Place = Pick<PaymentRow, 'id' | 'orderNumber' | 'origin' | 'returnPath'>

/** The page of a finished order; with what is to be confirmed, right after the window. */
export function orderCompletePath(
  payment: Place,
  callback?: { readonly key: string; readonly amount: number },
): string {
  return addressOf(payment, '/order-complete', {
    order: payment.orderNumber,
    ...(callback ? { payment: payment.id, payment_key: callback.key, amount: String(callback.amount) } : {}),
  })
}

/** Where the payment began, with what to mend. */
export function declinedPath(payment: Place, decline: DeclineReason): string {
  return addressOf(payment, payment.returnPath, { order: payment.orderNumber, payment: payment.id, decline })
}

/** Why the order failed; `again` is the order form for the same things. */
export function orderFailedPath(payment: Place, reason: FailureReason, again: string | undefined): string {
  return addressOf(payment, '/order-failed', {
    order: payment.orderNumber,
    reason,
    ...(again === undefined ? {} : { again }),
  })
}

/** On the host where the order began. */
function addressOf({ origin }: Place, path: string, parameters: Readonly<Record<string, string>>): string {
  const address = new URL(path, origin)
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}
