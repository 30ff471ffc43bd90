import { pino } from 'pino'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { profile, updateProfile } from '#contract/accounts/profile.ts'
import { closeSession } from '#contract/accounts/session.ts'
import { linkSocialAccount } from '#contract/accounts/social-login.ts'
import { courseMenu } from '#contract/courses/course-calls.ts'
import { endpoints } from '#contract/endpoints.ts'
import { cancelOrder, refundPreview } from '#contract/orders/orders.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as deskCodes from '#contract/protocol/desk-codes.ts'
import { goTo, press } from '#tests/support/server/html-page.ts'
import { openBrowser } from '#tests/support/server/http-browser.ts'
import { beginVerification } from '#tests/support/server/identity-verification.ts'
import { listeningShop, overNetwork } from '#tests/support/server/listening-shop.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { addMember, rightPassword, signIn } from '#tests/support/server/members.ts'
import { deposit, signInBuyer, waitingOrder } from '#tests/support/server/orders.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { sampleShop, shopOn } from '#tests/support/server/shop.ts'
import { accounts, agree, resultCookies, seedSandbox, visitProvider } from '#tests/support/server/social-login.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { negotiateLocale } from '../lib/request.ts'
import { createApi, handledEndpoints } from './app.ts'
import { maxConcurrentCalls } from './concurrent-calls.ts'
import type { Services } from './handler.ts'
import { errorEvent, successEvent } from './security-events.ts'

const shop = await sampleShop()
const menu = '/v1/lecture/intro/category/menu'

/** The API with a log that the test reads. */
function apiWithLog(services: typeof shop.services) {
  const lines: Record<string, unknown>[] = []
  const line = v.record(v.string(), v.unknown())
  const log = pino({ level: 'debug' }, { write: (text) => lines.push(v.parse(line, JSON.parse(text))) })
  return { api: createApi(services, log), lines }
}

describe('the contract', () => {
  test('is served completely, and nothing else is', () => {
    expect(handledEndpoints.toSorted()).toEqual(endpoints.map((endpoint) => endpoint.name).toSorted())
    const routes = shop.api.routes
      .filter((route) => route.method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
    const expected = endpoints.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
    // Browsers navigate to these instead of calling them.
    const visited = [
      'GET /v1/member/auth/login/social/:provider',
      'GET /v1/member/auth/login/social/:provider/callback',
      // Providers send messages in shapes of their own.
      'POST /v1/pay/webhook/:provider',
      // The server of the student-ID app signs its calls.
      'POST /v1/member/auth/did/qr/:qr_id/:step{scan|approve|refuse}',
    ]
    expect(routes.toSorted()).toEqual([...expected, ...visited, 'GET /openapi.json'].toSorted())
  })

  test('is not reachable under any other address', async () => {
    for (const address of [
      '/v1/lecture/intro',
      '/v1/lecture/intro/contents/101/notice/1',
      '/',
      '/v2/board',
      `${menu}/x`,
    ]) {
      expect(await shop.expectError(address)).toMatchObject({ status: 404, code: 'PR10004404' })
    }
  })
})

describe('every answer', () => {
  const addresses = [menu, '/v1/nowhere', '/v1/lecture/intro/contents?page_size=0', '/openapi.json']

  test.each(addresses)('has its own request id: %s', async (address) => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await shop.api.request(address)).headers.get('X-Request-Id') ?? ''),
    )
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(ids[1]).not.toBe(ids[0])
  })

  test('says which version of the content it was made from', async () => {
    const { headers } = await shop.api.request(menu)
    expect(headers.get('X-Content-Version')).toBe(shop.services.content.sharedVersion())
  })

  test.each(addresses)('is not stored by caches between shop and visitor: %s', async (address) => {
    const { headers } = await shop.api.request(address)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('Content-Type')).toMatch(/^application\/json/)
  })

  test('is logged with id, path and status, without its parameters', async () => {
    const { api, lines } = apiWithLog(shop.services)
    const response = await api.request('/v1/lecture/intro/contents?title=my-secret-wish', {
      headers: { Authorization: 'my-token' },
    })
    expect(lines).toMatchObject([
      {
        requestId: response.headers.get('X-Request-Id'),
        method: 'GET',
        path: '/v1/lecture/intro/contents',
        status: 200,
        msg: 'call',
      },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/my-secret-wish|my-token/)
  })
})

