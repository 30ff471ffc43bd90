import type { QueryClient } from '@tanstack/react-query'
import { type Profile, profile } from '#contract/accounts/profile.ts'
import type { Http } from '../http/http.ts'
import { endpointQuery } from '../queries/endpoint-query.ts'

/** Reads the member's profile, once in five minutes. Throws an `ApiError` when the call fails. */
export async function readOwnProfile(http: Http, queryClient: QueryClient): Promise<Profile> {
  return await queryClient.fetchQuery({ ...endpointQuery(http, profile, {}), retry: false })
}
