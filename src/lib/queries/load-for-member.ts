import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint, noInput } from '../../../contract/protocol/endpoint.ts'
import { endpointQuery } from './endpoint-query.ts'
import type { Http } from '../http/http.ts'

interface LoaderContext {
  readonly http: Http
  readonly queryClient: QueryClient
  readonly session: { readonly accessToken: () => string | undefined }
}

/** A call without parameters, such as that for the member's profile. */
type PlainEndpoint = Endpoint & { readonly params: typeof noInput; readonly query: typeof noInput }

/**
 * Starts to read what a page for members shows, while its code loads and its session is checked. Reads nothing for a
 * visitor, and so nothing on the server. The screen shows errors, and tries again.
 */
export function loadForMember({ http, queryClient, session }: LoaderContext, ...endpoints: PlainEndpoint[]): void {
  if (session.accessToken() === undefined) return
  for (const endpoint of endpoints)
    queryClient.ensureQueryData(endpointQuery(http, endpoint, { params: {}, query: {} })).catch(() => {})
}
