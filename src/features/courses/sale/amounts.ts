import type { Course, PurchaseOption } from '#contract/courses/course-detail.ts'

/** Price lines of an option, in won. */
export interface Amounts {
  readonly regular: number
  /** Price after the permanent discount, with the discount in whole percent. */
  readonly discounted: { readonly amount: number; readonly rate: number } | null
  /** Price after the campaign as well, with its last day. */
  readonly special: { readonly amount: number; readonly until: string | null } | null
  /** The price today: the last of the three. */
  readonly now: number
  /** Difference between the regular price and today's, and the same in whole percent. */
  readonly saved: number
  readonly savedRate: number
  readonly delivery: number
  /** Amount to pay: today's price plus delivery. */
  readonly total: number
}

/** Computes the price lines of an option (specification, section 3). */
export function amountsOf(option: PurchaseOption): Amounts {
  const { amt, disc_rate, disc_amt, disc_amt_drt, disc_until, delivery_amt } = option
  const now = disc_amt - disc_amt_drt
  return {
    regular: amt,
    discounted: disc_amt < amt ? { amount: disc_amt, rate: disc_rate } : null,
    special: disc_amt_drt > 0 ? { amount: now, until: disc_until } : null,
    now,
    saved: amt - now,
    savedRate: amt === 0 ? 0 : Math.round((1 - now / amt) * 100),
    delivery: delivery_amt,
    total: now + delivery_amt,
  }
}

/** All options on sale: passes first, then one-time purchases. */
export function optionsOf(course: Course): readonly PurchaseOption[] {
  const { subscription, not_subscription } = course.individual.option
  return [...subscription, ...not_subscription]
}