describe('an unexpected error', () => {
  test('is answered with its request id, without its reason', async () => {
    const services = {
      ...shop.services,
      content: { ...shop.services.content, remember: () => Promise.reject(new Error('table menu_secret is gone')) },
    }
    const { api, lines } = apiWithLog(services)
    const response = await api.request(menu)
    const requestId = response.headers.get('X-Request-Id')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      status_code: 'PR10006500',
      content: { message: 'The server did not expect this.', request_id: requestId },
    })
    const logged = lines.find((line) => line['msg'] === 'call failed')
    expect(logged).toMatchObject({ requestId, path: menu, error: { message: 'table menu_secret is gone' } })
  })

  test('of the database is logged by its SQLSTATE only: its message contains user input', async () => {
    const { database } = await testDatabase()
    const { services } = await shopOn(database, today)
    await database.query('alter table courses rename to gone')
    const { api, lines } = apiWithLog(services)
    const response = await api.request('/v1/lecture/intro/contents?title=my-secret-wish')
    expect(response.status).toBe(500)
    expect(lines.find((line) => line['msg'] === 'call failed')).toMatchObject({ error: { state: '42P01' } })
    expect(JSON.stringify(lines)).not.toContain('my-secret-wish')
    expect(await response.text()).not.toMatch(/my-secret-wish|courses|gone/)
  })
})

describe('the language of an answer', () => {
  test.each([
    ['ko-KR', 'ko'],
    ['ko', 'ko'],
    ['KO', 'ko'],
    ['en-GB;q=0.9, ko;q=0.8', 'en'],
    ['fr-FR, ko;q=0.7', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    ['', 'en'],
    ['kok', 'en'],
    ['enm, ko', 'en'],
    ['ko_KR', 'en'],
    [undefined, 'en'],
  ] as const)('for "%s" is %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale)
  })

  test('is stated, and varies by the header that chose it', async () => {
    const { content, response } = await shop.call(courseMenu, menu, 'ko')
    expect(content[2]?.name).toBe('직업훈련')
    expect(response.headers.get('Content-Language')).toBe('ko')
    expect(response.headers.get('Vary')).toContain('Accept-Language')
  })
})

describe('every unsafe call of the contract', () => {
  const unsafe = endpoints.filter((endpoint) => endpoint.method !== 'GET')
  const foreign = crypto.randomUUID()

  test.each(unsafe.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s is refused before anything else without the anti-forgery pair',
    async (_, { method, path }) => {
      const address = path.replace(/\{\w+\}/g, 'x')
      const browser = shop.browser()
      await browser.request('GET', '/openapi.json')
      const cookie = `XSRF-TOKEN=${browser.cookie('XSRF-TOKEN')}`
      const attempts: Record<string, string>[] = [
        {},
        { Cookie: cookie },
        { 'X-XSRF-TOKEN': foreign },
        { Cookie: cookie, 'X-XSRF-TOKEN': 'wrong' },
        { Cookie: cookie, 'X-XSRF-TOKEN': foreign },
        { Cookie: `XSRF-TOKEN=${foreign}`, 'X-XSRF-TOKEN': browser.cookie('XSRF-TOKEN') ?? '' },
      ]
      for (const headers of attempts) {
        const response = await shop.api.request(address, { method, headers })
        expect(response.status).toBe(403)
        expect(await response.json()).toMatchObject({
          status_code: 'PR10003403',
          content: { request_id: response.headers.get('X-Request-Id') },
        })
      }
    },
  )

  test('is checked before it is known whether the call exists', async () => {
    expect((await shop.api.request('/v1/nowhere', { method: 'POST' })).status).toBe(403)
  })
})

test('a network that floods the shop gets Retry-After', async () => {
  const browser = shop.browser({ address: '192.0.2.250' })
  const body = { refresh_token: 'x' }
  const answers = await Promise.all(
    Array.from({ length: 1_300 }, () => browser.request('POST', '/v1/member/auth/token', { body })),
  )
  const refused = answers.filter((answer) => answer.status === 429)
  expect(refused).toHaveLength(100)
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('an overloaded server answers 503 instead of queueing every call', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const services: Services = { ...shop.services, content: { ...shop.services.content, remember: held } }
  function held<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    return end.then(() => shop.services.content.remember(key, load))
  }
  const api = createApi(services, watchedLog().log)
  const waiting = Array.from({ length: maxConcurrentCalls }, () => api.request(menu))
  const refused = await api.request(menu)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('2')
  expect(await refused.json()).toMatchObject({ status_code: 'PR10007503' })
  resolve()
  const answers = await Promise.all(waiting)
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
})

