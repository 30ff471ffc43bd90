import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { registerCleanup } from '#tests/support/server/cleanup.ts'
import { listeningShop } from '#tests/support/server/listening-shop.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { freePort } from '#tests/support/server/shop-process.ts'
import { startVarnish } from '#tests/support/server/varnish.ts'

// `deploy/varnish.vcl` before the shop: a request with odd headers may get any answer itself, and changes nothing for the
// ordinary visitors after it.

const secret = 'cHJhY3RpY3VtLWVkZ2Utc2VjcmV0LTE='
const shop = await listeningShop(await sampleShop(), { config: { edge: { urls: ['http://127.0.0.1:9/'], secret } } })
const port = await freePort()
const varnish = startVarnish({ port, shopPort: shop.port, secret })
registerCleanup(() => varnish[Symbol.asyncDispose]())
await varnish.sees('healthy')

const hosts = { desktop: 'shop.localhost:3000', mobile: 'm.shop.localhost:3000' } as const
type Device = keyof typeof hosts

interface Answer {
  readonly status: number
  readonly head: string
  readonly location: string | undefined
  readonly text: string
  /** Whether Varnish answered it from a copy. */
  readonly isHit: boolean
}

/** Sends a request byte for byte; each character of `text` is one byte. */
function sendBytes(text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.on('data', (part) => parts.push(part))
    socket.once('end', () => resolve(Buffer.concat(parts)))
    socket.once('error', reject)
  })
}

async function ask(target: string, lines: readonly string[], method = 'GET'): Promise<Answer> {
  const bytes = await sendBytes(
    `${[`${method} ${target} HTTP/1.1`, 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`,
  )
  const end = bytes.indexOf('\r\n\r\n')
  const head = bytes.subarray(0, end).toString('latin1')
  const headerOf = (name: string) => new RegExp(`^${name}: *(.*?)\r?$`, 'im').exec(head)?.[1]
  const body = bytes.subarray(end + 4)
  const encoding = headerOf('content-encoding')
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  return {
    status: Number(head.split(' ')[1]),
    head,
    location: headerOf('location'),
    text: plain.toString(),
    isHit: /^\d+ \d+$/.test(headerOf('x-varnish') ?? ''),
  }
}

const agents: Record<Device, string> = {
  desktop: 'User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36',
  mobile: 'User-Agent: Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1',
}
const ordinary = [
  ['desktop', 'ko', [agents.desktop, 'Accept-Language: ko-KR,ko;q=0.9,en;q=0.8', 'Accept-Encoding: gzip, deflate, br']],
  ['desktop', 'en', [agents.desktop, 'Sec-CH-UA-Platform: "Windows"', 'Accept-Language: en-US,en;q=0.9,ko;q=0.8']],
  ['mobile', 'ko', [agents.mobile, 'Accept-Language: en', 'Cookie: a=1; locale=ko', 'Accept-Encoding: gzip']],
  ['mobile', 'en', [agents.mobile, 'Sec-CH-UA-Platform: "Android"', 'Accept-Language: de', 'Accept-Encoding: br']],
] as const

/** Opens an address as each ordinary visitor on each host, and expects the visitor's own page or host. */
async function expectOrdinaryAnswers(path: string): Promise<void> {
  for (const [device, language, lines] of ordinary) {
    for (const host of ['desktop', 'mobile'] as const) {
      const { status, location, text } = await ask(path, [`Host: ${hosts[host]}`, ...lines])
      const seen = status === 302 ? location : /<body>(.*)<\/body>/.exec(text)?.[1]
      const right = host === device ? `${device} ${language} ${path}` : `http://${hosts[device]}${path}`
      expect([status, seen], `${device} ${language} on the ${host} host`).toEqual([host === device ? 200 : 302, right])
    }
  }
}

