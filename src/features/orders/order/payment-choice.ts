import * as v from 'valibot'
import { cardChoiceSchema, installmentChoices, lumpSum } from '#contract/orders/card-choice.ts'
import { type Order, paymentMethodSchema } from '#contract/orders/orders.ts'
import type { PaymentChoice } from '#machines/checkout.data.ts'

/** Payment choice in a form. The card choice is kept while another method is selected. */
export const typedPaymentSchema = v.object({ method: paymentMethodSchema, ...cardChoiceSchema.entries })
export type TypedPayment = v.InferOutput<typeof typedPaymentSchema>

/** Initial payment choice of a form. */
export const untouchedPayment: TypedPayment = { method: 'card', company: null, installment_months: lumpSum }

/** The choice to begin with: how the order was about to be paid the last time. */
export function paymentBefore({ payment }: Pick<Order, 'payment'>): TypedPayment {
  if (!payment) return untouchedPayment
  const { method, instrument, installment_months } = payment
  const company = method === 'card' && instrument?.kind === 'card' ? instrument.code : null
  return { method, company, installment_months }
}

/** Chosen months of instalments; 0 (lump sum) when the amount in won does not allow them. */
export function installmentsOf({ installment_months }: TypedPayment, amount: number): number {
  return installmentChoices(amount).includes(installment_months) ? installment_months : lumpSum
}

/** Body of the call that opens the payment window, for an amount in won. */
export function paymentChoiceOf(typed: TypedPayment, amount: number): PaymentChoice {
  const { method, company } = typed
  if (method !== 'card') return { method }
  return { method, card: { company, installment_months: installmentsOf(typed, amount) } }
}
