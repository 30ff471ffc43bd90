import type { QueryClient } from '@tanstack/react-query'
import { courseHighlights, courseList } from '#contract/courses/course-calls.ts'
import { type Course, courseDetail } from '#contract/courses/course-detail.ts'
import type { CourseSummary } from '#contract/courses/courses.ts'
import type { AnswerOf } from '#contract/protocol/endpoint.ts'

/** Cached data of a course: the course, or its summary from a list. */
interface KnownCourse {
  readonly summary: CourseSummary
  readonly course: Course | undefined
}

/** Finds a course in the query cache, so that its page opens without waiting for the network. */
export function knownCourse(queryClient: QueryClient, idx: number): KnownCourse | undefined {
  const details = queryClient.getQueriesData<AnswerOf<typeof courseDetail>>({ queryKey: [courseDetail.name] })
  const course = details.find(([, detail]) => detail?.idx === idx)?.[1]
  if (course) return { summary: course, course }
  const summary = listed(queryClient).find((each) => each.idx === idx)
  return summary && { summary, course: undefined }
}

function listed(queryClient: QueryClient): CourseSummary[] {
  const lists = queryClient.getQueriesData<AnswerOf<typeof courseList>>({ queryKey: [courseList.name] })
  const highlights = queryClient.getQueriesData<AnswerOf<typeof courseHighlights>>({
    queryKey: [courseHighlights.name],
  })
  return [
    ...lists.flatMap(([, list]) => list?.content ?? []),
    ...highlights.flatMap(([, home]) => (home ? [...home.new, ...home.popular, ...home.coming] : [])),
  ]
}
