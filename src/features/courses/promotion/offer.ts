import type { Course, PurchaseOption } from '../../../../contract/courses.ts'
import { amountsOf } from '../sale/amounts.ts'

/** The option that the course's price is about: the cheapest pass, or what is bought once where there are none. */
export function cheapestOption(course: Course): PurchaseOption | undefined {
  const { subscription, not_subscription } = course.individual.option
  const offered = subscription.length > 0 ? subscription : not_subscription
  return offered.toSorted((a, b) => amountsOf(a).now - amountsOf(b).now)[0]
}