const space = '\u00A0'
const long = 'x'.repeat(6_000)
const odd: readonly (readonly [title: string, lines: readonly string[], method?: string])[] = [
  ['no header at all', []],
  ['a platform twice, first a phone', ['Sec-CH-UA-Platform: "Android"', 'Sec-CH-UA-Platform: "Windows"']],
  ['a platform twice, first a desktop', ['Sec-CH-UA-Platform: "Windows"', 'Sec-CH-UA-Platform: "Android"']],
  ['a platform twice, first an empty one', ['Sec-CH-UA-Platform: ', 'Sec-CH-UA-Platform: "Windows"']],
  ['two platforms in one line', ['Sec-CH-UA-Platform: "Android", "macOS"']],
  ['an empty platform beside a desktop', ['Sec-CH-UA-Platform:', agents.desktop]],
  ['a platform of one space', ['Sec-CH-UA-Platform:  ', agents.desktop]],
  ['a platform of U+00A0', [`Sec-CH-UA-Platform: ${space}`, agents.desktop]],
  ['a platform in lower case', ['Sec-CH-UA-Platform: "windows"', agents.desktop]],
  ['a platform in capitals', ['Sec-CH-UA-Platform: "WINDOWS"', agents.desktop]],
  ['a platform without quotes', ['Sec-CH-UA-Platform: Windows', agents.mobile]],
  ['the word desktop as platform', ['Sec-CH-UA-Platform: desktop']],
  ['a platform of 6,000 characters', [`Sec-CH-UA-Platform: ${long}Windows`]],
  ['a platform folded into two lines', ['Sec-CH-UA-Platform: "Android"\r\n "Windows"']],
  ['a platform with a NUL', ['Sec-CH-UA-Platform: "Win\u0000dows"']],
  ['a platform of another name', ['Sec_CH_UA_Platform: "Windows"', agents.mobile]],
  ['the word desktop as user agent', ['User-Agent: desktop']],
  ['the word mobile as user agent', ['User-Agent: mobile']],
  ['two words as user agent', ['User-Agent: mobile none ko']],
  ['an empty user agent', ['User-Agent:']],
  ['a user agent twice, first a phone', [agents.mobile, agents.desktop]],
  ['a user agent twice, first a desktop', [agents.desktop, agents.mobile]],
  ['a user agent twice, first a crawler', ['User-Agent: Googlebot/2.1', agents.desktop]],
  ['a user agent twice, then a crawler', [agents.mobile, 'User-Agent: Googlebot/2.1']],
  ['a crawler', ['User-Agent: Googlebot/2.1']],
  ['a crawler with a desktop', ['User-Agent: Googlebot/2.1 (Windows NT 10.0)', 'Accept-Language: ko']],
  ['a user agent of 6,000 characters', [`User-Agent: ${long} Windows NT`]],
  ['a user agent with bytes above 127', ['User-Agent: Windows\u00A0NT \u00FF']],
  ['a user agent split by a tab', ['User-Agent: Windows\tNT']],
  ['a layout after U+00A0', [agents.desktop, `Cookie: ${space}layout=mobile`]],
  ['a language after U+00A0', [agents.desktop, `Cookie: ${space}locale=ko`]],
  ['a language before U+00A0', [agents.desktop, `Cookie: locale=ko${space}`]],
  ['a language with spaces about it', [agents.mobile, 'Cookie:   locale=ko  ;  a=1']],
  ['a language with a space before its sign', [agents.mobile, 'Cookie: locale =ko']],
  ['a language with a space after its sign', [agents.mobile, 'Cookie: locale= ko']],
  ['a language after a tab', [agents.mobile, 'Cookie: a=1;\tlocale=ko']],
  ['a language after a vertical tab', [agents.mobile, 'Cookie: a=1;\u000Blocale=ko']],
  ['a language in quotes', [agents.mobile, 'Cookie: locale="ko"']],
  ['a language in capitals', [agents.mobile, 'Cookie: LOCALE=KO']],
  ['a language with more behind it', [agents.mobile, 'Cookie: locale=ko=1']],
  ['two languages in one cookie header', [agents.mobile, 'Cookie: locale=fr; locale=ko']],
  ['a language without a value first', [agents.mobile, 'Cookie: locale; locale=ko']],
  ['two cookie headers', [agents.desktop, 'Cookie: locale=en', 'Cookie: locale=ko']],
  ['two cookie headers, first an empty one', [agents.desktop, 'Cookie:', 'Cookie: layout=mobile']],
  ['a cookie after commas', [agents.desktop, 'Cookie: a=1, locale=ko']],
  ['the layout of the other device', [agents.mobile, 'Cookie: layout=desktop']],
  ['the layout of its own device', [agents.mobile, 'Cookie: layout=mobile']],
  ['two layouts', [agents.mobile, 'Cookie: layout=mobile; layout=desktop']],
  ['a cookie that ends in a name', [agents.mobile, 'Cookie: xlayout=desktop; xlocale=ko']],
  ['a cookie of 6,000 characters', [agents.mobile, `Cookie: a=${long}; locale=ko; layout=desktop`]],
  ['a cookie with only signs', [agents.mobile, 'Cookie: ;=;;==;locale']],
  ['a browser language after U+00A0', [agents.desktop, `Accept-Language: ${space}ko`]],
  ['a browser language before U+00A0', [agents.desktop, `Accept-Language: ko${space}`]],
  ['a browser language in capitals', [agents.desktop, 'Accept-Language: KO-KR']],
  ['a browser language with a value of 0', [agents.desktop, 'Accept-Language: ko;q=0, en']],
  ['a browser language behind another one', [agents.desktop, 'Accept-Language: fr-FR,ko;q=0.8']],
  ['a browser language behind a comma', [agents.desktop, 'Accept-Language: ,ko']],
  ['a browser language with an underscore', [agents.desktop, 'Accept-Language: ko_KR']],
  ['a browser language that only begins so', [agents.desktop, 'Accept-Language: kok']],
  ['any browser language', [agents.desktop, 'Accept-Language: *']],
  ['a browser language twice', [agents.desktop, 'Accept-Language: en', 'Accept-Language: ko']],
  ['a browser language twice, first an empty one', [agents.desktop, 'Accept-Language:', 'Accept-Language: ko']],
  ['a browser language of 6,000 characters', [agents.desktop, `Accept-Language: ${long},ko`]],
  ['a browser language after a vertical tab', [agents.desktop, 'Accept-Language: \u000Bko']],
  ['the header of the edge', [agents.desktop, 'X-Visit: person mobile none ko']],
  [
    'the header of the edge twice',
    [agents.mobile, 'X-Visit: crawler desktop none ko', 'X-Visit: person desktop none ko'],
  ],
  ['the header of the edge in capitals', [agents.mobile, 'X-VISIT: person desktop none ko']],
  [
    'the header of the edge with its secret',
    [agents.mobile, 'X-Visit: crawler desktop none ko', `X-Edge-Secret: ${secret}`],
  ],
  [
    'the header of the edge with a POST',
    [agents.mobile, 'X-Visit: crawler desktop none ko', 'Content-Length: 0'],
    'POST',
  ],
  ['the header of the edge with a token', [agents.mobile, 'X-Visit: person desktop none ko', 'Authorization: x']],
  ['the header of the edge as one of the connection', [agents.mobile, 'Connection: X-Visit, X-Edge-Secret']],
  ['the user agent as one of the connection', [agents.desktop, 'Connection: User-Agent, Cookie, Accept-Language']],
  ['sixty more headers', [agents.mobile, ...Array.from({ length: 60 }, (_, index) => `X-${index}: ${index}`)]],
  ['fifty-four more headers', [agents.mobile, ...Array.from({ length: 54 }, (_, index) => `X-${index}: ${index}`)]],
  ['another host that forwards', [agents.desktop, 'X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example']],
  ['another scheme', [agents.desktop, 'X-Forwarded-Proto: gopher', 'X-Forwarded-For: nobody']],
  ['a part of the page', [agents.desktop, 'Range: bytes=0-9']],
  ['any copy', [agents.desktop, 'If-None-Match: *', 'If-Modified-Since: Fri, 27 Nov 2099 00:00:00 GMT']],
  ['a body', [agents.desktop, 'Content-Length: 5\r\n\r\nlayou']],
  ['only the head of the page', [agents.desktop], 'HEAD'],
  ['a compression that it refuses', [agents.desktop, 'Accept-Encoding: br;q=0, gzip;q=0']],
  ['a compression of another name', [agents.desktop, 'Accept-Encoding: brr, xgzip, dcz, *']],
  ['a dictionary', [agents.desktop, 'Accept-Encoding: dcz, br', 'Available-Dictionary: :AAAA:', 'Save-Data: on']],
  ['a page ahead of a click', [agents.desktop, 'Sec-Purpose: prefetch;prerender', 'Purpose: prefetch']],
  ['another protocol', [agents.desktop, 'Upgrade: h2c', 'HTTP2-Settings: AAAA']],
]