describe('a call with a body', () => {
  const address = '/v1/member/auth/login/password'
  const send = async (body: string) => {
    const browser = shop.browser()
    await browser.request('GET', '/openapi.json')
    const token = browser.cookie('XSRF-TOKEN') ?? ''
    const headers = { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token }
    const response = await shop.api.request(address, { method: 'POST', headers, body })
    return v.parse(v.object({ status_code: v.string() }), await response.json()).status_code
  }

  test.each(['', 'x', '{', 'null', '[]', '5', '"text"', '{}'])('is invalid: %s', async (body) => {
    expect(await send(body)).toBe('PR10002400')
  })

  test('may be left out by a call that needs no field of it, and by no other', async () => {
    const browser = shop.browser()
    const writing = endpoints.filter(({ body, files }) => body && !files)
    const accepted = []
    for (const { name, method, path } of writing) {
      const answer = await browser.request(method, path.replace(/\{\w+\}/g, '1'))
      const { content } = v.parse(v.object({ content: v.unknown() }), await answer.json())
      const { message } = v.is(v.object({ message: v.string() }), content) ? content : { message: '' }
      if (!message.startsWith('The request has no body')) accepted.push(name)
      expect(message).not.toContain('not JSON')
    }
    expect(accepted.toSorted()).toEqual([
      'begin-google-login',
      'begin-kakao-login',
      'begin-naver-login',
      'change-basket',
      'change-saved-courses',
      'close-session',
      'view-notice',
    ])
  })

  test('logs out without one, over the network as well', async () => {
    const overNetworkToo = overNetwork(shop, await listeningShop(shop))
    for (const each of [shop, overNetworkToo]) {
      const browser = each.browser()
      const { access_token } = await signIn(shop, browser, await addMember(shop))
      await browser.call(closeSession, closeSession.path, { token: access_token })
      const { code } = await browser.expectError('GET', profile.path, { token: access_token })
      expect(code).toBe('PR10001400')
    }
  })

  test('is invalid when it is too large', async () => {
    expect(await send(JSON.stringify({ userid: 'practice01', password: 'x'.repeat(70_000) }))).toBe('PR10002400')
  })
})

