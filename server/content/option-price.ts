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

/** The price of an option on `today` (`YYYY-MM-DD`, Korean time). */
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

/** The price of a course in lists, in won. */
interface CoursePrice {
  /** Of the cheapest option; null without options. */
  readonly regularPrice: number | null
  readonly currentPrice: number | null
  /** Whether other options cost more than `currentPrice`. */
  readonly hasDearerOptions: boolean
}

/**
 * The price of a course on `today` by its cheapest option. Passes decide; other options count only where there are no
 * passes.
 */
export function coursePrice(
  options: readonly Pick<OptionRow, 'months' | 'amount' | 'discounted' | 'specialAmount' | 'specialUntil'>[],
  today: string,
): CoursePrice {
  const passes = options.filter(({ months }) => months > 0)
  const prices = (passes.length > 0 ? passes : options)
    .map((option) => optionPrice(option, today))
    .sort((a, b) => a.current - b.current || a.regular - b.regular)
  const [cheapest] = prices
  if (!cheapest) return { regularPrice: null, currentPrice: null, hasDearerOptions: false }
  return {
    regularPrice: cheapest.regular,
    currentPrice: cheapest.current,
    hasDearerOptions: prices.some(({ current }) => current > cheapest.current),
  }
}
