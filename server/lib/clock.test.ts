import { expect, test } from 'vitest'
import { addDays, createClock } from './clock.ts'

const clockAt = (moment: string) => createClock(() => Date.parse(moment))

test('changes the day at midnight in Korea', () => {
  expect(clockAt('2026-11-21T14:59:59.999Z').today()).toBe('2026-11-21')
  expect(clockAt('2026-11-21T15:00:00Z').today()).toBe('2026-11-22')
})

test('pads months and days with zeros', () => {
  expect(clockAt('2027-01-02T03:00:00Z').today()).toBe('2027-01-02')
})

test('returns the given moment', () => {
  expect(clockAt('2026-11-21T03:04:05Z').now()).toEqual(new Date('2026-11-21T03:04:05Z'))
})

test('counts days over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(addDays('2026-11-21', 0)).toBe('2026-11-21')
})
