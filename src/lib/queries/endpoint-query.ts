import { queryOptions } from '@tanstack/react-query'
import type { CallInput, Endpoint } from '#contract/protocol/endpoint.ts'
import type { Http } from '../http/http.ts'
import { memberMeta } from '../http/member-meta.ts'

/**
 * Query options of a call that reads; features build their query options with it. Public content stays fresh until an
 * answer comes from newer content (`followContentVersion`), as pages do in the server's memory, and is kept until then.
 * What a member reads is forgotten with the next login (`src/lib/session/forget-member.ts`).
 */
export function endpointQuery<E extends Endpoint>(http: Http, endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: [endpoint.name, input] as const,
    queryFn: ({ signal }) => http(endpoint, input, signal),
    ...(endpoint.access === 'member'
      ? { meta: memberMeta }
      : { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }),
  })
}
