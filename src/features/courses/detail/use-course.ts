import { useRouter } from '@tanstack/react-router'
import type { MemberType } from '../../../../contract/courses.ts'
import { ApiError } from '../../../lib/http.ts'
import { useAnswer } from '../../../lib/use-answer.ts'
import { courseQuery } from '../queries.ts'
import { knownCourse, type KnownCourse } from './known-course.ts'

/**
 * A course for its page: all of it once read, until then what a list said; `missing` when it turns out to be gone.
 * Throws any other failure to the error screen.
 */
export function useCourse(idx: number, memberType: MemberType): KnownCourse | 'missing' | undefined {
  const { http, queryClient } = useRouter().options.context
  const { data, error } = useAnswer(queryClient, courseQuery(http, idx, memberType))
  if (error) {
    if (isMissing(error)) return 'missing'
    throw error
  }
  return data?.content.idx === idx ? { summary: data.content, course: data.content } : knownCourse(queryClient, idx)
}

function isMissing(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}
