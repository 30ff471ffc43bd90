import { describe, expect, it } from 'vitest'
import { milestones, quartersBetween } from './milestones.ts'

describe('milestones', () => {
  it('stand newest first, each on the first day of a quarter', () => {
    const days = milestones.map(({ day }) => day)
    expect(days).toEqual(days.toSorted().reverse())
    for (const day of days) expect(day).toMatch(/-(01|04|07|10)-01$/)
  })
})

describe('quartersBetween', () => {
  it('counts quarters within a year and across years', () => {
    expect(quartersBetween('2025-01-01', '2025-10-01')).toBe(3)
    expect(quartersBetween('2019-04-01', '2025-10-01')).toBe(26)
  })
})
