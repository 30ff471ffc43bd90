import { expect, test } from 'vitest'
import { ageOn, birthdayAt } from './age.ts'

test('counts a year on the birthday and not before', () => {
  expect(ageOn('2012-11-21', '2026-11-20')).toBe(13)
  expect(ageOn('2012-11-21', '2026-11-21')).toBe(14)
})

test('knows the birthday at an age, leap days included', () => {
  expect(birthdayAt('2016-05-03', 14)).toBe('2030-05-03')
  expect(birthdayAt('2012-02-29', 14)).toBe('2026-03-01')
})
