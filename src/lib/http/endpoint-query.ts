import { queryOptions } from '@tanstack/react-query'
import type { CallInput, Endpoint } from '../../../contract/endpoint.ts'
import type { Http } from './http.ts'

/** A read of the contract as a query: loaders ensure it, screens read it. */
export function endpointQuery<E extends Endpoint>(http: Http, endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: [endpoint.name, input] as const,
    queryFn: ({ signal }) => http(endpoint, input, signal),
  })
}
