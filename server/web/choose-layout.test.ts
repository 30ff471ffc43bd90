import { describe, expect, test } from 'vitest'
import { chooseLayout, type Visit, visitorOf } from './choose-layout.ts'

const config = {
  desktopOrigin: 'https://www.shop.example',
  mobileOrigin: 'https://m.shop.example',
  mode: 'live',
} as const
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const linux = 'Mozilla/5.0 (X11; Linux x86_64)'
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1)'

interface Sent {
  readonly host?: string
  readonly path?: string
  readonly search?: string
  readonly userAgent?: string
  readonly platform?: string
  readonly acceptLanguage?: string
  readonly cookie?: string
}

function visit({ userAgent = windows, platform, acceptLanguage, cookie, ...address }: Sent): Visit {
  const headers = {
    'user-agent': userAgent,
    'sec-ch-ua-platform': platform,
    'accept-language': acceptLanguage,
    cookie,
  }
  return { host: 'localhost:3000', path: '/contents', search: '', ...address, ...visitorOf(headers) }
}

describe('the layout', () => {
  test.each([
    ['Windows', windows, '', 'desktop'],
    ['Mac', mac, '', 'desktop'],
    ['a phone', phone, '', 'mobile'],
    ['Linux', linux, '', 'mobile'],
    ['a hint of Windows beside a reduced user agent', linux, '"Windows"', 'desktop'],
    ['a hint of Android beside a desktop-like user agent', mac, '"Android"', 'mobile'],
  ])('follows the device on an unnamed host: %s', (_, userAgent, platform, layout) => {
    expect(chooseLayout(config, visit({ userAgent, platform }))).toMatchObject({ kind: 'page', layout })
  })

  test('sends a device from the other one of the two hosts to its own, with path and query', () => {
    expect(chooseLayout(config, visit({ host: 'm.shop.example', search: '?page=2' }))).toEqual({
      kind: 'redirect',
      location: 'https://www.shop.example/contents?page=2',
      setCookies: [],
    })
    expect(chooseLayout(config, visit({ host: 'www.shop.example', userAgent: phone }))).toMatchObject({
      location: 'https://m.shop.example/contents',
    })
  })

  test('of a support view is that of its host or address, on any device, and is not stored', () => {
    const looking = (overrides: Sent) => chooseLayout(config, visit({ path: '/login', ...overrides }))
    const search = '?at=aState&lang=ko'
    expect(looking({ host: 'm.shop.example', search })).toEqual({
      kind: 'page',
      layout: 'mobile',
      locale: 'ko',
      setCookies: [],
    })
    expect(looking({ search: `${search}&layout=mobile` })).toMatchObject({ layout: 'mobile', setCookies: [] })
    expect(looking({ host: 'www.shop.example', search: `${search}&layout=mobile` })).toMatchObject({
      location: 'https://m.shop.example/login?at=aState&lang=ko&layout=mobile',
      setCookies: [],
    })
  })

  test('never redirects a crawler', () => {
    expect(chooseLayout(config, visit({ host: 'm.shop.example', userAgent: crawler }))).toMatchObject({
      kind: 'page',
      layout: 'mobile',
    })
    expect(chooseLayout(config, visit({ host: 'www.shop.example', userAgent: crawler }))).toMatchObject({
      kind: 'page',
      layout: 'desktop',
    })
  })

  test('chosen by the visitor redirects to its host and is stored there', () => {
    const asked = visit({ host: 'www.shop.example', search: '?category=job&layout=mobile' })
    expect(chooseLayout(config, asked)).toMatchObject({
      location: 'https://m.shop.example/contents?category=job&layout=mobile',
      setCookies: [],
    })
    const arrived = chooseLayout(config, { ...asked, host: 'm.shop.example' })
    expect(arrived).toMatchObject({ kind: 'redirect', location: '/contents?category=job' })
    expect(arrived.setCookies[0]).toBe('layout=mobile; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
    const later = visit({ host: 'm.shop.example', cookie: 'a=b; layout=mobile' })
    expect(chooseLayout(config, later)).toMatchObject({ kind: 'page', layout: 'mobile' })
  })

  test('never redirects to a host that the request names', () => {
    const choice = chooseLayout(
      config,
      visit({ host: 'evil.example', path: '//evil.example/x', search: '?layout=mobile' }),
    )
    expect(choice.kind === 'redirect' && new URL(choice.location, 'https://www.shop.example').host).toBe(
      'www.shop.example',
    )
  })
})

describe('the language', () => {
  test.each([
    ['the address, and keeps it', { search: '?lang=ko', cookie: 'locale=en', acceptLanguage: 'en' }, 'ko', 1],
    ['the address, without a cookie for who reads it anyway', { search: '?lang=ko', acceptLanguage: 'ko' }, 'ko', 0],
    ['the address, without a cookie for a crawler', { search: '?lang=ko', userAgent: crawler }, 'ko', 0],
    ['the mirror of local storage', { cookie: 'locale=ko', acceptLanguage: 'en' }, 'ko', 0],
    ['the browser', { acceptLanguage: 'ko-KR,ko;q=0.9,en;q=0.8' }, 'ko', 0],
    ['the last resort', { acceptLanguage: 'fr-FR' }, 'en', 0],
    ['the first language of the browser alone', { acceptLanguage: 'fr-FR,ko;q=0.8' }, 'en', 0],
    ['the last resort when nothing is said', {}, 'en', 0],
    ['the browser, not a language that the shop lacks', { search: '?lang=fr', acceptLanguage: 'ko' }, 'ko', 0],
  ])('comes from %s', (_, overrides, locale, cookies) => {
    const choice = chooseLayout(config, visit(overrides))
    expect(choice).toMatchObject({ kind: 'page', locale })
    expect(choice.setCookies).toHaveLength(cookies)
    for (const cookie of choice.setCookies) expect(cookie).toMatch(/; Secure$/)
  })
})
