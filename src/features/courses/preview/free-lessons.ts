import type { CoursePreview } from '../../../../contract/course-calls.ts'
import type { Lesson } from '../../../../contract/courses.ts'

/** The lessons that are open without an account, in their order. */
export function freeLessons(preview: CoursePreview): Lesson[] {
  return preview.lessons.filter((lesson) => lesson.free)
}
