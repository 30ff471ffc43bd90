import type { Course, Lesson } from '../../../../contract/course-detail.ts'

/** A feature of a course with the lessons beside it. */
export interface Stop {
  readonly feature: Course['feature'][number]
  /** Lessons of the stop, in order; never empty. */
  readonly lessons: readonly Lesson[]
  /** A lesson of the stop with a picture that no other stop shows. */
  readonly pictured: Lesson | undefined
}

/**
 * Distributes a course's features over its lessons: the same number of lessons each, plus or minus one, which keeps the
 * page short.
 */
export function stopsOf(course: Pick<Course, 'feature' | 'thumbnail'> & { lessons: readonly Lesson[] }): Stop[] {
  const { lessons } = course
  const features = course.feature.slice(0, lessons.length)
  const start = (place: number) => Math.round((place * lessons.length) / features.length)
  const shown = new Set([course.thumbnail])
  return features.map((feature, index) => {
    const stretch = lessons.slice(start(index), start(index + 1))
    const pictured = stretch.find((lesson) => !shown.has(lesson.thumbnail))
    if (pictured) shown.add(pictured.thumbnail)
    return { feature, lessons: stretch, pictured }
  })
}
