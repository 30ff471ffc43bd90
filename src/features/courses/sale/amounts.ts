import type { Course, PurchaseOption } from '../../../../contract/courses.ts'

/** What an option costs, line by line; all in won. */
export interface Amounts {
  readonly regular: number
  /** After the standing discount, with its whole percent. */
  readonly discounted: { readonly amount: number; readonly rate: number } | null
  /** After the campaign besides, with its last day. */
  readonly special: { readonly amount: number; readonly until: string | null } | null
  /** The price today: the last of the three. */
  readonly now: number
  /** What today's price takes off the regular one, and the same in whole percent. */
  readonly saved: number
  readonly savedRate: number
  readonly delivery: number
  /** What is paid: today's price and the delivery. */
  readonly total: number
}

/** Works out the price lines of an option (specification, section 3). */
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

/** Everything on sale: passes first, then what is bought once. */
export function optionsOf(course: Course): readonly PurchaseOption[] {
  const { subscription, not_subscription } = course.individual.option
  return [...subscription, ...not_subscription]
}
