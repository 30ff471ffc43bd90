import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../support/browser/fixtures.ts'

// The browser logs requests that fail without a network.
test.use({ allowConsoleErrors: true })

/** Waits until the page has fetched what these patterns name. */
const expectFetched = (page: Page, patterns: readonly RegExp[]) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toEqual(expect.arrayContaining(patterns.map((pattern) => expect.stringMatching(pattern))))

/** Files of code and messages of a route. */
const codeOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`)

for (const [list, entry, fetched] of [
  ['/contents', 'article a[href^="/contents/detail"]', [codeOf('course')]],
  ['/device', 'article a[href^="/device/detail"]', [codeOf('detail'), /device\/details\?ids=/]],
  ['/cs/notices', 'td a[href^="/cs/notice-detail"]', [codeOf('notice-detail'), /notice\/details\?ids=/]],
] as const) {
  test(`opens an entry of ${list} without asking the server`, async ({ page, context }) => {
    await page.goto(list)
    await waitForHydration(page)
    await expectFetched(page, fetched)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const link = page.locator('main').locator(entry).first()
    const title = (await link.textContent()) ?? ''
    await link.evaluate((anchor) => anchor instanceof HTMLElement && anchor.click())
    await expect(page).toHaveURL(/id=\d+/)
    await expect(page.getByRole('heading', { level: 1, name: title.trim() })).toBeVisible()
  })
}

test('fetches nothing ahead for a visitor who saves data, and opens the page all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const ahead: string[] = []
  page.on('request', (request) => {
    if (/details\?ids=|\/device\/detail\//.test(request.url())) ahead.push(request.url())
  })
  await page.goto('/device')
  await waitForHydration(page)
  const link = page.locator('main').locator('article a[href^="/device/detail"]').first()
  await link.hover()
  await page.waitForLoadState('networkidle')
  expect(ahead).toEqual([])
  await link.click()
  await expect(page).toHaveURL(/\/device\/detail/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