describe('a request changes nothing for the visitors after it', () => {
  test.each(odd.map(([title, ...sent], index) => [title, index, ...sent] as const))(
    '%s',
    async (_, index, lines, method) => {
      const path = `/cs?q=${index}`
      for (const host of [hosts.mobile, hosts.desktop]) await ask(path, [`Host: ${host}`, ...lines], method)
      await expectOrdinaryAnswers(path)
    },
  )
})

test('ordinary visitors get copies, and browsers the list of what the page depends on', async () => {
  const path = '/company/about'
  await expectOrdinaryAnswers(path)
  await expectOrdinaryAnswers(path)
  for (const [device, , lines] of ordinary) {
    const { isHit, head } = await ask(path, [`Host: ${hosts[device]}`, ...lines])
    expect(isHit).toBe(true)
    expect(head).toContain('\r\nVary: Accept-Encoding, Accept-Language, Cookie, User-Agent, Sec-CH-UA-Platform')
    expect(head).not.toMatch(/x-visit|x-edge-secret|surrogate-key|cdn-cache-control/i)
  }
})

describe('the copy is that of', () => {
  test.each([
    ['a chosen layout', [agents.mobile, 'Cookie: layout=desktop', 'Accept-Language: ko'], 'desktop ko'],
    ['a chosen language', [agents.desktop, 'Cookie: a=1; locale=ko', 'Accept-Language: en'], 'desktop ko'],
    ['the first language of the browser', [agents.desktop, 'Accept-Language: fr-FR,ko;q=0.8'], 'desktop en'],
    ['a platform before a user agent', [agents.mobile, 'Sec-CH-UA-Platform: "macOS"'], 'desktop en'],
    ['a Mac', ['User-Agent: Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'], 'desktop en'],
    ['any other device for a crawler', ['User-Agent: Googlebot/2.1'], 'desktop en'],
  ])('%s', async (_, lines, page) => {
    const path = '/company/history'
    for (const isHit of [false, true]) {
      const answer = await ask(path, [`Host: ${hosts.desktop}`, ...lines])
      expect(answer.text).toContain(`<body>${page} ${path}</body>`)
      if (isHit) expect(answer.isHit).toBe(true)
    }
  })
})
