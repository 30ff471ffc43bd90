import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { Refusal } from './handler.ts'
import { crossSiteGuard } from './xsrf.ts'

/** A call that reads and one that writes, behind the guard. */
const app = new Hono()
app.use(crossSiteGuard({ mode: 'sandbox', trustProxy: 0 }))
app.get('/call', (c) => c.text('read'))
app.on(['POST', 'PUT', 'DELETE'], '/call', (c) => c.text('written'))
app.onError((error, c) => c.text(error instanceof Refusal ? error.code : 'unexpected', 403))

const host = { Host: 'shop.example' }

async function call(method: string, headers: Record<string, string>, address = 'http://shop.example/call') {
  const response = await app.request(address, { method, headers: { ...host, ...headers } })
  return { status: response.status, text: await response.text(), cookie: response.headers.get('Set-Cookie') }
}

describe.each(['POST', 'PUT', 'DELETE'])('%s', (method) => {
  test('is done with the pair', async () => {
    const headers = { Cookie: 'XSRF-TOKEN=abc', 'X-XSRF-TOKEN': 'abc' }
    expect(await call(method, headers)).toMatchObject({ status: 200, text: 'written' })
  })

  test.each([
    ['without cookie and header', {}],
    ['without the header', { Cookie: 'XSRF-TOKEN=abc' }],
    ['without the cookie', { 'X-XSRF-TOKEN': 'abc' }],
    ['with a header that differs', { Cookie: 'XSRF-TOKEN=abc', 'X-XSRF-TOKEN': 'abd' }],
    ['with both empty', { Cookie: 'XSRF-TOKEN=', 'X-XSRF-TOKEN': '' }],
  ])('is refused %s', async (_, headers) => {
    expect(await call(method, headers)).toMatchObject({ status: 403, text: 'PR10003403' })
  })
})

describe('the first call of a browser', () => {
  test('is given a cookie that its own pages can read and other sites do not send', async () => {
    const { status, cookie } = await call('GET', {})
    expect(status).toBe(200)
    expect(cookie).toMatch(/^XSRF-TOKEN=[0-9a-f-]{36}; Max-Age=86400; Path=\/; SameSite=Lax$/)
  })

  test('is given it for secure connections alone where the shop has one', async () => {
    expect((await call('GET', {}, 'https://shop.example/call')).cookie).toMatch(/; Secure/)
  })

  test('can go on with what it was given', async () => {
    const { cookie } = await call('GET', {})
    const pair = cookie?.split(';')[0] ?? ''
    const headers = { Cookie: pair, 'X-XSRF-TOKEN': pair.replace('XSRF-TOKEN=', '') }
    expect((await call('POST', headers)).status).toBe(200)
  })
})

test('two browsers are given different cookies', async () => {
  expect((await call('GET', {})).cookie).not.toBe((await call('GET', {})).cookie)
})

test('a browser that has the cookie keeps it', async () => {
  expect((await call('GET', { Cookie: 'XSRF-TOKEN=abc' })).cookie).toBeNull()
})

test('the server itself, which calls without a host, is given none', async () => {
  const response = await app.request('/call')
  expect(response.headers.get('Set-Cookie')).toBeNull()
})
