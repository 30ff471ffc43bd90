import { expect, test } from 'vitest'
import { dateOptions, selectedDay } from './date-options.ts'

test('years go from the current one back to 2023', () => {
  expect(dateOptions.years('2026-11-22')).toEqual([2026, 2025, 2024, 2023])
})

test('there are 12 months and 31 days', () => {
  expect([dateOptions.months[0], dateOptions.months.at(-1), dateOptions.months.length]).toEqual([1, 12, 12])
  expect([dateOptions.days[0], dateOptions.days.at(-1), dateOptions.days.length]).toEqual([1, 31, 31])
})

test.each([
  [{ year: 2026, month: 11, day: 5 }, '2026-11-05'],
  [{ year: 2026 }, '2026-01-01'],
  [{ year: 2026, day: 20 }, '2026-01-20'],
  [{ year: 2026, month: 2, day: 31 }, '2026-02-28'],
  [{ year: 2024, month: 2, day: 31 }, '2024-02-29'],
  [{ month: 3, day: 1 }, undefined],
])('%o is the day %s', (chosen, day) => {
  expect(selectedDay(chosen)).toBe(day)
})
