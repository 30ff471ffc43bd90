import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { profile } from '../../../contract/accounts/profile.ts'
import { memberSessions } from '../../../contract/accounts/session.ts'
import { recordedTab } from '../../../tests/support/screens/recorded-tab.ts'
import { loadForMember } from './load-for-member.ts'

function load(token: string | undefined) {
  const { http, effects } = recordedTab()
  loadForMember(
    { http, queryClient: new QueryClient(), session: { accessToken: () => token } },
    profile,
    memberSessions,
  )
  return effects
}

describe('loadForMember', () => {
  it('reads each call of the page at once', () => {
    expect(load('token')).toEqual([['GET /v1/member/my/profile'], ['GET /v1/member/my/session']])
  })

  it('reads nothing for a visitor', () => {
    expect(load(undefined)).toEqual([])
  })
})
