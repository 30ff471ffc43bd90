/** Value-added tax in an amount that includes it, in won: 10 % of the supply price, which is rounded to a whole won. */
export function includedVat(amount: number): number {
  return amount - Math.round(amount / 1.1)
}
