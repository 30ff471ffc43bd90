import * as v from 'valibot'
import { cardCompanyCodes } from './payment-instruments.ts'

/**
 * When a credit card payment can be split into instalments (specification, section 9; the threshold is that of Korean
 * cards).
 */
export const installmentLimits = {
  /** Minimum amount, in won. */
  amount: 50_000,
  /** Minimum and maximum months. */
  fewest: 2,
  most: 12,
} as const

/** A lump sum, as the months of instalments. */
export const lumpSum = 0

/** Card company and instalments that the buyer chose before the payment window. */
export const cardChoiceSchema = v.object({
  /** Null when the payment window asks for the card. */
  company: v.nullable(v.picklist(cardCompanyCodes)),
  /** Months of instalments; 0 is a lump sum. {@link installmentChoices} lists what the amount allows. */
  installment_months: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(lumpSum),
    v.maxValue(installmentLimits.most),
    v.check((months) => months === lumpSum || months >= installmentLimits.fewest, 'a lump sum, or two months and more'),
  ),
})
export type CardChoice = v.InferOutput<typeof cardChoiceSchema>

/** Months of instalments allowed for an amount in won, the lump sum first. */
export function installmentChoices(amount: number): number[] {
  const { amount: lowest, fewest, most } = installmentLimits
  if (amount < lowest) return [lumpSum]
  return [lumpSum, ...Array.from({ length: most - fewest + 1 }, (_, index) => index + fewest)]
}
