import type { QueryClient } from '@tanstack/react-query'
import { courseHighlights, courseList } from '#contract/content/course-calls.ts'
import { type Course, courseDetail } from '#contract/content/course-detail.ts'
import type { CourseSummary } from '#contract/content/courses.ts'
import type { CallResult } from '#lib/http/http.ts'

/** Cached data of a course: the course, or its summary from a list. */
interface KnownCourse {
  readonly summary: CourseSummary
  readonly course: Course | undefined
}

/** Finds a course in the query cache, so that its page opens without waiting for the network. */
export function knownCourse(queryClient: QueryClient, idx: number): KnownCourse | undefined {
  const details = queryClient.getQueriesData<CallResult<typeof courseDetail>>({ queryKey: [courseDetail.name] })
  const course = details.find(([, detail]) => detail?.content.idx === idx)?.[1]?.content
  if (course) return { summary: course, course }
  const summary = listed(queryClient).find((each) => each.idx === idx)
  return summary && { summary, course: undefined }
}

function listed(queryClient: QueryClient): CourseSummary[] {
  const lists = queryClient.getQueriesData<CallResult<typeof courseList>>({ queryKey: [courseList.name] })
  const highlights = queryClient.getQueriesData<CallResult<typeof courseHighlights>>({
    queryKey: [courseHighlights.name],
  })
  return [
    ...lists.flatMap(([, list]) => list?.content ?? []),
    ...highlights.flatMap(([, home]) =>
      home ? [...home.content.new, ...home.content.popular, ...home.content.coming] : [],
    ),
  ]
}
