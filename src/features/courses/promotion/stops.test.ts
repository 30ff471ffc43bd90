import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Lesson } from '../../../../contract/course-detail.ts'
import { stopsOf } from './stops.ts'

const coursePicture = 'course.svg'

function courseOf(features: number, pictures: readonly string[]) {
  const lessons: Lesson[] = pictures.map((thumbnail, index) => ({
    number: index + 1,
    title: `Lesson ${index + 1}`,
    thumbnail,
    free: index === 0,
    clip: null,
    crr_detail: '',
    minutes: 20,
  }))
  const feature = Array.from({ length: features }, (_, index) => ({ title: `Feature ${index + 1}`, text: '' }))
  return { thumbnail: coursePicture, feature, lessons }
}

const anyCourse = fc
  .tuple(
    fc.integer({ min: 1, max: 5 }),
    fc.array(fc.constantFrom(coursePicture, 'a.svg', 'b.svg'), { minLength: 1, maxLength: 25 }),
  )
  .map(([features, pictures]) => courseOf(features, pictures))

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

  it('never repeats a picture or the course’s own picture', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        const pictures = stopsOf(course).flatMap((stop) => (stop.pictured ? [stop.pictured.thumbnail] : []))
        expect(new Set(pictures).size).toBe(pictures.length)
        expect(pictures).not.toContain(coursePicture)
      }),
    )
  })

  it('picks the first lesson of a stop that has its own picture', () => {
    const course = courseOf(2, [coursePicture, 'a.svg', 'b.svg', 'a.svg', coursePicture, 'c.svg'])
    expect(stopsOf(course).map((stop) => stop.pictured?.number)).toEqual([2, 6])
  })
})
