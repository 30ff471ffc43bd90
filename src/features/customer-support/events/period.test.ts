import { describe, expect, it } from 'vitest'
import { axisOf, daysFrom, lengthOf, monthsOn, passedDays, positionOn } from './period.ts'

const november = { starts_on: '2026-11-01', ends_on: '2026-11-30' }
const newYear = { starts_on: '2026-12-22', ends_on: '2027-01-11' }

describe('a period', () => {
  it('counts its last day', () => {
    expect(lengthOf(november)).toBe(30)
    expect(lengthOf({ starts_on: '2026-11-05', ends_on: '2026-11-05' })).toBe(1)
    expect(daysFrom('2028-02-28', '2028-03-01')).toBe(2)
  })

  it.each([
    ['2026-10-31', 0],
    ['2026-11-01', 1],
    ['2026-11-30', 30],
    ['2026-12-01', 30],
  ])('has on %s as many days behind it as %i', (today, days) => {
    expect(passedDays(november, today)).toBe(days)
  })
})

describe('an axis', () => {
  const axis = axisOf([newYear, november])

  it('reaches from the first day of the first month to the end of the last event', () => {
    expect(axis).toEqual({ startsOn: '2026-11-01', days: 72 })
    expect(monthsOn(axis)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01'])
  })

  it('places days within its ends', () => {
    expect(positionOn(axis, '2026-11-01')).toBe(0)
    expect(positionOn(axis, '2026-12-07')).toBe(50)
    expect(positionOn(axis, '2026-10-01')).toBe(0)
    expect(positionOn(axis, '2028-01-01')).toBe(100)
  })
})
