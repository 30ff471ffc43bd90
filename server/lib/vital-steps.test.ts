import { describe, expect, test } from 'vitest'
import { largestOf, seventyFifthPercentile, stepOf } from './vital-steps.ts'

describe('steps of measured values', () => {
  test.each([0, 1, 2, 7, 99, 100, 1_234, 2_500, 60_000])(
    '%i shares a step with values at most a tenth away',
    (value) => {
      const largest = largestOf(stepOf(value))
      expect(largest).toBeGreaterThanOrEqual(value)
      expect(largest).toBeLessThanOrEqual(Math.max(1, value * 1.1))
    },
  )

  test('a value that is a quarter larger has a later step', () => {
    expect(stepOf(2_500)).toBeGreaterThan(stepOf(2_000))
  })

  test('a minute has less than 200 steps', () => {
    expect(stepOf(60_000)).toBeLessThan(200)
  })
})

describe('seventyFifthPercentile', () => {
  const of = (...values: readonly number[]) => {
    const times = new Map<number, number>()
    for (const value of values) times.set(stepOf(value), (times.get(stepOf(value)) ?? 0) + 1)
    return seventyFifthPercentile(times)
  }

  test('is the value that three of four do not exceed', () => {
    const found = of(100, 8_000, 1_000, 200)
    expect(found).toBeGreaterThanOrEqual(1_000)
    expect(found).toBeLessThanOrEqual(1_100)
  })

  test('is the only value, and nothing without one', () => {
    expect(of(0)).toBe(1)
    expect(of()).toBeUndefined()
  })
})
