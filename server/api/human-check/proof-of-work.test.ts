import { describe, expect, it } from 'vitest'
import { maxRowsToCount, requiredLevel } from './proof-of-work.ts'

describe('requiredLevel', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [6, 1],
    [9, 1],
    [10, 2],
    [29, 5],
    [30, 6],
    [31, 6],
    [35, 6],
    [1_000, 6],
  ])('after %i calls, of which 5 are free, is %i', (count, level) => {
    expect(requiredLevel(count, 5)).toBe(level)
  })

  it('is the same for all calls beyond those that are counted', () => {
    expect(maxRowsToCount(5)).toBe(30)
    expect(requiredLevel(maxRowsToCount(5), 5)).toBe(requiredLevel(10_000, 5))
    expect(requiredLevel(maxRowsToCount(5) - 1, 5)).toBe(5)
  })
})
