import type { Course, PurchaseOption } from '../../../../contract/courses.ts'

/** Every option of a course, passes first. */
export function optionsOf(course: Course): PurchaseOption[] {
  return [...course.individual.option.subscription, ...course.individual.option.not_subscription]
}

/** What an option costs today, in won, delivery aside. */
export function priceOf(option: PurchaseOption): number {
  return option.disc_amt - option.disc_amt_drt
}

/** The option that the course's price is about: the cheapest pass, or what is bought once where there are none. */
export function cheapestOption(course: Course): PurchaseOption | undefined {
  const { subscription, not_subscription } = course.individual.option
  const offered = subscription.length > 0 ? subscription : not_subscription
  return offered.toSorted((a, b) => priceOf(a) - priceOf(b))[0]
}

/** Whole days from one calendar day to another. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
}
