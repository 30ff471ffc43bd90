import { courseSummaries } from '#contract/courses/course-calls.ts'
import type { Http } from '#lib/http/http.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'

/** What courses are today, by their numbers. */
export const summariesQuery = (http: Http, numbers: readonly number[]) =>
  endpointQuery(http, courseSummaries, { query: { ids: numbers.join(',') } })
