import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { terminatedMembership } from '#contract/accounts/membership.ts'
import { profile } from '#contract/accounts/profile.ts'
import { checkSession, refreshSession, sessionLimits } from '#contract/accounts/session.ts'
import { socialProfile } from '#contract/accounts/social-login.ts'
import {
  socialCookieSeconds,
  socialCookies,
  socialLoginPath,
  socialProviders,
} from '#contract/values/social-providers.ts'
import { trickyPath } from '#tests/support/server/arbitraries.ts'
import { fillForm, goTo, press } from '#tests/support/server/html-page.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import {
  accounts,
  agree,
  goToProvider,
  resultCookies,
  seedSandbox,
  visitProvider,
} from '#tests/support/server/social-login.ts'

const shop = await sampleShop()
await seedSandbox(shop)

const failure = { status_code: 'PR20004400', success: 'false', isJoin: 'N' }

describe.each(socialProviders)('login with %s', (provider) => {
  test('returns a linked member to where they began, logged in', async () => {
    const browser = shop.browser()
    const page = await visitProvider(browser, provider, { next: '/mypage/history?page=2' })
    expect(page.address.href).toBe(`http://shop.localhost:3000/social/${provider}?next=%2Fmypage%2Fhistory%3Fpage%3D2`)
    const { accessToken = '', refreshToken = '', ...result } = resultCookies(browser)
    expect(result).toEqual({
      status_code: '200',
      success: 'true',
      isJoin: 'N',
      accessTokenExpiresIn: String(sessionLimits.accessSeconds),
      refreshTokenExpiresIn: String(sessionLimits.refreshSeconds),
    })
    await browser.call(checkSession, '/v1/member/token', { token: accessToken })
    const { content } = await browser.call(profile, '/v1/member/my/profile', { token: accessToken })
    expect(content).toMatchObject({ userid: 'practice01', username: '김하늘' })
    await browser.call(refreshSession, '/v1/member/auth/token', { body: { refresh_token: refreshToken } })
  })

  test('stores the provider’s data about an unknown person for the sign-up', async () => {
    const browser = shop.browser()
    const page = await visitProvider(browser, provider, { account: 'unknown' })
    expect(page.address.href).toBe(`http://shop.localhost:3000/social/${provider}?next=%2F`)
    expect(resultCookies(browser)).toEqual({ status_code: '200', success: 'true', isJoin: 'Y' })
    const { content } = await browser.call(socialProfile, '/v1/member/auth/join/social')
    expect(content).toEqual({ provider, name: '새 사람', email: 'new@social.example' })
  })

  test('does not log in a member with the same email address', async () => {
    const browser = shop.browser()
    await visitProvider(browser, provider, { account: 'sameEmail' })
    expect(resultCookies(browser)).toEqual({ status_code: '200', success: 'true', isJoin: 'Y' })
    const { content } = await browser.call(socialProfile, '/v1/member/auth/join/social')
    expect(content.email).toBe('haneul@member.example')
  })

  test('shares only what the person agreed to', async () => {
    const browser = shop.browser()
    await visitProvider(browser, provider, { account: 'unknown', tells: { Email: false } })
    const told = async () => (await browser.call(socialProfile, '/v1/member/auth/join/social')).content
    expect(await told()).toEqual({ provider, name: '새 사람', email: null })
    await visitProvider(browser, provider, { account: 'unknown', tells: { Name: false, Email: false } })
    expect(await told()).toEqual({ provider, name: null, email: null })
    await visitProvider(browser, provider, { account: 'noEmail' })
    expect(await told()).toEqual({ provider, name: '메일 없음', email: null })
  })

  test.each([
    ['deactivated', 'MB20005400'],
    ['deleted', 'MB20004400'],
  ] as const)('refuses a %s member', async (account, code) => {
    const browser = shop.browser()
    const page = await visitProvider(browser, provider, { account, next: '/device' })
    expect(page.address.pathname + page.address.search).toBe(`/social/${provider}?next=%2Fdevice`)
    expect(resultCookies(browser)).toEqual({ ...failure, status_code: code })
    expect(browser.cookie('shop-session')).toBeUndefined()
  })

  test('answers a terminated member with the way to the reason', async () => {
    const browser = shop.browser()
    await visitProvider(browser, provider, { account: 'terminated' })
    const { membershipToken = '', ...result } = resultCookies(browser)
    expect(result).toEqual({ ...failure, status_code: 'MB20004400' })
    const [id, linkSecret = ''] = membershipToken.split('.')
    const { content } = await browser.call(terminatedMembership, `/v1/member/auth/membership?id=${id}`, { linkSecret })
    expect(content.cause).toBe('shared_credentials')
  })

  test.each(['Refuse', 'Answer with an error', 'Another state', 'No token', 'No profile'])(
    'fails, and goes back to where it began, after "%s"',
    async (answer) => {
      const browser = shop.browser()
      const page = await visitProvider(browser, provider, { answer, next: '/device' })
      // An answer with another state could belong to any request.
      const next = answer === 'Another state' ? '%2F' : '%2Fdevice'
      expect(page.address.pathname + page.address.search).toBe(`/social/${provider}?next=${next}`)
      expect(resultCookies(browser)).toEqual(failure)
    },
  )

  test('stays on the host where it began', async () => {
    const browser = shop.browser({ host: 'm.shop.localhost:3000' })
    const consent = await goToProvider(browser, provider)
    expect(consent.address.host).toBe('m.shop.localhost:3000')
    expect((await press(browser, consent, agree)).address.host).toBe('m.shop.localhost:3000')
    expect(resultCookies(browser).success).toBe('true')
  })

  test('expires after the time for the provider', async () => {
    const [early, late] = [shop.browser(), shop.browser()]
    const consents = [await goToProvider(early, provider, '/device'), await goToProvider(late, provider, '/device')]
    shop.pass(10 * 60 - 1)
    await press(early, consents[0] ?? expect.fail('no page'), agree)
    expect(resultCookies(early)['success']).toBe('true')
    shop.pass(1)
    await press(late, consents[1] ?? expect.fail('no page'), agree)
    expect(resultCookies(late)).toEqual(failure)
  })

  test('fails with a code that is older than a minute', async () => {
    const browser = shop.browser()
    const callback = await callbackOf(browser, provider)
    shop.pass(60)
    await goTo(browser, callback)
    expect(resultCookies(browser)).toEqual(failure)
  })
})

