import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '../../../../contract/api-error.ts'
import { useUserName } from '../../../lib/session/use-user-name.ts'
import { courseQuery, trainingQuery } from '../../../entities/course/course-queries.ts'
import { knownCourse } from './known-course.ts'
import { type ShownCourse, withTraining } from '../own-course.ts'
import { useAppContext } from '../../../lib/router/use-app-context.ts'

/**
 * A course for its page: all of it once read, until then what a list said; `missing` when it turns out to be gone.
 * Throws any other failure to the error screen.
 */
export function useCourse(idx: number): ShownCourse | 'missing' | undefined {
  const { http, queryClient } = useAppContext()
  const userName = useUserName()
  const { data: own } = useQuery(trainingQuery(http, idx, userName))
  const { data, error } = useQuery(courseQuery(http, idx))
  const known =
    data?.content.idx === idx ? { summary: data.content, course: data.content } : knownCourse(queryClient, idx)
  // One object as long as nothing has changed: what is far down the page is drawn again by it.
  const course = useMemo(() => known?.course && withTraining(known.course, own ?? null), [known?.course, own])
  if (!error) return known && { summary: known.summary, course }
  if (isMissing(error)) return 'missing'
  throw error
}

function isMissing(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}
