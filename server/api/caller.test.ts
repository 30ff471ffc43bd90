import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { readText, schemeOf } from '../lib/request.ts'
import { type ApiVariables, callerOf } from './caller.ts'

const config: Settings = {
  desktopOrigin: 'https://shop.example',
  mobileOrigin: 'https://m.shop.example',
  mode: 'sandbox',
  trustProxy: undefined,
}
const behindProxy = { ...config, trustProxy: 1 }

const kept = { name: 'kept', path: '/api', seconds: 60 }

type Settings = Parameters<typeof callerOf>[1]

/** How the server sees the caller of a request. */
async function callerWith(headers: Record<string, string>, settings = config) {
  const app = new Hono<ApiVariables>()
  app.get('/', (c) => {
    const caller = callerOf(c, settings)
    caller.setCookie(kept, 'value')
    const { address, origin, token } = caller
    return c.json({ address, origin, token, scheme: schemeOf(c, settings), kept: caller.cookie(kept) })
  })
  const response = await app.request('/', { headers })
  return { ...(await response.json()), cookie: response.headers.get('Set-Cookie') }
}

describe('behind a trusted proxy', () => {
  test('the address is the last one, which the proxy added', async () => {
    expect(await callerWith({ 'X-Forwarded-For': '203.0.113.7' }, behindProxy)).toMatchObject({
      address: '203.0.113.7',
    })
    const invented = { 'X-Forwarded-For': '1.1.1.1, 2.2.2.2 ,2001:db8::7' }
    expect(await callerWith(invented, behindProxy)).toMatchObject({ address: '2001:db8::7' })
  })

  test.each(['', 'unknown', '203.0.113.7, not an address'])('takes no address from "%s"', async (header) => {
    expect(await callerWith({ 'X-Forwarded-For': header }, behindProxy)).toMatchObject({ address: 'unknown' })
  })

  test.each([
    [2, '9.9.9.9, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
    [3, '9.9.9.9, 203.0.113.7, 10.0.0.1, 10.0.0.2', '203.0.113.7'],
    [2, '203.0.113.7', '203.0.113.7'],
    [1, '[2001:db8::7]:4711', '2001:db8::7'],
    [1, '203.0.113.7:4711', '203.0.113.7'],
    [0, '203.0.113.7', 'unknown'],
  ])('the address behind %i proxies is the one that the outermost added: %s', async (trustProxy, header, address) => {
    expect(await callerWith({ 'X-Forwarded-For': header }, { ...config, trustProxy })).toMatchObject({ address })
  })

  test('the scheme is the browser’s, for cookies and origin alike', async () => {
    const headers = { Host: 'other.example', 'X-Forwarded-Proto': 'https' }
    const caller = await callerWith(headers, behindProxy)
    expect(caller).toMatchObject({ scheme: 'https', origin: 'https://other.example' })
    expect(caller.cookie).toMatch(/; Secure/)
  })

  test.each(['http', 'ftp', 'https, http', ''])('the scheme is not secure for "%s"', async (header) => {
    const caller = await callerWith({ Host: 'other.example', 'X-Forwarded-Proto': header }, behindProxy)
    expect(caller).toMatchObject({ scheme: 'http', origin: 'http://other.example' })
    expect(caller.cookie).not.toMatch(/Secure/)
  })
})

test('without a proxy, the headers of proxies are ignored', async () => {
  const headers = { Host: 'other.example', 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https' }
  expect(await callerWith(headers)).toMatchObject({
    address: 'unknown',
    scheme: 'http',
    origin: 'http://other.example',
  })
})

test.each(['http', 'https', ''])(
  'a live shop sends cookies over https only, with X-Forwarded-Proto "%s"',
  async (told) => {
    const headers = { Host: 'other.example', 'X-Forwarded-Proto': told }
    const caller = await callerWith(headers, { ...behindProxy, mode: 'live' })
    expect(caller).toMatchObject({ scheme: 'https', origin: 'https://other.example' })
    expect(caller.cookie).toMatch(/; Secure/)
  },
)

test('the origin of a known host is the configured one, whatever the connection', async () => {
  expect(await callerWith({ Host: 'shop.example' })).toMatchObject({ origin: 'https://shop.example' })
  expect(await callerWith({ Host: 'm.shop.example' })).toMatchObject({ origin: 'https://m.shop.example' })
})

test('cookies are HttpOnly, for this host and not for other sites', async () => {
  expect((await callerWith({ Host: 'shop.example' })).cookie).toBe(
    'kept=value; Max-Age=60; Path=/api; HttpOnly; SameSite=Lax',
  )
})

describe('over https', () => {
  const live: Settings = { ...config, mode: 'live' }

  test('no other host of the domain can set a cookie of the shop', async () => {
    expect((await callerWith({ Host: 'shop.example' }, live)).cookie).toBe(
      '__Host-kept=value; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
  })

  test('a cookie without the prefix is ignored', async () => {
    const planted = await callerWith({ Host: 'shop.example', Cookie: 'kept=planted' }, live)
    expect(planted.kept).toBeUndefined()
    const both = await callerWith({ Host: 'shop.example', Cookie: 'kept=planted; __Host-kept=given' }, live)
    expect(both.kept).toBe('given')
  })
})

describe('a body', () => {
  /** A body without Content-Length, in pieces of 1,000 bytes, and how many of them were read. */
  const piecemeal = (pieces: number) => {
    const taken = { pieces: 0 }
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (stream) => {
          if (taken.pieces === pieces) return stream.close()
          taken.pieces += 1
          stream.enqueue(new Uint8Array(1_000).fill(120))
        },
      },
      { highWaterMark: 0 },
    )
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    return { taken, request: new Request('http://shop.example', init) }
  }

  test('is read up to the maximum', async () => {
    expect(await readText(piecemeal(5).request, 5_000)).toHaveLength(5_000)
    expect(await readText(new Request('http://shop.example', { method: 'POST', body: '한' }), 3)).toBe('한')
    expect(await readText(new Request('http://shop.example', { method: 'POST' }), 3)).toBe('')
  })

  test('is not read beyond the maximum, with or without Content-Length', async () => {
    const { request, taken } = piecemeal(1_000_000)
    expect(await readText(request, 5_000)).toBeUndefined()
    expect(taken.pieces).toBeLessThan(10)
    const told = new Request('http://shop.example', { method: 'POST', body: '한', headers: { 'Content-Length': '3' } })
    expect(await readText(told, 2)).toBeUndefined()
  })
})
