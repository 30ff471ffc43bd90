import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { diskFolder } from '../../server/content/content-folder.ts'
import { importContent } from '../../server/content/import.ts'
import { readContent } from '../../server/content/read.ts'
import { openDatabase } from '../../server/db/open.ts'
import { createClock } from '../../server/lib/clock.ts'
import { registerCleanup } from '../../tests/support/server/cleanup.ts'
import { freePort } from '../../tests/support/server/shop-process.ts'
import { startVarnishWithClock } from '../../tests/support/server/varnish.ts'
import { logIn } from '../bench/buyer.ts'
import { addBuyers, startDatabase } from '../bench/database.ts'
import { answersPerSecond } from '../bench/load.ts'
import { startShop } from '../bench/shop.ts'

// Two processes of the shop behind Varnish with `deploy/varnish.vcl`, and a proxy for TLS in front, which is played by the
// header that it would set. `VISITORS` is how many walk all pages.

const visitors = Number(process.env['VISITORS'] ?? '1000')
const secret = 'gameday-secret-of-the-edge-of-a-shop'
const [port, shopPort] = [await freePort(), await freePort()]
const hosts = { desktop: `shop.localhost:${port}`, mobile: `m.shop.localhost:${port}` }
const database = await startDatabase()
registerCleanup(() => database.stop())
const userids = await addBuyers(database, 2)
const open = () =>
  startShop({
    ...database.environment,
    PORT: String(shopPort),
    PROCESSES: '2',
    DESKTOP_ORIGIN: `http://${hosts.desktop}`,
    MOBILE_ORIGIN: `http://${hosts.mobile}`,
    PAYMENT_ORIGIN: `http://pay.shop.localhost:${port}`,
    DESK_ORIGIN: `http://desk.shop.localhost:${port}`,
    TRUST_PROXY: '2',
    EDGE_URLS: `http://127.0.0.1:${port}/`,
    EDGE_SECRET: secret,
  })
const varnish = startVarnishWithClock({ port, shopPort, secret })
registerCleanup(() => varnish[Symbol.asyncDispose]())
let shop = await open()
registerCleanup(() => shop.stop())
await varnish.sees('healthy')

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  /** Whether Varnish answered it from a copy: its header names the request that brought the copy, too. */
  readonly isHit: boolean
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Varnish, unless it is the shop itself. */
  readonly at?: number
}

function ask(host: string, path: string, { method = 'GET', headers = {}, at = port }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port: at, method, path, headers: { Host: host, ...headers } })
    sent.once('error', reject)
    sent.once('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () => {
        const isHit = /^\d+ \d+$/.test(String(response.headers['x-varnish']))
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts), isHit })
      })
    })
    sent.end()
  })
}

function textOf({ headers, body }: Answer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString()
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body).toString()
  return body.toString()
}

interface Shown {
  readonly layout: string | undefined
  readonly language: string | undefined
  /** Version of the content. */
  readonly version: string | undefined
}

const read = new Map<string, Shown>()

/** What a page says of itself, read once from each body. */
function shownBy(answer: Answer): Shown {
  const key = createHash('sha256').update(answer.body).digest('hex')
  const known = read.get(key)
  if (known) return known
  const text = textOf(answer)
  const shown = {
    layout: /<html[^>]* data-layout="(\w+)"/.exec(text)?.[1],
    language: /<html[^>]* lang="(\w+)"/.exec(text)?.[1],
    version: /<html[^>]* data-content="([^"]+)"/.exec(text)?.[1],
  }
  read.set(key, shown)
  return shown
}

