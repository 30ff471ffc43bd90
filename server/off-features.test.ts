import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { postcodeWindow } from '#contract/values/postcode.ts'
import { socialLoginPath, socialProviders } from '#contract/values/social-providers.ts'
import { goTo } from '#tests/support/server/html-page.ts'
import { today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, sampleShop, shopWith, testConfig } from '#tests/support/server/shop.ts'
import { resultCookies } from '#tests/support/server/social-login.ts'
import { featureSchema } from '../contract/values/features.ts'

const { database } = await sampleShop()
const shop = await shopWith(database, clockOn(today, { milliseconds: 0 }), {
  ...testConfig,
  off: featureSchema.options,
})

describe('a shop without companies outside', () => {
  const calls = Object.values(endpoints).filter((endpoint) => 'feature' in endpoint)

  test.each(calls)('answers $method $path with a code that says so', async ({ method, path }) => {
    const address = path.replace(/\{\w+\}/g, randomUUID())
    const browser = shop.browser()
    const sent = method === 'GET' ? {} : { body: {} }
    expect(await browser.expectError(method, address, sent)).toMatchObject({ code: 'PR10009404' })
  })

  test.each(socialProviders)('leads nobody to %s', async (provider) => {
    const browser = shop.browser()
    const answer = await browser.visit(`http://practicum.localhost:3000${socialLoginPath(provider)}`)
    expect(answer.headers.get('Location')).toContain(`/social/${provider}`)
    expect(resultCookies(browser)).toMatchObject({ success: 'false', status_code: 'PR10009404' })
  })

  test('has no window of the postcode search', async () => {
    expect(await goTo(shop.browser(), postcodeWindow(randomUUID()))).toMatchObject({ status: 404 })
  })

  test('has no windows of theirs in the sandbox', async () => {
    const { html } = await goTo(shop.browser(), '/sandbox')
    for (const words of ['Student ID', 'Login with Google', 'Login with Kakao', 'Login with Naver', 'Address search'])
      expect(html).not.toContain(words)
    expect(html).toContain('Outbox')
  })
})
