import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { profile } from '#contract/accounts/profile.ts'
import { memberSessions } from '#contract/accounts/session.ts'
import { recordedTab } from '#tests/support/screens/recorded-tab.ts'
import { loadForMember } from './load-for-member.ts'

function load(token: string | undefined) {
  const { http, effects } = recordedTab()
  const context = { http, queryClient: new QueryClient(), session: { accessToken: () => token } }
  loadForMember(context, profile, {})
  loadForMember(context, memberSessions, {})
  return effects
}

describe('loadForMember', () => {
  it('reads each call of the page at once', () => {
    expect(load('token')).toEqual([['GET /v1/member/my/profile'], ['GET /v1/member/my/session']])
  })

  it('reads an order anew with each visit of its page', async () => {
    const { http, effects, answer } = recordedTab()
    answer({ content: [] })
    answer({ content: [] })
    const context = { http, queryClient: new QueryClient(), session: { accessToken: () => 'token' } }
    const visit = () => loadForMember(context, memberSessions, {}, { staleTime: 0 })
    visit()
    await expect.poll(() => context.queryClient.isFetching()).toBe(0)
    visit()
    expect(effects).toEqual([['GET /v1/member/my/session'], ['GET /v1/member/my/session']])
  })

  it('reads nothing for a visitor', () => {
    expect(load(undefined)).toEqual([])
  })
})
