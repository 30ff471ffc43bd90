import { expect, test } from 'vitest'
import { monthsBefore } from './months-before.ts'

test.each([
  ['2026-11-22T03:04:05.006Z', 3, '2026-08-22T03:04:05.006Z'],
  ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2028-03-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2026-01-15T12:00:00.000Z', 60, '2021-01-15T12:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', 12, '2027-02-28T12:00:00.000Z'],
])('%s less %i months is %s', (moment, months, expected) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(expected)
})
