import { expect, it } from 'vitest'
import { expectedArrivalDay } from './devices.ts'

it('counts two working days for the delivery', () => {
  // A Wednesday, a Thursday, a Friday, a Saturday, a Sunday, and the end of a year.
  expect(
    ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-12-31'].map(expectedArrivalDay),
  ).toEqual(['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-24', '2026-11-24', '2027-01-04'])
})
