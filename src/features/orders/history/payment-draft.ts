import { formDraft } from '#lib/drafts/form-draft.ts'
import { typedPaymentSchema } from '../order/payment-choice.ts'

/** Draft of a member's payment choice for an order that was placed before, in this tab. */
export function paymentDraft(userid: string, order: string) {
  return formDraft(`payment:${userid}:${order}`, { schema: typedPaymentSchema, version: 1 })
}
