import { describe, expect, it } from 'vitest'
import { armPad, sampleCourse } from '../course.fixture.ts'
import type { OwnCourse } from '../own-course.ts'
import { trainingOf } from './training.ts'

const begun = { from: '2026-11-01', until: '2027-01-30', done: 1, next: 2 }
const today = '2026-11-21'
const trainingIn = (training: OwnCourse['training'], change: Partial<OwnCourse> = {}) =>
  trainingOf(sampleCourse({ training, ...change }), undefined, today)

describe('trainingOf', () => {
  it('has the next lesson and the number of finished ones', () => {
    expect(trainingIn(begun)).toMatchObject({
      lessons: 3,
      done: 1,
      next: { number: 2, title: 'Lesson 2', minutes: 30 },
      learnPath: '/learn?course=101&lesson=2',
    })
  })

  it('links to the first lesson once all are finished', () => {
    expect(trainingIn({ ...begun, done: 3, next: null })).toMatchObject({
      next: null,
      learnPath: '/learn?course=101&lesson=1',
    })
  })

  it('counts the days left and the weeks begun', () => {
    expect(trainingIn(begun)?.access).toEqual({ endsOn: '2027-01-30', daysLeft: 71, weeks: 13, weeksBegun: 3 })
    expect(trainingIn({ ...begun, from: today })?.access?.weeksBegun).toBe(1)
  })

  it('counts the last day, and has none left after it', () => {
    expect(trainingIn({ ...begun, until: today })?.access).toMatchObject({ daysLeft: 1, weeks: 3, weeksBegun: 3 })
    expect(trainingIn({ ...begun, until: '2026-11-19' })?.access).toMatchObject({
      daysLeft: 0,
      weeks: 3,
      weeksBegun: 3,
    })
  })

  it('has no end when access is unlimited', () => {
    expect(trainingIn({ ...begun, until: null })?.access).toBeNull()
  })

  it('is extended by the chosen pass or the first one, while passes are on sale', () => {
    const course = sampleCourse({ training: begun })
    const [, year] = course.individual.option.subscription
    expect(trainingOf(course, year, today)?.extendHref).toBe('/order?course=101&option=101012')
    expect(trainingOf(course, armPad, today)?.extendHref).toBe('/order?course=101&option=101003')
    expect(trainingIn(begun, { individual: { ...course.individual, buy: false } })?.extendHref).toBeNull()
  })

  it('is undefined for a visitor', () => {
    expect(trainingIn(null)).toBeUndefined()
  })
})
