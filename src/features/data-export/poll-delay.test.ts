import { expect, test } from 'vitest'
import { pollDelayMs } from './poll-delay.ts'

test('asks after a second at first, then ever more slowly, and at least every 15 seconds', () => {
  expect([0, 1, 2, 5, 6, 7, 100].map(pollDelayMs)).toEqual([1_000, 1_500, 2_250, 7_593.75, 11_390.625, 15_000, 15_000])
})
