import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import fc from 'fast-check'
import { pino } from 'pino'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { echoRenderer, listeningShop } from '../tests/support/server/listening-shop.ts'
import { addMember, rightPassword } from '../tests/support/server/members.ts'
import { sampleShop } from '../tests/support/server/shop.ts'
import { everyRow } from './db/every-row.ts'
import { rateLimits } from './db/schema/sign-in.ts'

const sample = await sampleShop()
const shop = await listeningShop(sample)

describe('a call that the contract does not have', () => {
  test.each(['/api/v1/nope', '/api', '/api/', '/api/v2/board', '/api/v1/lecture/intro/category/menu/x'])(
    'is answered in the envelope: %s',
    async (address) => {
      const { status, headers, text } = await shop.send(address)
      expect(status).toBe(404)
      expect(headers['content-type']).toBe('application/json')
      expect(JSON.parse(text)).toMatchObject({
        status_code: 'PR10004404',
        content: { request_id: headers['x-request-id'] },
      })
    },
  )
})

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const hosts = ['localhost', 'shop.localhost:3000', 'm.shop.localhost:3000', 'pay.shop.localhost:3000']

interface Visitor {
  readonly host: string
  readonly agent: string
  readonly language: string
}

/** What a visitor sees and stores. */
async function visit(target: string, { host, agent, language }: Visitor) {
  const headers = { Host: host, 'User-Agent': agent, 'Accept-Language': language }
  const { status, headers: answered, text } = await shop.send(target, { headers })
  const { location, 'set-cookie': cookies } = answered
  return { status, location, cookies, text: text.replaceAll(/"request_id":"[^"]*"/g, '') }
}

const anyVisitor = fc.record({
  host: fc.constantFrom(...hosts),
  agent: fc.constantFrom(windows, phone),
  language: fc.constantFrom('ko', 'en'),
})
const anyText = fc.oneof(
  fc.constantFrom('lang', 'layout', 'at', 'q', 'ko', 'en', 'mobile', 'desktop', 'state', 'utm_source'),
  fc.string({ unit: 'binary' }),
)
const anySegment = fc.constantFrom(
  'contents',
  'providers',
  'payment',
  'support',
  'login',
  'assets',
  'healthz',
  'x y',
  '..',
)

describe('the window of a provider', () => {
  test.each([
    ['/providers/identity/return?request=6f1d7d4e-6a5a-4d0b-9f0e-2d6a0f9f6a11&proof=0123456789', '127.0.0.9'],
    ['/providers/payment', '127.0.0.10'],
    ['/providers/postcode?request=6f1d7d4e-6a5a-4d0b-9f0e-2d6a0f9f6a11', '127.0.0.11'],
  ])('is refused to a network with 1,200 costly requests in the minute: %s', async (target, network) => {
    const { db } = sample.services
    const visitFrom = (from: string) =>
      shop.send(target, { from, headers: { Host: 'localhost', 'Accept-Language': 'en' } })
    await db.delete(rateLimits).where(everyRow)
    expect((await visitFrom(network)).status).not.toBe(429)
    await db.update(rateLimits).set({ points: 1_199 }).where(everyRow)
    expect((await visitFrom(network)).status).not.toBe(429)
    const { status, headers, text } = await visitFrom(network)
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    expect(text).toContain('There were too many requests from this network.')
    expect(text).toContain('<title>Too many requests</title>')
    expect((await visitFrom('127.0.0.12')).status).not.toBe(429)
  })
})

describe('an address', () => {
  test('does not change what other visitors get, however it is spelled', async () => {
    const others = hosts.flatMap((host) =>
      [windows, phone].flatMap((agent) => ['ko', 'en'].map((language) => ({ host, agent, language }))),
    )
    const getAll = () => Promise.all(others.flatMap((other) => ['/', '/search?q=a'].map((page) => visit(page, other))))
    const before = await getAll()
    const anyAddress = fc.record({
      segments: fc.array(fc.tuple(anySegment, fc.nat(2)), { maxLength: 3 }),
      parameters: fc.array(fc.tuple(anyText, anyText, fc.nat(2)), { minLength: 1, maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(anyAddress, anyVisitor, async ({ segments, parameters }, visitor) => {
        const path = segments.map(([segment, spelling]) => spell(segment, spelling)).join('/')
        const query = parameters.map(([name, value, spelling]) => `${spell(name, spelling)}=${spell(value, spelling)}`)
        await visit(`/${path}?${query.join('&')}`, visitor)
        expect(await getAll()).toEqual(before)
      }),
      { numRuns: 40 },
    )
  })

  test('gets the same answer however it is spelled', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anySegment, { maxLength: 3 }),
        fc.constantFrom('', '?lang=ko', '?at', '?layout=mobile', '?q=%EA%B2%80'),
        anyVisitor,
        async (segments, search, visitor) => {
          const write = (spelling: number, slash: string) =>
            `/${segments.map((segment) => spell(segment, spelling)).join(slash)}${search}`
          const plain = await visit(write(0, '/'), visitor)
          expect(await visit(write(1, '//'), visitor)).toEqual(plain)
          expect(await visit(write(2, '/%2e/'), visitor)).toEqual(plain)
        },
      ),
      { numRuns: 40 },
    )
  })

  test.each(['/?%6Cang=en', '/?lang=en', '/?l%61ng=en&x=1'])(
    'asks for a language for its own visitor alone: %s',
    async (target) => {
      const visitor = { host: 'localhost', agent: `${windows} ${target}`, language: 'ko' }
      const asked = await visit(target, visitor)
      expect(asked.text).toContain('desktop en /')
      expect(asked.cookies).toEqual([expect.stringMatching(/^locale=en;/)])
      expect(await visit('/', visitor)).toMatchObject({
        text: expect.stringContaining('desktop ko /'),
        cookies: undefined,
      })
    },
  )

  test('of a payment window shows none on the shop’s hosts, however it is spelled', async () => {
    for (const target of [
      '/providers/payment',
      '/providers/%70ayment',
      '//providers/./payment',
      '/%70roviders/payment',
    ]) {
      for (const host of ['shop.localhost:3000', 'SHOP.localhost:3000']) {
        const { status, location } = await visit(target, { host, agent: windows, language: 'en' })
        expect([status, location]).toEqual([302, 'http://pay.shop.localhost:3000/providers/payment'])
      }
    }
  })

  test.each([
    '/media/%00',
    '/media/%ff',
    '/%00',
    '/assets/%00',
    '/providers/identity/portone?request=%00',
    '/providers/payment/return?payment=%00',
    '/sandbox/phone?qr=%00',
    '/sandbox/outbox/messages?to=%00',
    '/api/v1/lecture/intro/contents/%00',
    '/api/v1/lecture/intro/contents?title=%00',
    '/api/v1/member/auth/login/social/google?next=%00',
    '/api/v1/member/auth/login/social/google/callback?state=%00',
  ])('is refused when no text can hold it: %s', async (target) => {
    const { status, headers, text } = await shop.send(target)
    expect(status).toBe(400)
    if (target.startsWith('/api/')) {
      expect(JSON.parse(text)).toMatchObject({
        status_code: 'PR10002400',
        content: { request_id: headers['x-request-id'] },
      })
    }
  })
})

