import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { socialProviders } from '#contract/values/social-providers.ts'
import { goTo } from '#tests/support/server/html-page.ts'
import { beginVerification } from '#tests/support/server/identity-verification.ts'
import { sampleShop, testConfig } from '#tests/support/server/shop.ts'
import { goToProvider, seedSandbox } from '#tests/support/server/social-login.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { createSandbox } from './sandbox.ts'

/** Nothing of these tests is sent to the shop. */
const sendWebhook = async () => {}

const shop = await sampleShop()
await seedSandbox(shop)
const { services } = shop

const pages = [
  '/sandbox',
  '/sandbox/phone',
  '/sandbox/outbox',
  '/sandbox/outbox/messages',
  '/sandbox/clock',
  '/sandbox/sandbox.css',
]

test('lists every window, in both languages', async () => {
  const browser = shop.browser()
  const english = (await goTo(browser, '/sandbox')).html
  const korean = (await goTo(browser, '/sandbox?lang=ko')).html
  for (const text of [
    'Identity verification',
    'Login with Google',
    'Login with Kakao',
    'Login with Naver',
    'Student ID',
    'Outbox',
    'Address search',
    'Sandbox clock',
  ]) {
    expect(english).toContain(text)
  }
  for (const text of [
    '본인 확인',
    'Google 로그인',
    '카카오 로그인',
    '네이버 로그인',
    '학생증',
    '보낸 메일함',
    '연습 시계',
  ]) {
    expect(korean).toContain(text)
  }
})

describe('in live mode', () => {
  const live = createSandbox({ ...services, sendWebhook }, { ...testConfig, mode: 'live' })
  test.each([...pages, '/sandbox/identity?request=x', '/sandbox/oauth/google/.well-known/openid-configuration'])(
    'there is no %s',
    async (address) => {
      expect((await live.request(address)).status).toBe(404)
      expect((await live.request(address, { method: 'POST' })).status).toBe(404)
    },
  )
})

describe('a provider that is configured', () => {
  const client = { clientId: 'id', clientSecret: 'secret' }
  const most = createSandbox(
    { ...services, sendWebhook },
    {
      ...testConfig,
      studentIdApp: { url: 'https://school.example/app', secret: 'a secret that shop and school share' },
      social: { google: client, kakao: undefined, naver: undefined },
      portOneIdentity: {
        storeId: 'store',
        channelKey: 'channel',
        apiSecret: 'secret',
        scriptUrl: 'https://cdn.portone.io/v2/browser-sdk.js',
      },
      smtp: { url: 'smtp://mail.example', from: 'help@shop.example', requireTls: true },
      solapi: { apiKey: 'key', apiSecret: 'secret', sender: '0216000142' },
      postcode: 'kakao',
    },
  )
  test.each([
    '/sandbox/phone',
    '/sandbox/outbox',
    '/sandbox/identity?request=x',
    '/sandbox/oauth/google/authorize',
    '/sandbox/oauth/google/.well-known/openid-configuration',
    '/sandbox/oauth/google/keys',
    '/sandbox/postcode?request=5f0c3b52-6f0e-4d0e-9c5a-0d8f3b1c2a4e',
  ])('is not played: %s', async (address) => {
    expect((await most.request(address)).status).toBe(404)
  })

  test('is not listed', async () => {
    const html = await (await most.request('/sandbox')).text()
    expect(html).toContain('Login with Kakao')
    expect(html).not.toMatch(/Google|Identity verification|Student ID|Outbox|Address search/)
  })

  test('does not affect the others', async () => {
    expect((await most.request('/sandbox/oauth/kakao/.well-known/openid-configuration')).status).toBe(200)
  })
})

describe('every page', () => {
  /** Pages with forms, as a browser opens them. */
  const open = {
    overview: () => goTo(shop.browser(), '/sandbox'),
    phone: () => goTo(shop.browser(), '/sandbox/phone'),
    outbox: () => goTo(shop.browser(), '/sandbox/outbox'),
    clock: () => goTo(shop.browser(), '/sandbox/clock'),
    identity: async () => {
      const browser = shop.browser()
      return goTo(browser, (await beginVerification(browser)).url)
    },
    google: () => goToProvider(shop.browser(), 'google'),
    missing: () => goTo(shop.browser(), '/sandbox/nowhere'),
  }

  test.each(Object.entries(open))('says that it is a sandbox, and excludes search engines: %s', async (_, visit) => {
    const { html } = await visit()
    expect(html).toContain('<span class="stamp">Sandbox</span>')
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  test('runs only its one script, and cannot be framed', async () => {
    const response = await shop.sandbox.request('/sandbox')
    const html = await response.text()
    const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain("script-src 'self' 'unsafe")
  })

  test('shows parameters as text, not as markup', async () => {
    const { html } = await goTo(shop.browser(), '/sandbox/%3Cscript%3Ealert(1)%3C/script%3E?lang=%22%3E%3Cb%3E')
    expect(html).not.toMatch(/<script>alert|"><b>/)
  })
})

describe('a form', () => {
  const forms = {
    outbox: '/sandbox/outbox',
    clock: '/sandbox/clock',
    phone: '/sandbox/phone?qr=x',
    identity: '/sandbox/identity?request=x',
    google: '/sandbox/oauth/google/authorize',
  }

  test.each(Object.entries(forms))('of another site is refused: %s', async (_, address) => {
    const mine = shop.browser()
    await goTo(mine, '/sandbox/clock')
    const token = mine.cookie('sandbox-xsrf') ?? ''
    const stranger = shop.browser()
    for (const [browser, fields] of [
      [shop.browser(), {}],
      [mine, {}],
      [mine, { xsrf: '' }],
      [mine, { xsrf: 'x' }],
      [stranger, { xsrf: token }],
    ] as const) {
      const response = await browser.visit(address, new URLSearchParams({ ...fields, advance: '60', typed: '60' }))
      expect(response.status).toBe(403)
    }
  })
})

test.each(socialProviders)(
  'the consent of %s shows what is asked, to whom one returns, and every answer',
  async (provider) => {
    const { html } = await goToProvider(shop.browser(), provider)
    expect(html).toContain(`http://shop.localhost:3000/api/v1/member/auth/login/social/${provider}/callback`)
    for (const name of ['하늘', '새 사람', '김하늘', '메일 없음', '서준', '유나'])
      expect(html).toContain(`<b>${name}</b>`)
  },
)

test('several processes sign with one key, however they start', async () => {
  const { database } = await testDatabase()
  const own = { db: database.db, clock: services.clock, passwords: services.passwords }
  const keys = await Promise.all(
    Array.from({ length: 4 }, async () =>
      (await createSandbox({ ...own, sendWebhook }, testConfig).request('/sandbox/oauth/google/keys')).text(),
    ),
  )
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toContain('"kty":"RSA"')
  // None of the private fields of the key.
  expect(keys[0]).not.toMatch(/"(d|p|q|dp|dq|qi)":/)
})
