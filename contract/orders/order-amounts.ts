import * as v from 'valibot'
import { wonSchema } from '../values/quantities.ts'

/** Amounts of an order, or of one of its items with all pieces. */
export const orderAmountsSchema = v.object({
  /** Regular price. */
  regular_amt: wonSchema,
  /** Sum of the discounts. */
  discount_amt: wonSchema,
  /** Delivery fee. */
  delivery_amt: wonSchema,
  /** Total: regular price less discounts, plus delivery. */
  total_amt: wonSchema,
})
export type OrderAmounts = v.InferOutput<typeof orderAmountsSchema>

/** Row of a sum. */
export interface AmountRow {
  readonly name: 'regular' | 'discount' | 'delivery' | 'total'
  /** Won; a discount is negative. */
  readonly amount: number
}

/**
 * Rows of a sum, for every surface that shows one: regular price, discount and delivery fee, then the total to which
 * they add up. There is no row for a discount or delivery fee of 0, and only the total when both are.
 */
export function amountRows({ regular_amt, discount_amt, delivery_amt, total_amt }: OrderAmounts): AmountRow[] {
  const changes: AmountRow[] = [
    { name: 'discount', amount: -discount_amt },
    { name: 'delivery', amount: delivery_amt },
  ]
  const shown = changes.filter(({ amount }) => amount !== 0)
  return [
    ...(shown.length > 0 ? [{ name: 'regular', amount: regular_amt } as const] : []),
    ...shown,
    { name: 'total', amount: total_amt },
  ]
}

/** Supply value and value-added tax of an amount that includes 10 % tax, in won. They add up to the amount. */
export function splitVat(amount: number): { readonly supply: number; readonly vat: number } {
  const supply = Math.round(amount / 1.1)
  return { supply, vat: amount - supply }
}