describe('a live shop', async () => {
  const live = await listeningShop(sample, {
    config: {
      mode: 'live',
      desktopOrigin: 'https://www.shop.example',
      mobileOrigin: 'https://m.shop.example',
      paymentOrigin: 'https://pay.shop.example',
    },
  })
  const menu = '/api/v1/lecture/intro/category/menu'

  test.each([
    '/',
    '/?layout=mobile',
    '/nowhere',
    menu,
    '/api/v1/nope',
    '/media/none',
    '/%zz',
    '/healthz',
    '/robots.txt',
  ])('keeps browsers on https with every answer: %s', async (target) => {
    for (const host of ['www.shop.example', 'm.shop.example', 'pay.shop.example']) {
      const { headers } = await live.send(target, { headers: { Host: host } })
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    }
  })

  test.each(['/?lang=ko', '/?layout=desktop', menu])('sets Secure cookies: %s', async (target) => {
    const { headers } = await live.send(target, {
      headers: { Host: 'www.shop.example', 'User-Agent': windows, 'X-Forwarded-Proto': 'http' },
    })
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/; Secure/)])
  })
})

describe('a host that is not the shop’s', async () => {
  const live = await listeningShop(sample, {
    config: {
      mode: 'live',
      desktopOrigin: 'https://www.shop.example',
      mobileOrigin: 'https://m.shop.example',
      paymentOrigin: 'https://pay.shop.example',
    },
  })
  const targets = [
    '/',
    '/api/v1/lecture/intro/category/menu',
    '/api/v1/member/auth/login/social/google',
    '/providers/postcode?request=6f1d7d4e-6a5a-4d0b-9f0e-2d6a0f9f6a11',
    '/providers/identity?request=6f1d7d4e-6a5a-4d0b-9f0e-2d6a0f9f6a11',
    '/providers/payment',
    '/sandbox/outbox',
    '/robots.txt',
    '/%zz',
    '/healthz?x=1',
  ]

  test.each(targets)('is refused by a live shop: %s', async (target) => {
    for (const Host of ['evil.example', 'localhost:3000', '127.0.0.1', 'shop.example']) {
      const { status, headers, text } = await live.send(target, { headers: { Host } })
      expect([status, headers.location, headers['set-cookie']]).toEqual([400, undefined, undefined])
      expect(text).toContain('This server does not serve this host.')
    }
  })

  test.each(targets)('is refused by a sandbox: %s', async (target) => {
    const { status, text } = await shop.send(target, { headers: { Host: 'evil.example:3000' } })
    expect(status).toBe(400)
    expect(text).toContain('add the host to SANDBOX_HOSTS')
  })

  test('is refused in the envelope to calls', async () => {
    const { text } = await live.send('/api/v1/lecture/intro/category/menu', { headers: { Host: 'evil.example' } })
    expect(JSON.parse(text)).toMatchObject({ status_code: 'PR10002400' })
  })

  test('is no hindrance to health probes', async () => {
    for (const each of [live, shop]) {
      for (const target of ['/healthz', '/readyz']) {
        expect((await each.send(target, { headers: { Host: '10.0.0.7:3000' } })).status).toBe(200)
      }
    }
  })

  test('is answered by a sandbox that was given it', async () => {
    const open = await listeningShop(sample, { config: { sandboxHosts: ['box.lan'] } })
    expect((await open.send('/robots.txt', { headers: { Host: 'box.lan:8080' } })).status).toBe(200)
  })

  test('cannot stand beside a host of the shop', async () => {
    for (const path of ['/', '/healthz']) {
      const socket = connect({ port: live.port, host: '127.0.0.1' })
      socket.write(`GET ${path} HTTP/1.1\r\nHost: www.shop.example\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
      const parts: Buffer[] = []
      for await (const part of socket) parts.push(part)
      expect(Buffer.concat(parts).toString()).toMatch(/^HTTP\/1\.1 400 /)
    }
  })
})

test('a sandbox sends no Strict-Transport-Security', async () => {
  const { headers } = await shop.send('/', { headers: { Host: 'shop.localhost:3000' } })
  expect(headers['strict-transport-security']).toBeUndefined()
})

describe('new pages that one network requests all the time', async () => {
  const { promise: held, resolve: end } = Promise.withResolvers<void>()
  const busy = await listeningShop(sample, {
    renderer: {
      ...echoRenderer,
      render: async (page, fetch) => {
        if (new URL(page.url).searchParams.get('q')?.startsWith('slow')) await held
        return echoRenderer.render(page, fetch)
      },
    },
  })
  const elsewhere = '127.0.0.2'

  test('wait for each other, and do not delay other networks', async () => {
    expect((await busy.send('/')).status).toBe(200)
    const statuses: number[] = []
    const asked = Array.from({ length: 40 }, async (_, number) => {
      const { status, headers } = await busy.send(`/search?q=slow${number}`)
      statuses.push(status)
      if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    })
    // Two are rendered and sixteen wait.
    await expect.poll(() => statuses.length, { timeout: 10_000 }).toBe(22)
    expect(new Set(statuses)).toEqual(new Set([503]))
    expect((await busy.send('/?gclid=abc')).status).toBe(200)
    expect((await busy.send('/healthz')).status).toBe(200)
    expect((await busy.send('/search?q=other', { from: elsewhere })).status).toBe(200)
    end()
    await Promise.all(asked)
    expect(statuses.filter((status) => status === 200)).toHaveLength(18)
  })
})

test('a page that the browser requests ahead of a click is rendered only while no other one is', async () => {
  const { promise: held, resolve: end } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const busy = await listeningShop(sample, {
    renderer: {
      ...echoRenderer,
      render: async (page, fetch) => {
        if (new URL(page.url).pathname === '/') {
          begin()
          await held
        }
        return echoRenderer.render(page, fetch)
      },
    },
  })
  const ahead = { headers: { 'Sec-Purpose': 'prefetch' } }
  expect((await busy.send('/notices')).status).toBe(200)
  const first = busy.send('/')
  await begun
  expect((await busy.send('/notices?utm_source=letter', ahead)).status).toBe(200)
  const refused = await busy.send('/contents', ahead)
  expect({ status: refused.status, retry: refused.headers['retry-after'] }).toEqual({ status: 503, retry: '2' })
  end()
  expect((await first).status).toBe(200)
  expect((await busy.send('/contents', ahead)).status).toBe(200)
})

test('a page that is requested again is compressed with Brotli 11 when the process is idle', async () => {
  // Any longer text will do.
  const text = readFileSync(import.meta.filename, 'utf8')
  const page = {
    status: 200,
    html: `<!doctype html><html><body>${text}</body></html>`,
    routes: [],
    catalogues: [],
    inlineScripts: [],
    processorMs: 0,
  }
  const large = await listeningShop(sample, { renderer: { ...echoRenderer, render: async () => page } })
  const lengthOf = async () =>
    Number((await large.send('/', { headers: { 'Accept-Encoding': 'br' } })).headers['content-length'])
  const first = await lengthOf()
  await expect.poll(lengthOf, { timeout: 15_000 }).toBeLessThan(first)
})

test('an edge gets the page with fewer bytes when it asks whether its copy is still right', async () => {
  const edge = { urls: ['http://127.0.0.1:9/'], secret: 'x'.repeat(32) }
  const behind = await listeningShop(sample, { config: { edge } })
  const { etag = '' } = (await behind.send('/')).headers
  const statusOf = async () => (await behind.send('/', { headers: { 'If-None-Match': etag } })).status
  expect(await statusOf()).toBe(304)
  await expect.poll(statusOf, { timeout: 15_000 }).toBe(200)
})

test('a script planted in the content is not allowed by the page’s policy', async () => {
  const [own, planted] = ['own()', 'planted()']
  const html = `<!doctype html><html><body><script>${own}</script><script>${planted}</script></body></html>`
  const page = { status: 200, html, routes: [], catalogues: [], inlineScripts: [own], processorMs: 0 }
  const risky = await listeningShop(sample, { renderer: { ...echoRenderer, render: async () => page } })
  const policy = (await risky.send('/')).headers['content-security-policy']
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  expect(policy).toContain(hash(own))
  expect(policy).not.toContain(hash(planted))
})

test('the page for unknown addresses is rendered once', async () => {
  let renders = 0
  const counting = await listeningShop(sample, {
    renderer: {
      ...echoRenderer,
      render: async (page, fetch) => {
        renders += 1
        return echoRenderer.render(page, fetch)
      },
    },
  })
  for (let turn = 0; turn < 3; turn++) expect((await counting.send('/not-found')).status).toBe(404)
  expect(renders).toBe(1)
})

describe('the log', async () => {
  const lines: Record<string, unknown>[] = []
  const line = v.record(v.string(), v.unknown())
  const log = pino({ level: 'info' }, { write: (text) => lines.push(v.parse(line, JSON.parse(text))) })
  const logged = await listeningShop(sample, { log })
  const menu = '/api/v1/lecture/intro/category/menu'
  const linesOf = (path: string) => lines.filter((each) => each['path'] === path)

  test('contains pages and calls without their parameters, with a hash of the network', async () => {
    await expect
      .poll(async () => {
        await logged.send(menu)
        return lines.at(-1)?.['network']
      })
      .toMatch(/^[\w-]{12}$/)
    await logged.send('/search?q=my-secret-wish')
    await logged.send('/contents?q=my-secret-wish', { from: '127.0.0.2' })
    await expect.poll(() => linesOf('/contents').length).toBe(1)
    const [search] = linesOf('/search')
    const [contents] = linesOf('/contents')
    expect(search).toMatchObject({
      msg: 'page',
      method: 'GET',
      status: 200,
      network: linesOf(menu).at(-1)?.['network'],
    })
    expect(search).toHaveProperty('milliseconds')
    expect(contents?.['network']).toMatch(/^[\w-]{12}$/)
    expect(contents?.['network']).not.toBe(search?.['network'])
    expect(JSON.stringify(lines)).not.toMatch(/my-secret-wish|127\.0\.0/)
  })

  test('names a member by a hash', async () => {
    const member = await addMember(sample)
    const first = await logged.send(menu)
    const token = /XSRF-TOKEN=([^;]+)/.exec(first.headers['set-cookie']?.[0] ?? '')?.[1] ?? ''
    const { content } = v.parse(
      v.object({ content: v.object({ access_token: v.string() }) }),
      JSON.parse(
        (
          await logged.send('/api/v1/member/auth/login/password', {
            method: 'POST',
            headers: { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token },
            body: JSON.stringify({ userid: member.userid, password: rightPassword }),
          })
        ).text,
      ),
    )
    await logged.send('/api/v1/member/my/profile', { headers: { Authorization: content.access_token } })
    expect(lines.at(-1)?.['member']).toMatch(/^[\w-]{12}$/)
    expect(JSON.stringify(lines)).not.toContain(member.id)
  })

  test('has no error for a client that disconnects before its call is complete', async () => {
    const { headers } = await logged.send(menu)
    const token = /XSRF-TOKEN=([^;]+)/.exec(headers['set-cookie']?.[0] ?? '')?.[1]
    const path = '/api/v1/member/auth/token'
    const socket = connect({ port: logged.port, host: '127.0.0.1' })
    const pair = `Cookie: XSRF-TOKEN=${token}\r\nX-XSRF-TOKEN: ${token}`
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${pair}\r\nContent-Length: 9\r\n\r\n{`)
    socket.destroySoon()
    await expect.poll(() => linesOf(path).at(-1)?.['status'], { timeout: 10_000 }).toBe(499)
    expect(lines.filter((each) => each['level'] === 50)).toEqual([])
  })
})

/** The text, percent-encoded minimally, completely, or at random positions. */
function spell(text: string, spelling: number): string {
  const encode = (character: string) =>
    [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  const isEncoded = (index: number) => spelling === 1 || (spelling === 2 && index % 2 === 0)
  return [...text.toWellFormed()]
    .map((character, index) => (isEncoded(index) ? encode(character) : encodeURIComponent(character)))
    .join('')
}
