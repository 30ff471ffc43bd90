import { useRouter } from '@tanstack/react-router'
import type { courseTraining } from '../../../../contract/course-calls.ts'
import type { Course, MemberType } from '../../../../contract/courses.ts'
import type { ContentOf } from '../../../../contract/endpoint.ts'
import { ApiError } from '../../../lib/http.ts'
import { useAnswer } from '../../../lib/use-answer.ts'
import { useUserName } from '../../../lib/session/use-user-name.ts'
import { courseQuery, trainingQuery } from '../queries.ts'
import { knownCourse, type KnownCourse } from './known-course.ts'

/**
 * A course for its page: all of it once read, until then what a list said; `missing` when it turns out to be gone.
 * Throws any other failure to the error screen.
 */
export function useCourse(idx: number, memberType: MemberType): KnownCourse | 'missing' | undefined {
  const { http, queryClient } = useRouter().options.context
  const userName = useUserName()
  const { data: own } = useAnswer(queryClient, trainingQuery(http, idx, userName))
  const { data, error } = useAnswer(queryClient, courseQuery(http, idx, memberType))
  if (error) {
    if (isMissing(error)) return 'missing'
    throw error
  }
  const known =
    data?.content.idx === idx ? { summary: data.content, course: data.content } : knownCourse(queryClient, idx)
  return known?.course && own ? { ...known, course: withTraining(known.course, own) } : known
}

/** Pages tell what everybody sees: what the member has of the course is laid over it. */
function withTraining(course: Course, { is_buy, training }: ContentOf<typeof courseTraining>): Course {
  return { ...course, training, individual: { ...course.individual, is_buy } }
}

function isMissing(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}
