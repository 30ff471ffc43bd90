import { describe, expect, it } from 'vitest'
import type { PurchaseOption } from '#contract/courses/course-detail.ts'
import { purchaseOption, sampleCourse } from '../course.fixture.ts'
import { cheapestOption } from './offer.ts'

/** The number of the option that a course with these options shows. */
function shown(subscription: PurchaseOption[], not_subscription: PurchaseOption[]): number | undefined {
  const course = sampleCourse()
  const option = { ...course.individual.option, subscription, not_subscription }
  return cheapestOption({ ...course, individual: { ...course.individual, option } })?.idx
}

const option = (idx: number, disc_amt: number, disc_amt_drt = 0) => purchaseOption({ idx, disc_amt, disc_amt_drt })

describe('cheapestOption', () => {
  it('is the pass that costs least today, with its campaign', () => {
    expect(shown([option(1, 60_000), option(2, 50_000), option(3, 70_000, 21_000)], [])).toBe(3)
    expect(shown([option(1, 60_000), option(2, 50_000), option(3, 70_000, 19_000)], [])).toBe(2)
  })

  it('is a pass even where a one-time purchase costs less', () => {
    expect(shown([option(1, 60_000)], [option(2, 1_000)])).toBe(1)
  })

  it('is the cheapest one-time purchase where there are no passes', () => {
    expect(shown([], [option(1, 60_000), option(2, 50_000)])).toBe(2)
  })

  it('is missing where nothing is sold', () => {
    expect(shown([], [])).toBeUndefined()
  })
})
