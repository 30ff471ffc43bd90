import { describe, expect, it } from 'vitest'
import { ageOn, isMinor, needsGuardian } from './age.ts'

describe('ageOn', () => {
  it.each([
    ['2026-11-20', 13],
    ['2026-11-21', 14],
    ['2026-11-22', 14],
    ['2027-11-20', 14],
    ['2027-11-21', 15],
  ])('on %s a person born on 2012-11-21 is %i', (today, age) => {
    expect(ageOn(today, '2012-11-21')).toBe(age)
  })

  it('of a person born on 29 February grows on 1 March of a common year', () => {
    expect(ageOn('2026-02-28', '2012-02-29')).toBe(13)
    expect(ageOn('2026-03-01', '2012-02-29')).toBe(14)
  })
})

describe('needsGuardian', () => {
  it('ends with the 14th birthday', () => {
    expect(needsGuardian('2026-11-20', '2012-11-21')).toBe(true)
    expect(needsGuardian('2026-11-21', '2012-11-21')).toBe(false)
    expect(needsGuardian('2026-11-22', '2012-11-21')).toBe(false)
  })
})

describe('isMinor', () => {
  it('ends on the nineteenth birthday', () => {
    expect(isMinor('2026-11-20', '2007-11-21')).toBe(true)
    expect(isMinor('2026-11-21', '2007-11-21')).toBe(false)
  })
})
