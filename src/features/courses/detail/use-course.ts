import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '#contract/protocol/api-error.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { useUserName } from '#lib/session/use-user-name.ts'
import { courseQuery, trainingQuery } from '../course-detail-queries.ts'
import { type ShownCourse, withTraining } from '../own-course.ts'
import { knownCourse } from './known-course.ts'

/**
 * Course for its page: the summary from a list until the whole course is loaded; `missing` when it no longer exists.
 * Throws other errors to the error boundary.
 */
export function useCourse(idx: number): ShownCourse | 'missing' | undefined {
  const { http, queryClient } = useAppContext()
  const userName = useUserName()
  const { data: own } = useQuery(trainingQuery(http, idx, userName))
  const { data, error } = useQuery(courseQuery(http, idx))
  const known = data?.idx === idx ? { summary: data, course: data } : knownCourse(queryClient, idx)
  // Memoized: the lazy parts of the page re-render when this object changes.
  const course = useMemo(() => known?.course && withTraining(known.course, own ?? null), [known?.course, own])
  if (!error) return known && { summary: known.summary, course }
  if (isMissing(error)) return 'missing'
  throw error
}

function isMissing(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}
