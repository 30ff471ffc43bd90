import type { Course, Lesson } from '#contract/courses/course-detail.ts'

/** A feature of a course with the lessons beside it. */
export interface Stop {
  readonly feature: Course['feature'][number]
  /** Lessons of the stop, in order; never empty. */
  readonly lessons: readonly Lesson[]
}

/**
 * Distributes a course's features over its lessons: the same number of lessons each, plus or minus one, which keeps the
 * page short.
 */
export function stopsOf({ feature, lessons }: Pick<Course, 'feature'> & { lessons: readonly Lesson[] }): Stop[] {
  const features = feature.slice(0, lessons.length)
  const start = (index: number) => Math.round((index * lessons.length) / features.length)
  return features.map((each, index) => ({ feature: each, lessons: lessons.slice(start(index), start(index + 1)) }))
}

/**
 * Number of pictures in a row of a stop with `lessons` lessons: three, unless the last one would be alone in its row.
 * Four pictures stand in two rows of two.
 */
export function diagramColumns(lessons: number): 2 | 3 | 4 {
  if (lessons === 4) return 2
  return lessons > 1 && lessons % 3 === 1 ? 4 : 3
}
