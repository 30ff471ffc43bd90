import type { Course, PurchaseOption } from '#contract/courses/course-detail.ts'
import { amountsOf } from '../sale/amounts.ts'

/** The option whose price is shown: the cheapest pass, or the one-time purchase when there are no passes. */
export function cheapestOption(course: Course): PurchaseOption | undefined {
  const { subscription, not_subscription } = course.individual.option
  const offered = subscription.length > 0 ? subscription : not_subscription
  return offered.toSorted((a, b) => amountsOf(a).now - amountsOf(b).now)[0]
}
