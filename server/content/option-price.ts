import type { purchaseOptions } from '../db/schema/courses.ts'

type OptionRow = typeof purchaseOptions.$inferSelect

/** What one piece of an option costs on a day, in won. */
export interface OptionPrice {
  readonly regular: number
  /** After the standing discount; the regular price without one. */
  readonly discounted: number
  /** What is paid: the campaign's price through its last day, otherwise the discounted one. */
  readonly current: number
  /** Last day of the campaign, `YYYY-MM-DD`; null without one. */
  readonly specialUntil: string | null
}

/**
 * The price of an option on `today` (`YYYY-MM-DD`, Korean time). `refreshPrices` calculates the same in SQL for the
 * lists.
 */
export function optionPrice(
  option: Pick<OptionRow, 'amount' | 'discounted' | 'specialAmount' | 'specialUntil'>,
  today: string,
): OptionPrice {
  const { amount, specialAmount, specialUntil } = option
  const discounted = option.discounted ?? amount
  const isSpecial = specialAmount !== null && specialUntil !== null && specialUntil >= today
  return {
    regular: amount,
    discounted,
    current: isSpecial ? specialAmount : discounted,
    specialUntil: isSpecial ? specialUntil : null,
  }
}
