import type { DeclineReason, FailureReason } from '#contract/addresses/order-addresses.ts'
import { paths } from '#contract/addresses/paths.ts'
import type { PaymentRow } from '#server/db/schema/payments.ts'

/** A payment's order, and the host and path where it began. */
type Origin = Pick<PaymentRow, 'id' | 'orderNumber' | 'origin' | 'returnPath'>

/** The page of a completed order, with the parameters to confirm right after the window. */
export function orderCompletePath(
  payment: Origin,
  callback?: { readonly key: string; readonly amount: number },
): string {
  const confirmation = callback && { payment: payment.id, payment_key: callback.key, amount: callback.amount }
  return new URL(paths.orderComplete({ order: payment.orderNumber, ...confirmation }), payment.origin).href
}

/** The page where the payment began, with the reason of the decline. */
export function declinedPath(payment: Origin, decline: DeclineReason): string {
  const address = new URL(payment.returnPath, payment.origin)
  const parameters = { order: payment.orderNumber, payment: payment.id, decline }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}

/** The page that says why the order failed; `again` is the order form for the same items. */
export function orderFailedPath(payment: Origin, reason: FailureReason, again: string | undefined): string {
  return new URL(paths.orderFailed({ order: payment.orderNumber, reason, again }), payment.origin).href
}
