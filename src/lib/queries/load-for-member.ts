import type { QueryClient } from '@tanstack/react-query'
import type { CallInput, Endpoint } from '#contract/protocol/endpoint.ts'
import type { Http } from '../http/http.ts'
import { endpointQuery } from './endpoint-query.ts'

interface LoaderContext {
  readonly http: Http
  readonly queryClient: QueryClient
  readonly session: { readonly accessToken: () => string | undefined }
}

/** Stale time of a query that the page's loader has just read, in ms: the screen does not read it a second time. */
export const justReadMs = 10_000

/**
 * Starts to read what a page for members shows, while its code loads and its session is checked. Reads nothing for a
 * visitor, and so nothing on the server. The screen shows errors, and tries again. `staleTime` in ms is 0 for what may
 * have changed elsewhere since it was read, such as an order.
 */
export function loadForMember<E extends Endpoint>(
  { http, queryClient, session }: LoaderContext,
  endpoint: E,
  input: CallInput<E>,
  options: { readonly staleTime?: number } = {},
): void {
  if (session.accessToken() !== undefined) {
    void queryClient.prefetchQuery({ ...endpointQuery(http, endpoint, input), ...options })
  }
}
