import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Lesson } from '#contract/courses/course-detail.ts'
import { diagramColumns, stopsOf } from './stops.ts'

function courseOf(features: number, count: number) {
  const lessons: Lesson[] = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    title: `Lesson ${index + 1}`,
    thumbnail: 'lesson.svg',
    free: index === 0,
    exam: false,
    clip: null,
    crr_detail: '',
    minutes: 20,
  }))
  const feature = Array.from({ length: features }, (_, index) => ({
    title: `Feature ${index + 1}`,
    text: '',
    drawing: null,
    scale: null,
    practice: null,
  }))
  return { feature, lessons }
}

const anyCourse = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 25 }))
  .map(([features, count]) => courseOf(features, count))

describe('stopsOf', () => {
  it('covers every lesson once, in order', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        const shown = stopsOf(course).flatMap((stop) => stop.lessons)
        expect(shown).toEqual(course.lessons)
      }),
    )
  })

  it('gives all features the same number of lessons, plus or minus one', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        const lengths = stopsOf(course).map((stop) => stop.lessons.length)
        expect(Math.min(...lengths)).toBeGreaterThan(0)
        expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('diagramColumns', () => {
  it.each([
    [1, 3],
    [3, 3],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
    [10, 4],
  ])('puts %i pictures in rows of %i', (lessons, columns) => {
    expect(diagramColumns(lessons)).toBe(columns)
  })
})
