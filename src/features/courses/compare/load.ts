import type { QueryClient } from '@tanstack/react-query'
import type { Course } from '#contract/courses/course-detail.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { comparedOf } from '#entities/course/compared.ts'
import type { Http } from '#lib/http/http.ts'
import { courseQuery } from '../course-detail-queries.ts'

/** Data of the comparison. */
export interface Comparison {
  readonly courses: readonly Course[]
  /** Numbers that no course has any more. */
  readonly missing: readonly number[]
}

/** Loads the courses of an address, in its order. One that is gone leaves the others. */
export async function loadComparison(
  { http, queryClient }: { readonly http: Http; readonly queryClient: QueryClient },
  ids: string | undefined,
): Promise<Comparison> {
  const numbers = comparedOf(ids)
  const found = await Promise.all(
    numbers.map(async (idx) => {
      try {
        return await queryClient.ensureQueryData(courseQuery(http, idx))
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return undefined
        throw error
      }
    }),
  )
  return {
    courses: found.filter((course) => course !== undefined),
    missing: numbers.filter((_, index) => found[index] === undefined),
  }
}
