import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'

test('answers an unchanged page with 304, compressed, private, without a cookie', { tag: '@once' }, async ({
  request,
}) => {
  const first = await request.get('/contents', { headers: { 'Accept-Encoding': 'br' } })
  expect(first.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-cache' })
  expect(first.headers()['set-cookie']).toBeUndefined()
  const again = await request.get('/contents', { headers: { 'If-None-Match': first.headers()['etag'] ?? '' } })
  expect(again.status()).toBe(304)
})

test('answers equivalent addresses with the same page', { tag: '@once' }, async ({ request }) => {
  const plain = await request.get('/contents?category=job')
  const tracked = await request.get('/contents?utm_source=mail&category=job&page=1')
  expect(tracked.headers()['etag']).toBe(plain.headers()['etag'])
  expect(await tracked.text()).not.toContain('utm_source')
})

test('caches each language and layout separately', { tag: '@once' }, async ({ request }) => {
  const agents = ['Mozilla/5.0 (Windows NT 10.0)', 'Mozilla/5.0 (iPhone)']
  const tags = new Set<string>()
  for (const language of ['ko', 'en']) {
    for (const agent of agents) {
      const answer = await request.get('/', { headers: { 'Accept-Language': language, 'User-Agent': agent } })
      tags.add(answer.headers()['etag'] ?? '')
    }
  }
  expect(tags.size).toBe(4)
})

test('sends a second document as what differs from the frame of the first', async ({ page }) => {
  const frame = page.waitForResponse(/\/frames\/(desktop-ko|mobile-en)\.txt$/)
  await page.goto('/contents')
  expect(await documentBytes(page)).toBeGreaterThan(20_000)
  // The browser loads it while it is idle, and stores it a moment later.
  await (await frame).finished()
  await expect(async () => {
    await page.goto('/cs/notices')
    expect(await documentBytes(page)).toBeLessThan(4_000)
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('under the content security policy', () => {
  test.use({ consoleCheck: undefined })

  test('runs only the scripts of the shop', { tag: '@once' }, async ({ page }) => {
    const refused = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'))
    // As injected content would: in the server's page, under the server's policy.
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const script = '<script>document.documentElement.dataset.injected = "yes"</script>'
      await route.fulfill({ response, body: (await response.text()).replace('</body>', `${script}</body>`) })
    })
    await page.goto('/')
    await refused
    await expect(page.locator('html')).not.toHaveAttribute('data-injected')
  })
})

/** Bytes of the document as it was transferred, without its headers. */
function documentBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return navigation instanceof PerformanceNavigationTiming ? navigation.encodedBodySize : 0
  })
}
