import { describe, expect, it, test } from 'vitest'
import { mondayOf, trainingWeeks } from './training-weeks.ts'

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on Monday, %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

describe('trainingWeeks', () => {
  const at = (moment: string) => new Date(`${moment}+09:00`)

  it('counts lessons in Korean weeks, and what is finished by their end', () => {
    const finishedAt = [at('2026-11-15T23:59:59'), at('2026-11-16T00:00:00'), at('2026-11-22T23:59:59')]
    expect(trainingWeeks({ from: '2026-11-12', lastDay: '2026-11-25', lessons: 8, finishedAt })).toEqual([
      { monday: '2026-11-09', finished: 1, percent: 12 },
      { monday: '2026-11-16', finished: 2, percent: 37 },
      { monday: '2026-11-23', finished: 0, percent: 37 },
    ])
  })

  it('begins with a lesson that was finished before this access', () => {
    const weeks = trainingWeeks({
      from: '2026-11-20',
      lastDay: '2026-11-20',
      lessons: 4,
      finishedAt: [at('2026-11-04T10:00:00')],
    })
    expect(weeks.map(({ monday }) => monday)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16'])
    expect(weeks.map(({ percent }) => percent)).toEqual([25, 25, 25])
  })

  it('shows the latest twelve weeks, which count what was finished before them', () => {
    const weeks = trainingWeeks({
      from: '2026-01-05',
      lastDay: '2026-11-21',
      lessons: 4,
      finishedAt: [at('2026-01-06T10:00:00')],
    })
    expect(weeks).toHaveLength(12)
    expect(weeks[0]).toEqual({ monday: '2026-08-31', finished: 0, percent: 25 })
    expect(weeks[11]).toEqual({ monday: '2026-11-16', finished: 0, percent: 25 })
  })

  it('has no weeks before the access begins', () => {
    expect(trainingWeeks({ from: '2026-12-01', lastDay: '2026-11-21', lessons: 4, finishedAt: [] })).toEqual([])
  })
})