describe.each(['google', 'kakao'] as const)('login with %s', (provider) => {
  test.each(['Another nonce', 'Wrong signature', 'Someone else'])('rejects "%s"', async (answer) => {
    const browser = shop.browser()
    await visitProvider(browser, provider, { answer })
    expect(resultCookies(browser)).toEqual(failure)
  })
})

test('login with kakao fails for a child under 14', async () => {
  const browser = shop.browser()
  await visitProvider(browser, 'kakao', { answer: 'Under 14' })
  expect(resultCookies(browser)).toEqual(failure)
})

/** Where the provider would send the browser after consent. */
async function callbackOf(
  browser: ReturnType<typeof shop.browser>,
  provider: (typeof socialProviders)[number],
  account: keyof typeof accounts = 'linked',
) {
  const consent = await goToProvider(browser, provider)
  const form = fillForm(consent, agree, { [accounts[account]]: true })
  const response = await browser.visit(consent.address.href, form)
  return response.headers.get('Location') ?? ''
}

describe.each(socialProviders)('a login with %s that a call begins', (provider) => {
  const begin = async (browser: ReturnType<typeof shop.browser>, body: object) => {
    const response = await browser.request('POST', `/v1/member/auth/login/${provider}`, { body })
    return v.parse(v.object({ content: v.object({ url: v.string() }) }), await response.json()).content.url
  }

  test('returns to the given path, only in the browser that called', async () => {
    const [browser, stranger] = [shop.browser(), shop.browser()]
    const consent = await goTo(browser, await begin(browser, { return_url: '/device' }))
    const callback = (
      await browser.visit(consent.address.href, fillForm(consent, agree, { [accounts.linked]: true }))
    ).headers.get('Location')
    await goTo(stranger, callback ?? '')
    expect(resultCookies(stranger)).toEqual(failure)
    const page = await goTo(browser, callback ?? '')
    expect(page.address.searchParams.get('next')).toBe('/device')
    expect(resultCookies(browser).success).toBe('true')
  })

  test('leads to no other site', async () => {
    const address = `/v1/member/auth/login/${provider}`
    const { status, content } = await shop
      .browser()
      .expectError('POST', address, { body: { return_url: '//evil.example' } })
    expect([status, content.field]).toEqual([400, 'return_url'])
  })
})

describe.each(socialProviders)('an answer of %s', (provider) => {
  test('works once', async () => {
    const browser = shop.browser()
    const callback = await callbackOf(browser, provider)
    await goTo(browser, callback)
    expect(resultCookies(browser).success).toBe('true')
    await goTo(browser, callback)
    expect(resultCookies(browser)).toEqual(failure)
  })

  test('logs in once in simultaneous requests', async () => {
    const browser = shop.browser()
    const callback = await callbackOf(browser, provider)
    const responses = await Promise.all(Array.from({ length: 6 }, () => browser.visit(callback)))
    const sessions = responses.filter(({ headers }) =>
      headers.getSetCookie().some((line) => line.startsWith('shop-session=')),
    )
    expect(sessions).toHaveLength(1)
  })

  test('does nothing in another browser, and still works in its own', async () => {
    const [browser, stranger, other] = [shop.browser(), shop.browser(), shop.browser()]
    const callback = await callbackOf(browser, provider)
    await goToProvider(other, provider)
    for (const each of [stranger, other]) {
      await goTo(each, callback)
      expect(resultCookies(each)).toEqual(failure)
    }
    await goTo(browser, callback)
    expect(resultCookies(browser).success).toBe('true')
  })

  test('is invalid for another provider', async () => {
    const browser = shop.browser()
    const callback = await callbackOf(browser, provider)
    const next = provider === 'google' ? 'kakao' : 'google'
    await goTo(browser, callback.replace(`/social/${provider}/`, `/social/${next}/`))
    expect(resultCookies(browser)).toEqual(failure)
  })

  test('with the code of another login is invalid', async () => {
    const [browser, stranger] = [shop.browser(), shop.browser()]
    const mine = new URL(await callbackOf(browser, provider))
    const theirs = new URL(await callbackOf(stranger, provider))
    mine.searchParams.set('code', theirs.searchParams.get('code') ?? '')
    await goTo(browser, mine.href)
    expect(resultCookies(browser)).toEqual(failure)
  })
})

