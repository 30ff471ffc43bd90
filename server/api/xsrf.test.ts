import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#contract/protocol/api-error.ts'
import { xsrfProtection } from './xsrf.ts'

/** A reading and a writing call behind the protection. */
const app = new Hono()
app.use(xsrfProtection({ mode: 'sandbox', trustProxy: 0 }, async () => 'secret'))
app.get('/call', (c) => c.text('read'))
app.on(['POST', 'PUT', 'DELETE'], '/call', (c) => c.text('written'))
app.onError((error, c) => c.text(error instanceof ApiError ? `${error.code}` : 'unexpected', 403))

const host = { Host: 'shop.example' }

async function call(method: string, headers: Record<string, string>, address = 'http://shop.example/call') {
  const response = await app.request(address, { method, headers: { ...host, ...headers } })
  return { status: response.status, text: await response.text(), cookie: response.headers.get('Set-Cookie') }
}

/** A pair that the shop issued. */
async function givenToken(): Promise<string> {
  const { cookie } = await call('GET', {})
  return /^XSRF-TOKEN=([^;]+)/.exec(cookie ?? '')?.[1] ?? expect.fail('the first call brings a cookie')
}
const given = await givenToken()
const other = await givenToken()
const forged = `${given.split('.')[0]}.${other.split('.')[1]}`
const pairOf = (cookie: string, header = cookie) => ({ Cookie: `XSRF-TOKEN=${cookie}`, 'X-XSRF-TOKEN': header })

describe.each(['POST', 'PUT', 'DELETE'])('%s', (method) => {
  test('is accepted with the pair', async () => {
    expect(await call(method, pairOf(given))).toMatchObject({ status: 200, text: 'written' })
    expect(await call(method, { ...pairOf(given), 'Sec-Fetch-Site': 'same-origin' })).toMatchObject({
      status: 200,
      text: 'written',
    })
  })

  test.each([
    ['without cookie and header', {}],
    ['without the header', { Cookie: `XSRF-TOKEN=${given}` }],
    ['without the cookie', { 'X-XSRF-TOKEN': given }],
    ['with a header that differs', pairOf(given, other)],
    ['with both empty', pairOf('')],
    ['with a pair that somebody has planted', pairOf('planted')],
    ['with a pair that somebody has signed otherwise', pairOf(forged)],
    ['from another site', { ...pairOf(given), 'Sec-Fetch-Site': 'cross-site' }],
    ['from another host of the same site', { ...pairOf(given), 'Sec-Fetch-Site': 'same-site' }],
  ])('is refused %s', async (_, headers) => {
    expect(await call(method, headers)).toMatchObject({ status: 403, text: 'PR10003403' })
  })
})

test('over https, accepts only the cookie that no other host of the domain can set', async () => {
  const live = new Hono()
  live.use(xsrfProtection({ mode: 'live', trustProxy: 0 }, async () => 'secret'))
  live.post('/call', (c) => c.text('written'))
  live.onError((_, c) => c.text('refused', 403))
  const send = (cookie: string) =>
    live.request('/call', { method: 'POST', headers: { ...host, Cookie: cookie, 'X-XSRF-TOKEN': given } })
  const refused = await send(`XSRF-TOKEN=${given}`)
  expect(refused.status).toBe(403)
  expect(refused.headers.get('Set-Cookie')).toMatch(
    /^__Host-XSRF-TOKEN=[\w.-]+; Max-Age=86400; Path=\/; Secure; SameSite=Lax$/,
  )
  expect((await send(`__Host-XSRF-TOKEN=${given}`)).status).toBe(200)
})

describe('the first call of a browser', () => {
  test('gets a cookie that its own pages can read and other sites do not send', async () => {
    const { status, cookie } = await call('GET', {})
    expect(status).toBe(200)
    expect(cookie).toMatch(/^XSRF-TOKEN=[0-9a-f-]{36}\.[\w-]{43}; Max-Age=86400; Path=\/; SameSite=Lax$/)
  })

  test('gets a Secure cookie where the shop uses https', async () => {
    expect((await call('GET', {}, 'https://shop.example/call')).cookie).toMatch(/; Secure/)
  })

  test('can continue with its cookie', async () => {
    const { cookie } = await call('GET', {})
    const pair = cookie?.split(';')[0] ?? ''
    const headers = { Cookie: pair, 'X-XSRF-TOKEN': pair.replace('XSRF-TOKEN=', '') }
    expect((await call('POST', headers)).status).toBe(200)
  })
})

test('two browsers get different cookies', async () => {
  expect((await call('GET', {})).cookie).not.toBe((await call('GET', {})).cookie)
})

test('a browser that has the cookie keeps it', async () => {
  expect((await call('GET', { Cookie: `XSRF-TOKEN=${given}` })).cookie).toBeNull()
})

test.each(['planted', forged])('a browser with a planted cookie is given a good one: %s', async (planted) => {
  const { cookie } = await call('GET', { Cookie: `XSRF-TOKEN=${planted}` })
  expect(cookie).toMatch(/^XSRF-TOKEN=/)
  expect(cookie).not.toContain(planted)
})

test('the server’s own calls, which have no host, get no cookie', async () => {
  const response = await app.request('/call')
  expect(response.headers.get('Set-Cookie')).toBeNull()
})
