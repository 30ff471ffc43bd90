import { queryOptions } from '@tanstack/react-query'
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts'
import { deskSession } from '#contract/desk/operators.ts'
import type { CallInput } from '#contract/protocol/endpoint.ts'
import type { Http } from '#lib/http/http.ts'

/**
 * Query options of a call of the desk that reads. Unlike public content it is read again with each visit, since members
 * and other operators change it.
 */
export function deskQuery<E extends DeskEndpoint>(http: Http, endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: [endpoint.name, input] as const,
    queryFn: ({ signal }) => http(endpoint, input, signal),
  })
}

/** Who is logged in; every page asks. A change of roles shows within a minute. */
export function sessionQuery(http: Http) {
  return { ...deskQuery(http, deskSession, {}), staleTime: 60_000 }
}
