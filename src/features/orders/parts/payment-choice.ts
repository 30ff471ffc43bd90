import * as v from 'valibot'
import { cardChoiceSchema, installmentChoices, lumpSum } from '../../../../contract/card-choice.ts'
import { type Order, paymentMethodSchema } from '../../../../contract/orders.ts'
import type { PaymentChoice } from '../../../../machines/checkout.data.ts'

/** How somebody is about to pay, as it stands in a form: the card is kept while another method is looked at. */
export const typedPaymentSchema = v.object({ method: paymentMethodSchema, ...cardChoiceSchema.entries })
export type TypedPayment = v.InferOutput<typeof typedPaymentSchema>

/** What stands in a form before anybody has chosen. */
export const untouchedPayment: TypedPayment = { method: 'card', company: null, installment_months: lumpSum }

/** The choice to begin with: how the order was about to be paid the last time. */
export function paymentBefore({ payment }: Pick<Order, 'payment'>): TypedPayment {
  if (!payment) return untouchedPayment
  const { method, instrument, installment_months } = payment
  const company = method === 'card' && instrument?.kind === 'card' ? instrument.code : null
  return { method, company, installment_months }
}

/** Months of instalments that are chosen, as far as the amount in won still allows them; a lump sum otherwise. */
export function installmentsOf({ installment_months }: TypedPayment, amount: number): number {
  return installmentChoices(amount).includes(installment_months) ? installment_months : lumpSum
}

/** How an amount in won is to be paid, as the call for the payment window is told it. */
export function paymentChoiceOf(typed: TypedPayment, amount: number): PaymentChoice {
  const { method, company } = typed
  if (method !== 'card') return { method }
  return { method, card: { company, installment_months: installmentsOf(typed, amount) } }
}
