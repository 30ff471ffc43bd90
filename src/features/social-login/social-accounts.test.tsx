import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { verifyPassword } from '#contract/accounts/profile.ts'
import { linkSocialAccount, socialAccounts, unlinkSocialAccount } from '#contract/accounts/social-login.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { fakeServer, renderScreen } from '#tests/support/screens/render-screen.tsx'
import { SocialAccounts } from './social-accounts.tsx'

afterEach(cleanup)

const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const read = { name: 'social-accounts', input: {} }
const link = {
  name: 'link-social-account',
  input: { params: { provider: 'google' }, body: { return_url: '/mypage?tab=own' } },
}
const unlink = { name: 'unlink-social-account', input: { params: { provider: 'kakao' } } }

/** The section of a member with a Kakao account; answers and calls may be read and changed. */
async function show(answers: readonly (readonly [Endpoint, unknown])[]) {
  const map = new Map<Endpoint, unknown>([
    [socialAccounts, [{ provider: 'kakao', linked_at: '2026-11-19T18:30:00.000Z' }]],
    ...answers,
  ])
  const { http, asked } = fakeServer(map)
  const left: string[] = []
  await renderScreen(<SocialAccounts returnPath="/mypage?tab=own" onLeave={(address) => left.push(address)} />, {
    http,
    catalogues: ['shop', 'login', 'profile', 'form', 'errors'],
  })
  await screen.findByText('Linked on 20 Nov 2026')
  return { map, asked, left }
}
const refused = (code: typeof codes.freshAuthenticationRequired | typeof codes.lastWayToLogIn) =>
  ApiError.received({ status: 400, code })

test('begins a link with the provider and the page to return to, and leaves for the provider', async () => {
  const { asked, left } = await show([[linkSocialAccount, { url: 'https://provider.example/authorize' }]])
  await press('Link Google')
  await waitFor(() => expect(left).toEqual(['https://provider.example/authorize']))
  expect(asked).toEqual([read, link])
})

test('stays on the page to which the member has gone before the answer', async () => {
  const { map, asked, left } = await show([])
  const answer = Promise.withResolvers<unknown>()
  map.set(linkSocialAccount, answer.promise)
  await press('Link Google')
  cleanup()
  answer.resolve({ url: 'https://provider.example/authorize' })
  await new Promise((done) => setTimeout(done))
  expect(asked).toEqual([read, link])
  expect(left).toEqual([])
})

test('asks for the password before a change, makes the same change again, and sends the password once', async () => {
  const { map, asked, left } = await show([
    [linkSocialAccount, refused(codes.freshAuthenticationRequired)],
    [verifyPassword, { fresh_until: '2026-11-21T03:05:00.000Z' }],
  ])
  await press('Link Google')
  await user.type(await screen.findByLabelText('Password'), 'Practice1!')
  map.set(linkSocialAccount, { url: 'https://provider.example/authorize' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(left).toEqual(['https://provider.example/authorize']))
  expect(asked).toEqual([read, link, { name: 'verify-password', input: { body: { password: 'Practice1!' } } }, link])
})

test('keeps the only way to log in, says so, and reads nothing again', async () => {
  const { asked } = await show([[unlinkSocialAccount, refused(codes.lastWayToLogIn)]])
  await press('Unlink Kakao')
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('That didn’t work'))
  expect(screen.getByRole('button', { name: 'Unlink Kakao' })).toBeDefined()
  expect(asked).toEqual([read, unlink])
})

test('links no Google account in the browser of an app, but leads out of it', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; wv) NAVER(inapp; search)')
  await show([])
  expect(screen.queryByRole('button', { name: 'Link Google' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Open in the browser' }).getAttribute('href')).toMatch(
    /^intent:\/\/[^#]*\/login\?next=[^#]*#Intent;/,
  )
  expect(screen.getByRole('button', { name: 'Link Naver' })).toBeDefined()
  vi.restoreAllMocks()
})