test('two tabs of one browser do not disturb each other', async () => {
  const browser = shop.browser()
  const [google, kakao] = [await callbackOf(browser, 'google'), await callbackOf(browser, 'kakao')]
  await goTo(browser, google)
  expect(resultCookies(browser).success).toBe('true')
  await goTo(browser, kakao)
  expect(resultCookies(browser).success).toBe('true')
})

test('a result replaces the one before it', async () => {
  const browser = shop.browser()
  await visitProvider(browser, 'google')
  await visitProvider(browser, 'google', { answer: 'Refuse' })
  expect(resultCookies(browser)).toEqual(failure)
})

test('a result can be read only by its page, for a minute', async () => {
  const seen = new Set<string>()
  for (const account of ['linked', 'terminated'] as const) {
    const browser = shop.browser()
    const response = await browser.visit(await callbackOf(browser, 'google', account))
    for (const line of response.headers.getSetCookie()) {
      const name = socialCookies.find((each) => line.startsWith(`${each}=`))
      if (name === undefined || line.includes('Max-Age=0')) continue
      seen.add(name)
      expect(line).toMatch(new RegExp(`^${name}=[^;]+; Max-Age=${socialCookieSeconds}; Path=/social; SameSite=Lax$`))
    }
  }
  expect([...seen].sort()).toEqual([...socialCookies].sort())
})

test('a result has Secure cookies where the shop uses https', async () => {
  const headers = { Host: 'shop.example', 'X-Forwarded-Proto': 'https' }
  const response = await shop.api.request('/v1/member/auth/login/social/google/callback?state=x', { headers })
  expect(response.headers.get('Location')).toBe('https://shop.example/social/google?next=%2F')
  for (const name of ['success', 'status_code', 'isJoin']) {
    expect(response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`))).toContain('; Secure')
  }
})

test('no address contains a secret', async () => {
  const browser = shop.browser()
  const response = await browser.visit(await callbackOf(browser, 'google'))
  expect(response.headers.get('Location')).toBe('http://shop.localhost:3000/social/google?next=%2F')
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
})

test('leads to the shop only, whatever "next" requests', async () => {
  const browser = shop.browser({ address: '198.51.100.7' })
  /** Where a refusal at the provider leads to; it needs no form. */
  const comeBack = async (next: string) => {
    const address = `${socialLoginPath('naver')}?next=${encodeURIComponent(next)}`
    const consent = new URL((await browser.visit(address)).headers.get('Location') ?? '')
    expect(consent.origin).toBe('http://shop.localhost:3000')
    const state = consent.searchParams.get('state') ?? ''
    const callback = `${socialLoginPath('naver')}/callback?error=access_denied&state=${state}`
    return (await browser.visit(callback)).headers.get('Location') ?? ''
  }
  // The cookie of all returns.
  await comeBack('/')
  await fc.assert(
    fc.asyncProperty(fc.array(trickyPath, { minLength: 20, maxLength: 20 }), async (tricks) => {
      for (const location of await Promise.all(tricks.map(comeBack))) {
        const page = new URL(location)
        expect([page.origin, page.pathname]).toEqual(['http://shop.localhost:3000', '/social/naver'])
        // The page navigates by itself, so these parameters must be safe.
        const onward = new URL(page.searchParams.get('next') ?? '', page.origin)
        expect(onward.origin).toBe(page.origin)
      }
    }),
    { numRuns: 50 },
  )
})

describe('an unknown provider', () => {
  test.each(['/v1/member/auth/login/social/facebook', '/v1/member/auth/login/social/facebook/callback'])(
    'is not found: %s',
    async (address) => {
      expect(await shop.expectError(address)).toMatchObject({ status: 404, code: 'PR10004404' })
    },
  )
})

test.each(['', '?state=', '?code=abc', '?state=nobody-began-this&code=abc', '?error=access_denied'])(
  'a callback that nobody began fails: "%s"',
  async (query) => {
    const browser = shop.browser()
    const page = await goTo(browser, `${socialLoginPath('google')}/callback${query}`)
    expect(page.address.pathname).toBe('/social/google')
    expect(resultCookies(browser)).toEqual(failure)
  },
)
