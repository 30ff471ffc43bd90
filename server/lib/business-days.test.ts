import { expect, test } from 'vitest'
import { addBusinessDays, isBusinessDay } from './business-days.ts'

test('weekends are no business days', () => {
  expect(addBusinessDays('2026-11-26', 1)).toBe('2026-11-27')
  expect(addBusinessDays('2026-11-27', 1)).toBe('2026-11-30')
  expect(addBusinessDays('2026-11-28', 1)).toBe('2026-11-30')
  expect(addBusinessDays('2026-11-26', 3)).toBe('2026-12-01')
})

// Days by hand, from the calendars of 2025 to 2027 that the Korea Astronomy and Space Science Institute publishes.
test.each([
  ['New Year', '2026-01-01'],
  ['Seollal', '2026-02-16'],
  ['Seollal', '2026-02-17'],
  ['Seollal', '2026-02-18'],
  ['the substitute of Independence Movement Day on a Sunday', '2026-03-02'],
  ["Children's Day", '2026-05-05'],
  ["the substitute of Buddha's Birthday on a Sunday", '2026-05-25'],
  ['the substitute of Liberation Day on a Saturday', '2026-08-17'],
  ['Chuseok', '2026-09-24'],
  ['Chuseok', '2026-09-25'],
  ['the substitute of National Foundation Day on a Saturday', '2026-10-05'],
  ['Hangeul Day', '2026-10-09'],
  ['Christmas', '2026-12-25'],
  ["the substitute of Children's Day and Buddha's Birthday on one day", '2025-05-06'],
  ['the substitute of Chuseok on a Sunday', '2025-10-08'],
  ['the substitute of Seollal on a Sunday', '2027-02-09'],
])('%s, %s, is no business day', (_, day) => {
  expect(isBusinessDay(day)).toBe(false)
})

test.each(['2026-02-19', '2026-05-26', '2026-09-28', '2026-10-06', '2025-05-07', '2025-10-10', '2027-02-10'])(
  '%s is a business day',
  (day) => {
    expect(isBusinessDay(day)).toBe(true)
  },
)
