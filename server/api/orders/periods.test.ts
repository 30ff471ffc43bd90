import { expect, test } from 'vitest'
import { accessPeriod, addMonths } from './periods.ts'

test.each([
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-11-21', 3, '2027-02-21'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-12-31', 12, '2027-12-31'],
])('%s and %i months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})

test('a pass ends the day before its months are over', () => {
  expect(accessPeriod('2025-10-20', 3, null)).toEqual({ startsOn: '2025-10-20', endsOn: '2026-01-19' })
})

test('no pass lasts longer than its course can be taken', () => {
  expect(accessPeriod('2026-11-01', 3, '2026-12-31').endsOn).toBe('2026-12-31')
  expect(accessPeriod('2026-11-01', 1, '2026-12-31').endsOn).toBe('2026-11-30')
})

test('access for good has no end, unless the course has one', () => {
  expect(accessPeriod('2026-11-01', 0, null).endsOn).toBeNull()
  expect(accessPeriod('2026-11-01', 0, '2026-12-31').endsOn).toBe('2026-12-31')
})
