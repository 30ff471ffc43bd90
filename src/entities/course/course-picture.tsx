import type { CourseSummary } from '#contract/courses/courses.ts'
import { Picture } from '#ui/pictures/picture.tsx'

/** A course's picture where courses are listed; `eager` for those that a first window shows, which come first. */
export function CoursePicture({ course, eager }: { course: CourseSummary; eager: boolean }) {
  const loading = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return <Picture src={course.thumbnail} width={800} height={600} alt="" {...loading} />
}
