import { once } from 'node:events'
import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { registerCleanup } from '#tests/support/server/cleanup.ts'
import { echoRenderer, listeningShop } from '#tests/support/server/listening-shop.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { addMember, logIn } from '#tests/support/server/members.ts'
import { clockOn, sampleShop, shopWith } from '#tests/support/server/shop.ts'
import { freePort } from '#tests/support/server/shop-process.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { announceStock } from '../content/state.ts'
import { everyRow } from '../db/every-row.ts'
import { transact } from '../db/open.ts'
import { contentState } from '../db/schema/courses.ts'
import { media } from '../db/schema/media.ts'
import { purgeEdges } from './edge.ts'

const secret = 'cHJhY3RpY3VtLWVkZ2Utc2VjcmV0LTE='
const sample = await sampleShop()
const { db, content } = sample.services
const edge = { urls: ['http://127.0.0.1:9/'], secret }
const shop = await listeningShop(sample, { config: { edge } })
const host = 'shop.localhost:3000'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'

/** Headers of an edge that names an English visitor with a desktop, or another one. */
const named = (visitor = 'person desktop none en') => ({ 'X-Visit': visitor, 'X-Edge-Secret': secret })

/** What a shared cache may do with the answer, and its tags. */
async function permission(target: string, headers: Record<string, string> = named(), at = shop) {
  const { headers: answered } = await at.send(target, { headers: { Host: host, 'User-Agent': windows, ...headers } })
  return [answered['cdn-cache-control'], answered['surrogate-key']]
}
const kept = ['max-age=600, stale-if-error=3600', 'content']
const notKept = [undefined, undefined]

/** What an import by another process does to the version. */
async function changeContent() {
  await db
    .update(contentState)
    .set({ generation: sql`${contentState.generation} + 1` })
    .where(everyRow)
  await content.refresh()
}

describe('an edge may keep', () => {
  test.each([
    ['a page', '/contents', named()],
    ['a page with the parameters that it knows, in any order', '/contents?q=cpr', named()],
    ['a page of the language that the visitor reads anyway', '/contents?lang=ko', named('person desktop none ko')],
    ['a page of either language for a crawler', '/contents?lang=ko', named('crawler mobile none en')],
    ['a support view', '/login?at=checkingPassword', named()],
    ['the page of unknown addresses', '/not-found', named()],
    ['the way to the other layout', '/contents', named('person mobile none en')],
    ['the sitemap', '/sitemap.xml', {}],
    ['the rules for crawlers', '/robots.txt', {}],
  ])('%s', async (_, target, headers) => {
    expect(await permission(target, headers)).toEqual(kept)
  })

  test('a page again that has not changed', async () => {
    const headers = { Host: host, ...named() }
    const { headers: first } = await shop.send('/contents', { headers })
    const again = await shop.send('/contents', { headers: { ...headers, 'If-None-Match': first.etag ?? '' } })
    expect({ status: again.status, key: again.headers['surrogate-key'] }).toEqual({ status: 304, key: 'content' })
  })

  test('a page that shows devices under two tags', async () => {
    const showing = await listeningShop(sample, {
      config: { edge },
      renderer: {
        ...echoRenderer,
        render: async (task, call) => {
          await call('/api/v1/board/device', {})
          return echoRenderer.render(task, call)
        },
      },
    })
    expect(await permission('/devices', named(), showing)).toEqual([
      'max-age=600, stale-if-error=3600',
      'content stock',
    ])
  })
})

describe('an edge may not keep', () => {
  test.each([
    ['a page that sets a cookie', '/contents?lang=ko', named()],
    ['a choice of the layout, which sets a cookie', '/contents?layout=desktop', named()],
    ['a page under an address with other parameters', '/contents?x=1', named()],
    ['a call', '/api/v1/board/device', named()],
    ['whether the shop is ready', '/readyz', named()],
    ['a page for a visitor whom no edge has named', '/contents', {}],
    ['the way to the other layout for one', '/contents', { 'User-Agent': phone }],
    ['a page for a visitor without the secret', '/contents', { 'X-Visit': 'person desktop none en' }],
    ['a page for a visitor with another secret', '/contents', { ...named(), 'X-Edge-Secret': `${secret}=` }],
    ['a page for a visitor with an empty secret', '/contents', { ...named(), 'X-Edge-Secret': '' }],
    ['a page for a visitor of no device', '/contents', named('person Windows none en')],
    ['a page for a visitor of no language', '/contents', named('person desktop none fr')],
    ['a page for two visitors', '/contents', named('person desktop none en, person mobile none ko')],
  ])('%s', async (_, target, headers) => {
    expect(await permission(target, headers)).toEqual(notKept)
  })

  test('a page whose content changed while it was rendered', async () => {
    const changing = await listeningShop(sample, {
      config: { edge },
      renderer: {
        ...echoRenderer,
        render: async (task, call) => {
          await changeContent()
          return echoRenderer.render(task, call)
        },
      },
    })
    expect(await permission('/contents', named(), changing)).toEqual(notKept)
  })

  test('anything of a shop without an edge', async () => {
    const alone = await listeningShop(sample)
    expect(await permission('/contents', named(), alone)).toEqual(notKept)
    expect(await permission('/sitemap.xml', named(), alone)).toEqual(notKept)
  })
})

