import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { listeningShop } from '#tests/support/server/listening-shop.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await listeningShop(await sampleShop())
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'

/** Layouts and languages, with a host and browser that get them, and the address of the other layout. */
const visitors = [
  ['desktop', 'ko', 'shop.localhost:3000', windows, 'http://m.shop.localhost:3000/contents?layout=mobile'],
  ['desktop', 'en', 'shop.localhost:3000', windows, 'http://m.shop.localhost:3000/contents?layout=mobile'],
  ['mobile', 'ko', 'm.shop.localhost:3000', phone, 'http://shop.localhost:3000/contents?layout=desktop'],
  ['mobile', 'en', 'm.shop.localhost:3000', phone, 'http://shop.localhost:3000/contents?layout=desktop'],
] as const

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-frame-options': 'DENY',
}
/** Style sheet of the sample: its theme, and its fields, whose last one gives no colour. */
const [, shopStyles = ''] = /<style>([^<]*)<\/style>/.exec((await shop.send('/contents')).text) ?? []
const shopStylesHash = createHash('sha256').update(shopStyles).digest('base64')
const pagePolicy = `default-src 'self'; script-src 'self'; style-src 'self' 'sha256-${shopStylesHash}'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default`
const page = {
  ...commonHeaders,
  status: 200,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy,
  'cache-control': 'private, no-cache',
  vary: 'Accept-Encoding, Available-Dictionary, Accept-Language, Cookie, User-Agent, Sec-CH-UA-Platform',
  link: expect.stringMatching(/^<\/frames\/(desktop|mobile)-(ko|en)\.txt>; rel="compression-dictionary"$/),
  etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
  'content-length': expect.stringMatching(/^\d+$/),
}
const { 'content-length': _length, ...unchanged } = { ...page, status: 304 }
const { link: _link, ...supportView } = {
  ...page,
  vary: 'Accept-Encoding, Accept-Language, Cookie, User-Agent, Sec-CH-UA-Platform',
  'content-security-policy': pagePolicy.replace("connect-src 'self'", "connect-src 'none'"),
}
const redirect = {
  ...commonHeaders,
  status: 302,
  'cache-control': 'no-store',
  vary: 'Accept-Language, Cookie, User-Agent, Sec-CH-UA-Platform',
  'transfer-encoding': 'chunked',
}
const call = (language: string) => ({
  ...commonHeaders,
  status: 200,
  'content-type': 'application/json',
  'content-length': expect.stringMatching(/^\d+$/),
  'content-language': language,
  'cache-control': 'private, no-store',
  vary: 'Accept-Language',
  'x-content-version': '1.2026-11-21',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  'x-server-time': String(Date.parse('2026-11-20T18:00:00Z')),
  'set-cookie': [expect.stringMatching(/^XSRF-TOKEN=[^;]+; Max-Age=86400; Path=\/; SameSite=Lax$/)],
})
const file = { ...commonHeaders, status: 200, 'content-length': expect.stringMatching(/^\d+$/) }

test('the head of a page has the colours of the brand and of the fields, those of the dark scheme for screens alone', () => {
  const [light = '', dark = ''] = shopStyles.split('@media screen and (prefers-color-scheme:dark){')
  expect(light).toMatch(/^:root\{--paper:#F7F5F0;--surface:#FFFFFF;/)
  expect(light).toContain('--action:#D2420C;')
  expect(light).toContain('--logo:url("data:image/svg+xml,%3Csvg xmlns=')
  expect(light).toContain('[data-field=healthcare]{--hue:#1C8C86;--tint:#D6E5E0}')
  expect(light).toContain('[data-field=job]{--hue:#6F5BB5;--tint:#E3DEE7}')
  expect(dark).toMatch(/^:root\{--paper:#15181B;--surface:#1D2125;/)
  expect(dark).toContain('[data-field=healthcare]{--hue:#60AFAA;--tint:#162F30}')
})

test.each(visitors)(
  'every kind of answer has exactly its headers: %s, %s',
  async (layout, language, host, agent, other) => {
    const headersOf = async (target: string, more: Record<string, string> = {}) => {
      const headers = { Host: host, 'User-Agent': agent, 'Accept-Language': language, ...more }
      const { status, headers: all } = await shop.send(target, { headers })
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...rest } = all
      return { status, ...rest }
    }
    const { etag = '' } = await headersOf('/contents')
    const [otherLayout, otherLanguage] = [layout === 'desktop' ? 'mobile' : 'desktop', language === 'ko' ? 'en' : 'ko']
    expect({
      page: await headersOf('/contents'),
      compressed: await headersOf('/contents', { 'Accept-Encoding': 'br' }),
      unchanged: await headersOf('/contents', { 'If-None-Match': etag }),
      'support view': await headersOf('/login?at=checkingPassword'),
      'other language': await headersOf(`/contents?lang=${otherLanguage}`),
      'other layout': await headersOf(`/contents?layout=${otherLayout}`),
      call: await headersOf('/api/v1/board/device'),
      sitemap: await headersOf('/sitemap.xml'),
      robots: await headersOf('/robots.txt'),
    }).toEqual({
      page,
      compressed: { ...page, 'content-encoding': 'br' },
      unchanged,
      'support view': supportView,
      'other language': { ...page, 'set-cookie': [`locale=${otherLanguage}; Path=/; Max-Age=31536000; SameSite=Lax`] },
      'other layout': { ...redirect, location: other },
      call: call(language),
      sitemap: { ...file, 'content-type': 'application/xml; charset=utf-8' },
      robots: { ...file, 'content-type': 'text/plain; charset=UTF-8' },
    })
  },
)
