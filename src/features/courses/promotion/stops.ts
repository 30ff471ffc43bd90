import type { Course, Lesson } from '../../../../contract/courses.ts'

/** A feature of a course, at the lessons that it stands beside. */
export interface Stop {
  readonly feature: Course['feature'][number]
  /** The lessons of this stretch, in order; never empty. */
  readonly lessons: readonly Lesson[]
  /** A lesson of the stretch with a picture of its own, shown nowhere else on the page. */
  readonly pictured: Lesson | undefined
}

/**
 * Spreads a course's features along its lessons: the same number of lessons each, give or take one, so that the
 * page is no longer than its fullest stretch asks for.
 */
export function stopsOf(course: Pick<Course, 'feature' | 'thumbnail'> & { lessons: readonly Lesson[] }): Stop[] {
  const { lessons } = course
  const features = course.feature.slice(0, lessons.length)
  const start = (place: number) => Math.round((place * lessons.length) / features.length)
  const shown = new Set([course.thumbnail])
  return features.map((feature, place) => {
    const stretch = lessons.slice(start(place), start(place + 1))
    const pictured = stretch.find((lesson) => !shown.has(lesson.thumbnail))
    if (pictured) shown.add(pictured.thumbnail)
    return { feature, lessons: stretch, pictured }
  })
}
