import { formDraft } from '../../../lib/forms/form-draft.ts'
import { typedPaymentSchema } from '../order/payment-choice.ts'

/** Draft of the payment choice for an order that was placed before, in this tab. */
export function paymentDraft(order: string) {
  return formDraft(`payment:${order}`, { schema: typedPaymentSchema, version: 1 })
}