describe('the log', () => {
  test('names security events: a wrong password, a login, a call from another site', async () => {
    const { api, lines } = apiWithLog(shop.services)
    const browser = openBrowser(api, { host: 'localhost:3000', address: '198.51.100.77' }, shop.sandbox)
    const member = await addMember(shop)
    const login = (password: string) =>
      browser.request('POST', '/v1/member/auth/login/password', { body: { userid: member.userid, password } })
    await login('Wrong1234!')
    await login(rightPassword)
    await api.request('/v1/member/auth/login/password', { method: 'POST', body: '{}' })
    const events = lines.flatMap(({ msg, event }) => (msg === 'call' && event !== undefined ? [event] : []))
    expect(events).toEqual(['login_failed', 'logged_in', 'cross_site_refused'])
  })

  test('names an event for every kind of login, and for every change of an account', () => {
    const named = endpoints.filter((endpoint) => successEvent(endpoint) !== undefined).map(({ name }) => name)
    expect(named.toSorted()).toEqual([
      'change-forgotten-password',
      'change-password',
      'close-session',
      'download-data-export',
      'end-session',
      'identity-login',
      'password-login',
      'qr-login',
      'request-data-export',
      'sign-up-as-group',
      'sign-up-as-individual',
      'undo-account-change',
      'unlink-social-account',
      'update-profile',
      'verify-member',
      'withdraw',
    ])
  })

  test('names a refused identity login, and a refresh token that ends a session when it is used again', async () => {
    const { api, lines } = apiWithLog(shop.services)
    const browser = openBrowser(api, { host: 'localhost:3000', address: '198.51.100.80' }, shop.sandbox)
    const events = () => lines.filter(({ msg }) => msg === 'call').map(({ event }) => event)
    const opened = await beginVerification(browser)
    const sent = { body: { idfc_id: opened.idfc_id } }
    await browser.expectError('POST', '/v1/member/auth/login/OACX', sent)
    expect(events().at(-1)).toBe('login_failed')
    const { refresh_token } = await signIn(shop, browser, await addMember(shop))
    const refresh = () => browser.request('POST', '/v1/member/auth/token', { body: { refresh_token } })
    await refresh()
    expect(events().at(-1)).toBeUndefined()
    shop.pass(60)
    await refresh()
    expect(events().at(-1)).toBe('refresh_token_replayed')
    // The session has ended already.
    await refresh()
    expect(events().at(-1)).toBeUndefined()
  })

  test.each([
    [deskCodes.passkeyRefused, 'passkey_refused'],
    [deskCodes.invitationInvalid, 'invitation_refused'],
    [deskCodes.passkeyConfirmationRequired, 'fresh_proof_missing'],
    [deskCodes.operatorRoleMissing, 'role_missing'],
  ])('names what is refused to operators: %s', (code, event) => {
    const error = ApiError.declaredBy({ codes: [code] })(code, 'refused')
    expect(errorEvent(error, code, undefined)).toBe(event)
  })

  test('names a refund to a bank account', async () => {
    const { api, lines } = apiWithLog(shop.services)
    const buying = await signInBuyer(shop)
    const { number, account } = await waitingOrder(shop, buying)
    await deposit(buying, account)
    const browser = openBrowser(api, { host: 'localhost:3000', address: '198.51.100.81' }, shop.sandbox)
    const { access_token: token } = await signIn(shop, browser, { id: buying.memberId, userid: '' })
    const path = `/v1/member/my/order/${number}`
    const { content: preview } = await browser.call(refundPreview, `${path}/refund`, { token })
    const body = {
      idempotency_key: crypto.randomUUID(),
      reason: 'mistake',
      expected_refund_amt: preview.refund_amt,
      account: { bank: 'kookmin', number: '12345678901', holder: '김하늘' },
    } as const
    await browser.call(cancelOrder, `${path}/cancel`, { token, body })
    expect(lines.at(-1)).toMatchObject({ msg: 'call', event: 'bank_refund_requested' })
  })

  test('names social logins, links and their failures, with the member whom they are about', async () => {
    const { api, lines } = apiWithLog(shop.services)
    await seedSandbox(shop)
    const browser = openBrowser(api, { host: 'localhost:3000', address: '198.51.100.78' }, shop.sandbox)
    await visitProvider(browser, 'google', { answer: 'Refuse' })
    await visitProvider(browser, 'google', { account: 'deactivated' })
    await visitProvider(browser, 'google', { account: 'unknown' })
    await visitProvider(browser, 'google')
    const token = resultCookies(browser).accessToken
    const link = async () => {
      const body = { return_url: '/mypage' }
      const { content } = await browser.call(linkSocialAccount, '/v1/member/my/social/kakao', { token, body })
      return goTo(browser, content.url)
    }
    await press(browser, await link(), 'Refuse')
    const consent = await link()
    await press(browser, consent, agree, { [accounts.unknown]: true })
    const returns = lines.filter(({ msg, path }) => msg === 'call' && String(path).endsWith('/callback'))
    expect(returns.map(({ event }) => event)).toEqual([
      'login_failed',
      'login_failed',
      undefined,
      'logged_in',
      'social_account_link_failed',
      'social_account_linked',
    ])
    const [, , , loggedIn, , linked] = returns
    expect(loggedIn?.['member']).toMatch(/^[\w-]+$/)
    expect(linked?.['member']).toBe(loggedIn?.['member'])
  })

  test('names a wrong password of a logged-in member, and the fields of a changed profile without their values', async () => {
    const { api, lines } = apiWithLog(shop.services)
    const browser = openBrowser(api, { host: 'localhost:3000', address: '198.51.100.79' }, shop.sandbox)
    const member = await addMember(shop, { nickname: 'before', phone: '01023450142' })
    const { access_token: token } = await signIn(shop, browser, member)
    const address = '/v1/member/my/profile'
    await browser.request('POST', `${address}/verification`, { token, body: { password: 'Wrong1234!' } })
    const { content } = await browser.call(profile, address, { token })
    await browser.call(updateProfile, address, { token, body: { ...content, nickname: 'steady hand' } })
    const written = lines.filter(({ msg, event }) => msg === 'call' && event !== undefined)
    expect(written.map(({ event, changedFields }) => [event, changedFields])).toEqual([
      ['password_refused', undefined],
      ['profile_changed', ['nickname']],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/steady hand|Wrong1234/)
  })
})
