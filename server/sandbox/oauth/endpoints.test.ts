import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type SocialProvider, socialLoginPath } from '#contract/values/social-providers.ts'
import { fillForm, goTo } from '#tests/support/server/html-page.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { accounts, agree } from '#tests/support/server/social-login.ts'
import { sandboxClient } from './provider.ts'

const shop = await sampleShop()
const verifier = 'v'.repeat(43)
const challenge = createHash('sha256').update(verifier).digest('base64url')

const callback = (provider: SocialProvider, origin = 'http://shop.localhost:3000') =>
  `${origin}${socialLoginPath(provider)}/callback`

/** A valid authorization request of the shop. */
function request(provider: SocialProvider): Record<string, string> {
  return {
    response_type: 'code',
    client_id: sandboxClient.clientId,
    redirect_uri: callback(provider),
    state: 'state-1',
    ...(provider === 'naver'
      ? {}
      : { scope: 'openid', nonce: 'nonce-1', code_challenge: challenge, code_challenge_method: 'S256' }),
  }
}
const authorize = (provider: SocialProvider, query: Record<string, string>) =>
  `/sandbox/oauth/${provider}/authorize?${new URLSearchParams(query)}`

async function codeFrom(provider: SocialProvider): Promise<string> {
  const browser = shop.browser()
  const page = await goTo(browser, authorize(provider, request(provider)))
  const response = await browser.visit(page.address.href, fillForm(page, agree, { [accounts.unknown]: true }))
  return new URL(response.headers.get('Location') ?? '').searchParams.get('code') ?? ''
}

const answerSchema = v.object({ access_token: v.optional(v.string()), error: v.optional(v.string()) })

/** Exchanges a code as the shop does, except for `special`; returns the token and the error. */
async function exchange(provider: SocialProvider, code: string, special: Record<string, string> = {}) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: sandboxClient.clientId,
    client_secret: sandboxClient.clientSecret,
    redirect_uri: callback(provider),
    code,
    ...(provider === 'naver' ? { state: 'state-1' } : { code_verifier: verifier }),
    ...special,
  })
  const response = await shop.sandbox.request(`/sandbox/oauth/${provider}/token`, { method: 'POST', body })
  const answer = v.parse(answerSchema, await response.json())
  return { status: response.status, token: answer.access_token, error: answer.error }
}

const providers = ['google', 'kakao', 'naver'] as const
const people = { google: 'userinfo', kakao: 'v2/user/me', naver: 'v1/nid/me' } as const

describe.each(providers)('the token endpoint of %s', (provider) => {
  const refusal = provider === 'naver' ? [200, 'invalid_request'] : [400, 'invalid_grant']

  test('gives a token for a code, once', async () => {
    const code = await codeFrom(provider)
    expect((await exchange(provider, code)).token).toMatch(/^[\w-]{43}$/)
    const again = await exchange(provider, code)
    expect([again.status, again.error, again.token]).toEqual([...refusal, undefined])
  })

  test('gives one token in simultaneous requests with one code', async () => {
    const code = await codeFrom(provider)
    const all = await Promise.all(Array.from({ length: 6 }, () => exchange(provider, code)))
    expect(all.filter(({ token }) => token !== undefined)).toHaveLength(1)
  })

  const wrong: [what: string, special: Record<string, string>][] = [
    ['another shop’s secret', { client_secret: 'guessed' }],
    ['another shop', { client_id: 'other' }],
    ['another return', { redirect_uri: callback(provider, 'http://m.shop.localhost:3000') }],
    ['another proof', provider === 'naver' ? { state: 'state-2' } : { code_verifier: 'w'.repeat(43) }],
    ['no proof', provider === 'naver' ? { state: '' } : { code_verifier: '' }],
    ['another grant', { grant_type: 'password' }],
  ]
  test.each(wrong)('refuses %s', async (_, special) => {
    const refused = await exchange(provider, await codeFrom(provider), special)
    expect([refused.status, refused.error, refused.token]).toEqual([...refusal, undefined])
  })

  test('refuses a code after a minute, and one of another provider', async () => {
    const late = await codeFrom(provider)
    shop.pass(60)
    expect((await exchange(provider, late)).error).toBe(refusal[1])
    const other = await codeFrom(provider === 'google' ? 'kakao' : 'google')
    expect((await exchange(provider, other)).token).toBeUndefined()
  })

  test('gives tokens that do not work with another provider', async () => {
    const { token } = await exchange(provider, await codeFrom(provider))
    const ask = async (at: SocialProvider, authorization: string) => {
      const address = `/sandbox/oauth/${at}/${people[at]}`
      return (await shop.sandbox.request(address, { headers: { Authorization: authorization } })).status
    }
    expect(await ask(provider, `Bearer ${token}`)).toBe(200)
    expect(await ask(provider, 'Bearer made-up')).toBe(401)
    expect(await ask(provider, '')).toBe(401)
    expect(await ask(provider === 'google' ? 'kakao' : 'google', `Bearer ${token}`)).toBe(401)
  })
})

describe.each(providers)('the consent of %s', (provider) => {
  test.each([
    ['client_id', 'other'],
    ['redirect_uri', 'https://evil.example/'],
    ['redirect_uri', callback(provider, 'https://evil.example')],
    ['redirect_uri', callback(provider, 'http://m.shop.localhost:3000')],
    ['redirect_uri', `${callback(provider)}?next=//evil.example`],
    ['redirect_uri', callback(provider === 'google' ? 'kakao' : 'google')],
    ['response_type', 'token'],
    ['state', ''],
  ])('is not asked for with %s=%s', async (name, value) => {
    const browser = shop.browser()
    const address = authorize(provider, { ...request(provider), [name]: value })
    const page = await goTo(browser, address)
    expect([page.status, page.address.pathname]).toEqual([400, `/sandbox/oauth/${provider}/authorize`])
    expect(page.html).toContain(`${name}: `)
    // Nor when the form of a valid request is sent there.
    const form = fillForm(await goTo(browser, authorize(provider, request(provider))), agree)
    expect((await browser.visit(address, form)).headers.has('Location')).toBe(false)
  })
})

describe.each(['google', 'kakao'] as const)('the consent of %s', (provider) => {
  test.each([
    ['scope', 'profile'],
    ['nonce', ''],
    ['code_challenge', 'short'],
    ['code_challenge_method', 'plain'],
  ])('is not asked for with %s=%s', async (name, value) => {
    const page = await goTo(shop.browser(), authorize(provider, { ...request(provider), [name]: value }))
    expect(page.status).toBe(400)
  })
})
