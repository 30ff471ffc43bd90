import { expect, test } from 'vitest'
import { isLateFailure } from './plant-faults.ts'

test('takes a failure for late when it waited or names a time limit', () => {
  expect(isLateFailure([{ message: 'Test timed out in 20000ms.', durationMs: 10 }])).toBe(true)
  expect(isLateFailure([{ message: 'expected idle, found busy', durationMs: 1_000 }])).toBe(true)
})

test('takes a failure that came at once for one of the code', () => {
  expect(isLateFailure([{ message: 'expected idle, found busy', durationMs: 999 }])).toBe(false)
  expect(
    isLateFailure([
      { message: 'expected idle, found busy', durationMs: 5_000 },
      { message: 'expected 1 to be 2', durationMs: 3 },
    ]),
  ).toBe(false)
})