describe('device and language of a visitor', () => {
  const korean = { 'User-Agent': phone, 'Accept-Language': 'ko', Cookie: 'locale=ko; layout=mobile' }
  const pageOf = async (headers: Record<string, string>) => {
    const { text } = await shop.send('/contents', { headers: { Host: 'localhost:3000', ...korean, ...headers } })
    return /<body>(\w+ \w+)/.exec(text)?.[1]
  }

  test.each([
    ['person desktop none en', 'desktop en'],
    ['person desktop mobile en', 'mobile en'],
    ['person mobile desktop ko', 'desktop ko'],
    ['crawler mobile none ko', 'mobile ko'],
  ])('are what the edge says: %s', async (visitor, page) => {
    expect(await pageOf(named(visitor))).toBe(page)
  })

  test('are those of the browser past the edge, whatever the request claims', async () => {
    expect(await pageOf({})).toBe('mobile ko')
    expect(await pageOf({ 'X-Visit': 'person desktop none en' })).toBe('mobile ko')
    expect(await pageOf({ ...named(), 'X-Edge-Secret': secret.toLowerCase() })).toBe('mobile ko')
  })
})

test('a page is the same for members and visitors', async () => {
  const browser = sample.browser()
  const { access_token } = await logIn(browser, await addMember(sample))
  const headers = { Host: host, 'User-Agent': windows }
  const { text, headers: answered } = await shop.send('/contents', { headers })
  const cookie = `isLogin=true; tokenVersion=1; XSRF-TOKEN=x.y; ${access_token}`
  const asMember = await shop.send('/contents', {
    headers: { ...headers, Cookie: cookie, Authorization: access_token },
  })
  expect(asMember.text).toBe(text)
  expect(asMember.headers['etag']).toBe(answered['etag'])
  expect(asMember.headers['set-cookie']).toBeUndefined()
})

test.each(['a page', 'a picture'])('%s is not sent again to who names its tag in any way', async (kind) => {
  const [row] = await db.select({ path: media.path }).from(media).limit(1)
  const target = kind === 'a page' ? '/contents' : `/media/${row?.path}`
  const headers = { Host: host, 'User-Agent': windows }
  const { headers: first } = await shop.send(target, { headers })
  const tag = (first.etag ?? '').replace(/^W\//, '')
  const statusFor = async (names: string) =>
    (await shop.send(target, { headers: { ...headers, 'If-None-Match': names } })).status
  for (const names of ['*', tag, `W/${tag}`, `"x", W/${tag}`, `"x",${tag}`])
    expect([names, await statusFor(names)]).toEqual([names, 304])
  for (const names of ['"x"', tag.slice(1, -1), `"x, ${tag.slice(1)}`])
    expect([names, await statusFor(names)]).toEqual([names, 200])
})

test('pictures are public for good, and a missing one is not kept', async () => {
  const [row] = await db.select({ path: media.path }).from(media).limit(1)
  const { headers } = await shop.send(`/media/${row?.path}`, { headers: { Host: host } })
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const missing = await shop.send('/media/pictures/0/none.png', { headers: { Host: host } })
  expect(missing.headers['cache-control']).toBe('no-store')
})

/** An edge that records its purges. */
async function fakeEdge() {
  const purges: string[] = []
  const refused: string[] = []
  const state = { isAway: false }
  const server = createServer((request, response) => {
    const isProved = request.method === 'PURGE' && request.headers.authorization === `Bearer ${secret}`
    const isTaken = isProved && !state.isAway
    const list = isTaken ? purges : refused
    list.push(String(request.headers['surrogate-key']))
    response.writeHead(isTaken ? 200 : 503).end()
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  registerCleanup(() => server.close())
  return { purges, refused, state, url: `http://127.0.0.1:${port}/` }
}

describe('the shop purges', () => {
  const times = { repeat: 50, retry: 20, answer: 2_000 }
  const log = watchedLog().log
  const stops: (() => Promise<void>)[] = []
  afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())))
  const purging = (urls: readonly string[], watched = content) => {
    const stop = purgeEdges({ urls, secret }, { content: watched, log }, times)
    stops.push(stop)
    return stop
  }

  test('every edge when it starts, twice, because an answer may be on its way', async () => {
    const [one, other] = [await fakeEdge(), await fakeEdge()]
    purging([one.url, other.url])
    await waitFor(() => expect([one.purges, other.purges]).toEqual(Array(2).fill(['content', 'content'])))
  })

  test('when the content changes', async () => {
    const { purges, url } = await fakeEdge()
    purging([url])
    await waitFor(() => expect(purges).toHaveLength(2))
    await changeContent()
    await waitFor(() => expect(purges).toEqual(['content', 'content', 'content', 'content']))
  })

  test('when the day changes in Korea', async () => {
    const clock = clockOn('2026-11-21', { milliseconds: 0 })
    const { services, pass } = await shopWith(sample.database, clock)
    const { purges, url } = await fakeEdge()
    purging([url], services.content)
    await waitFor(() => expect(purges).toHaveLength(2))
    pass(24 * 3_600)
    await waitFor(() => expect(purges).toHaveLength(4))
  })

  test('only pages with devices when one sells out', async () => {
    const { purges, url } = await fakeEdge()
    purging([url])
    await waitFor(() => expect(purges).toHaveLength(2))
    await transact(db, announceStock)
    await waitFor(() => expect(purges.slice(2)).toEqual(['stock', 'stock']))
  })

  test('again until the edge takes it', async () => {
    const { purges, refused, state, url } = await fakeEdge()
    state.isAway = true
    purging([url])
    await waitFor(() => expect(refused.length).toBeGreaterThan(3))
    expect(purges).toEqual([])
    state.isAway = false
    await waitFor(() => expect(purges).toEqual(['content']))
  })

  test('once more when it stops, so that no page of another version stays', async () => {
    const { purges, url } = await fakeEdge()
    const stop = purging([url])
    await waitFor(() => expect(purges).toHaveLength(2))
    await stop()
    expect(purges).toEqual(['content', 'content', 'content'])
    await changeContent()
    expect(purges).toHaveLength(3)
  })
})