const devices = {
  desktop: [
    { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36' },
    { 'User-Agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15' },
    { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0.0.0', 'Sec-CH-UA-Platform': '"Windows"' },
  ],
  mobile: [
    { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1' },
    { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15; SM-S931N) Chrome/143.0.0.0 Mobile Safari/537.36' },
    { 'User-Agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', 'Sec-CH-UA-Platform': '"Android"' },
  ],
} as const
const languages = {
  ko: [
    { 'Accept-Language': 'ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7' },
    { 'Accept-Language': 'ko, fr-FR;q=0.4, en;q=0.2' },
    { 'Accept-Language': 'en-GB,en', Cookie: 'locale=ko' },
  ],
  en: [
    { 'Accept-Language': 'en-US,en;q=0.9,ko;q=0.8' },
    { 'Accept-Language': 'de-AT' },
    { 'Accept-Language': 'ko', Cookie: 'locale=en' },
  ],
} as const
const encodings = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip']
const layouts = ['desktop', 'mobile'] as const

interface Visitor {
  readonly layout: 'desktop' | 'mobile'
  readonly language: 'ko' | 'en'
  readonly headers: Readonly<Record<string, string>>
}

/** Visitor `index`: every second one has a session, and all differ in what browsers send. */
function visitorOf(index: number): Visitor {
  const layout = layouts[index % 2] ?? 'desktop'
  const language = index % 4 < 2 ? 'ko' : 'en'
  const device = devices[layout][Math.floor(index / 4) % 3]
  const { Cookie: chosen = '', ...preference }: Record<string, string> =
    languages[language][Math.floor(index / 12) % 3] ?? {}
  const session = `isLogin=true; tokenVersion=${index}; XSRF-TOKEN=token${index}.signature`
  return {
    layout,
    language,
    headers: {
      ...device,
      ...preference,
      'Accept-Encoding': encodings[Math.floor(index / 36) % 3] ?? '',
      // The proxy for TLS adds it.
      'X-Forwarded-For': `10.1.${index >> 8}.${index & 255}`,
      ...(index % 8 < 4 ? { Cookie: `${session}; ${chosen}` } : chosen === '' ? {} : { Cookie: chosen }),
    },
  }
}
/** One visitor of each layout and language. */
const four = [0, 1, 2, 3].map(visitorOf)

/** Path of every public page, as the sitemap names them. */
async function publicPages(): Promise<string[]> {
  const { body } = await ask(hosts.desktop, '/sitemap.xml')
  const addresses = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, text = '']) => new URL(text.replaceAll('&amp;', '&')),
  )
  return [
    ...new Set(
      addresses.map(({ pathname, searchParams }) => {
        searchParams.delete('lang')
        return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`
      }),
    ),
  ]
}
const pages = await publicPages()

/** Opens every page as one visitor, from another page on than others. Returns the answers that are not from a copy. */
async function walk(index: number): Promise<{ answers: number; misses: number }> {
  const { layout, language, headers } = visitorOf(index)
  const counted = { answers: 0, misses: 0 }
  const count = ({ isHit }: Answer) => {
    counted.answers += 1
    if (!isHit) counted.misses += 1
  }
  if (index % 10 === 0) {
    // A link of somebody with the other kind of device.
    const other = layout === 'desktop' ? 'mobile' : 'desktop'
    const sent = await ask(hosts[other], '/contents', { headers })
    count(sent)
    expect([sent.status, sent.headers['location']]).toEqual([302, `http://${hosts[layout]}/contents`])
  }
  for (let step = 0; step < pages.length; step++) {
    const path = pages[(index * 37 + step) % pages.length] ?? '/'
    const mark = path.includes('?') ? '&' : '?'
    // Links in mails and search engines name a language, or where they stood.
    const address =
      step % 50 === 1 ? `${path}${mark}lang=${language}` : step % 50 === 2 ? `${path}${mark}utm_source=mail` : path
    const answer = await ask(hosts[layout], address, { headers })
    count(answer)
    const { layout: shownLayout, language: shownLanguage } = shownBy(answer)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect([answer.status, shownLayout, shownLanguage], address).toEqual([200, layout, language])
  }
  return counted
}

test(`${visitors} visitors walk all pages, and less than one in twenty reaches the shop`, async () => {
  const total = { answers: 0, misses: 0 }
  let next = 0
  const began = performance.now()
  const walkOn = async () => {
    while (next < visitors) {
      const { answers, misses } = await walk(next++)
      total.answers += answers
      total.misses += misses
    }
  }
  await Promise.all(Array.from({ length: 48 }, walkOn))
  const ratio = 1 - total.misses / total.answers
  const seconds = (performance.now() - began) / 1000
  console.log(
    `${pages.length} pages, ${total.answers} answers in ${seconds.toFixed(0)} s: ${(100 * ratio).toFixed(2)} % from copies`,
  )
  expect(ratio).toBeGreaterThan(0.95)
})

/** Every page in both layouts and languages, with its address. */
async function everyPage(): Promise<(Answer & { readonly address: string })[]> {
  return (
    await Promise.all(
      four.map(async ({ layout, headers }) => {
        const answers = []
        for (const path of pages)
          answers.push({ ...(await ask(hosts[layout], path, { headers })), address: `${layout} ${path}` })
        return answers
      }),
    )
  ).flat()
}

/** Addresses of those that did not come from a copy. */
function missed(answers: readonly (Answer & { readonly address: string })[]): string[] {
  return answers.filter(({ isHit }) => !isHit).map(({ address }) => address)
}

test('a change is on every page within a second', async () => {
  const before = (await everyPage()).map((answer) => shownBy(answer).version)
  const [old] = before
  expect(new Set(before)).toEqual(new Set([old]))
  const { content } = readContent(diskFolder(fileURLToPath(new URL('../../content', import.meta.url))))
  const [first, ...others] = content?.courses ?? []
  if (!content || !first) throw new Error('the bundled content has faults')
  const title = { ko: '가장자리에서 보이는 제목', en: 'A title at the edge' }
  const course = { ...first, course: { ...first.course, title } }
  const connection = await openDatabase(database.connection('practicum'))
  await importContent(connection.db, createClock(), { ...content, courses: [course, ...others] }, [])
  const imported = performance.now()
  await connection.close()
  const detail = `/contents/detail?id=${first.course.idx}&memberType=IDV`
  const seen = await Promise.all(
    four.map(async ({ layout, language, headers }) => {
      let lastOld = 0
      for (;;) {
        const asked = performance.now() - imported
        const text = textOf(await ask(hosts[layout], detail, { headers }))
        if (text.includes(title[language])) return { lastOld, firstNew: performance.now() - imported }
        lastOld = asked
        expect(lastOld).toBeLessThan(1_000)
      }
    }),
  )
  const list = (times: readonly number[]) => times.map((ms) => ms.toFixed(0)).join(', ')
  console.log(`old pages were asked for until ${list(seen.map(({ lastOld }) => lastOld))} ms after the import`)
  console.log(`new pages were there after ${list(seen.map(({ firstNew }) => firstNew))} ms, rendered meanwhile`)
  // A page that is asked for after a second is a new one, whichever process made it.
  await vi.waitUntil(() => performance.now() - imported > 1_000)
  const after = await everyPage()
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(after.map((answer) => shownBy(answer).version))).not.toContain(old)
  // Nobody has brought an old copy back, and once the pictures for messengers are drawn, all are copies again.
  await vi.waitFor(
    async () => {
      const again = await everyPage()
      expect(new Set(again.map((answer) => shownBy(answer).version))).not.toContain(old)
      expect(missed(again)).toEqual([])
    },
    { timeout: 300_000 },
  )
})

/** Pictures, styles and scripts of the home page. */
async function filesOfHome(): Promise<string[]> {
  const [visitor] = four
  const home = textOf(await ask(hosts.desktop, '/', { headers: visitor?.headers ?? {} }))
  return [...new Set([...home.matchAll(/"(\/(?:media|assets)\/[^"?#]+)"/g)].map(([, path = '']) => path))]
}

test('files are kept with their parts', async () => {
  const files = await filesOfHome()
  expect(files.some((path) => path.startsWith('/media/'))).toBe(true)
  expect(files.some((path) => path.startsWith('/assets/'))).toBe(true)
  for (const path of files) {
    const first = await ask(hosts.desktop, path)
    const second = await ask(hosts.desktop, path)
    expect([first.status, second.status, second.isHit], path).toEqual([200, 200, true])
    const part = await ask(hosts.desktop, path, { headers: { Range: 'bytes=0-9' } })
    expect([part.status, part.isHit, part.body], path).toEqual([206, true, first.body.subarray(0, 10)])
  }
})

test('calls are answered by the shop, each with what is its own', async () => {
  const origin = `http://127.0.0.1:${port}`
  const [one, other] = await Promise.all(userids.map((userid) => logIn(origin, userid)))
  if (!one || !other) throw new Error('two members log in')
  const profileOf = async (token: string) => {
    const answer = await ask(hosts.desktop, '/api/v1/member/my/profile', { headers: { Authorization: token } })
    return { isHit: answer.isHit, isOwn: userids.map((userid) => answer.body.toString().includes(userid)) }
  }
  const profiles = [await profileOf(one.token), await profileOf(other.token), await profileOf(one.token)]
  expect(profiles).toEqual([
    { isHit: false, isOwn: [true, false] },
    { isHit: false, isOwn: [false, true] },
    { isHit: false, isOwn: [true, false] },
  ])
  const cookies = await Promise.all([1, 2].map(() => ask(hosts.desktop, '/api/v1/board/device')))
  expect(cookies.map(({ isHit }) => isHit)).toEqual([false, false])
  expect(new Set(cookies.map(({ headers }) => String(headers['set-cookie']))).size).toBe(2)
  const chosen = { 'Accept-Language': 'en', 'User-Agent': devices.desktop[0]['User-Agent'] }
  for (let turn = 0; turn < 2; turn++) {
    const choice = await ask(hosts.desktop, '/contents?lang=ko', { headers: chosen })
    expect([choice.isHit, choice.headers['set-cookie']]).toEqual([
      false,
      ['locale=ko; Path=/; Max-Age=31536000; SameSite=Lax'],
    ])
  }
  await one.purchase()
})

test('a purge without the secret is refused', async () => {
  const purge = (headers: Record<string, string>) =>
    ask(hosts.desktop, '/', { method: 'PURGE', headers: { 'Surrogate-Key': 'content', ...headers } })
  expect((await purge({})).status).toBe(403)
  expect((await purge({ Authorization: 'Bearer ' })).status).toBe(403)
  expect(missed(await everyPage())).toEqual([])
})

const anyOf = (...values: readonly string[]) => fc.constantFrom(...values)
const anyRequest = fc.record({
  host: anyOf(hosts.desktop, hosts.mobile, `localhost:${port}`),
  path: anyOf('/downloads', '/downloads?lang=ko', '/downloads?layout=mobile', '/downloads?x=1'),
  agent: anyOf(
    ...[...devices.desktop, ...devices.mobile].map((each) => each['User-Agent']),
    ...['Googlebot/2.1', 'facebookexternalhit/1.1', 'Yahoo! Slurp', 'Chrome-Lighthouse Windows NT', 'ia_archiver'],
    '',
  ),
  platform: fc.option(anyOf('"Windows"', '"macOS"', '"Android"', '"Linux"', ''), { nil: undefined }),
  language: fc.option(
    fc
      .array(anyOf('ko', 'en', 'KO-kr', 'en-US;q=0.1', ' ko ;q=1', 'kok', 'fr', 'e', '*', ''), { maxLength: 4 })
      .map((each) => each.join(',')),
    { nil: undefined },
  ),
  cookies: fc.array(
    anyOf(
      ...['locale=ko', 'locale=en', 'locale=fr', 'locale', 'xlocale=ko', 'locale=ko=1', 'locale =ko'],
      ...['layout=mobile', 'layout=desktop', 'layout=', 'mylayout=mobile', 'isLogin=true'],
    ),
    { maxLength: 4 },
  ),
})

test('every visitor gets what the shop itself would answer', async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ host, path, agent: userAgent, platform, language, cookies }) => {
      const headers = {
        'User-Agent': userAgent,
        'X-Forwarded-For': '10.2.0.1',
        ...(platform === undefined ? {} : { 'Sec-CH-UA-Platform': platform }),
        ...(language === undefined ? {} : { 'Accept-Language': language }),
        ...(cookies.length === 0 ? {} : { Cookie: cookies.join('; ') }),
      }
      const seen = async (at: number) => {
        const answer = await ask(host, path, { headers, at })
        const { layout, language: shownLanguage } = shownBy(answer)
        const { location, 'set-cookie': set, vary, 'cache-control': control } = answer.headers
        return { status: answer.status, layout, shownLanguage, location, set, vary, control }
      }
      expect(await seen(port)).toEqual(await seen(shopPort))
    }),
    { numRuns: 2_000 },
  )
})

test('Varnish answers more than the shop does by itself', async () => {
  const headers = { ...visitorOf(0).headers, 'Accept-Encoding': 'br' }
  const task = { paths: pages.slice(0, 20), headers, connections: 16, seconds: 4 }
  const behind = await answersPerSecond({ ...task, port })
  const straight = await answersPerSecond({ ...task, port: shopPort })
  console.log(`pages a second: ${behind.toFixed(0)} through Varnish, ${straight.toFixed(0)} straight`)
  expect(behind).toBeGreaterThan(straight)
})

test('pages and files are served for an hour while the shop is away, and are new when it is back', async () => {
  const files = await filesOfHome()
  const statuses = async () => {
    const answers = [await everyPage(), await Promise.all(files.map((path) => ask(hosts.desktop, path)))].flat()
    return new Set(answers.map(({ status }) => status))
  }
  expect(await statuses()).toEqual(new Set([200]))
  // All of them have expired when the shop ends.
  const purge = { 'Surrogate-Key': 'content', Authorization: `Bearer ${secret}` }
  expect((await ask(hosts.desktop, '/', { method: 'PURGE', headers: purge })).status).toBe(200)
  process.kill(shop.pid, 'SIGKILL')
  await vi.waitFor(() => expect(ask(hosts.desktop, '/readyz', { at: shopPort })).rejects.toThrow(/ECONN/), {
    timeout: 20_000,
  })
  // Before the probe has noticed, and after.
  expect(await statuses()).toEqual(new Set([200]))
  await varnish.sees('sick')
  expect(await statuses()).toEqual(new Set([200]))
  const [, , visitor] = four
  const named = await ask(hosts.desktop, '/contents?lang=ko', { headers: visitor?.headers ?? {} })
  expect([named.status, shownBy(named).language]).toEqual([200, 'ko'])
  varnish.moveClock(58 * 60)
  expect(await statuses()).toEqual(new Set([200]))
  varnish.moveClock(62 * 60)
  expect((await ask(hosts.desktop, '/', { headers: visitor?.headers ?? {} })).status).toBe(503)
  varnish.moveClock(0)
  shop = await open()
  await varnish.sees('healthy')
  const back = await ask(hosts.desktop, '/', { headers: visitor?.headers ?? {} })
  expect([back.status, back.isHit]).toEqual([200, false])
})
