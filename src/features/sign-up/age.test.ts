import { expect, test } from 'vitest'
import { ageOn, birthdayAt } from './age.ts'

test('adds a year on the birthday, not before', () => {
  expect(ageOn('2012-11-21', '2026-11-20')).toBe(13)
  expect(ageOn('2012-11-21', '2026-11-21')).toBe(14)
})

test('finds the birthday at an age, including leap days', () => {
  expect(birthdayAt('2016-05-03', 14)).toBe('2030-05-03')
  expect(birthdayAt('2012-02-29', 14)).toBe('2026-03-01')
})
