import type { PaymentRow } from '#server/db/schema/payments.ts'
import type { PaymentAttempt } from '#server/providers/payment/port.ts'

/** The payment attempt as its provider knows it. */
export function attemptOf({ id, providerOrderId, providerKey, amount, method }: PaymentRow): PaymentAttempt {
  return { id, orderId: providerOrderId, key: providerKey, amount, method }
}
