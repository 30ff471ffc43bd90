import type { QueryClient } from '@tanstack/react-query'
import type { CallInput, ContentOf, Endpoint } from '../../../../contract/endpoint.ts'
import { profile } from '../../../../contract/profile.ts'
import { socialAccounts } from '../../../../contract/social-login.ts'
import { sampleSession } from '../../../../machines/sample.ts'
import { endpointQuery } from '../../../lib/endpoint-query.ts'
import type { Http } from '../../../lib/http.ts'

/** Nothing reaches the server from a support view. */
export const noCalls: Http = (endpoint) =>
  Promise.reject(new Error(`a support view makes no calls: "${endpoint.name}"`))

const nothing = { params: {}, query: {} }

/** Puts the answers into the cache that pages for members read, as of an invented member. */
export function answerWithSamples(queryClient: QueryClient): void {
  const answer = <E extends Endpoint>(endpoint: E, input: CallInput<E>, content: ContentOf<E>) =>
    queryClient.setQueryData(endpointQuery(noCalls, endpoint, input).queryKey, { content, page_info: undefined })
  answer(profile, nothing, {
    userid: 'practice01',
    nickname: null,
    username: sampleSession.username,
    birth: '2001-04-17',
    phone: '010-0000-0142',
    email: 'haneul@practicum.example',
    recv_sms: false,
    recv_email: true,
    type: 'IDV',
    group: null,
    belonging: { organization: null, clno: null, scnm: null, colg: null, dept: null, major: null },
    is_dit_vrf: true,
    created_at: '2025-03-02',
    status: 'active',
  })
  answer(socialAccounts, nothing, [])
}
