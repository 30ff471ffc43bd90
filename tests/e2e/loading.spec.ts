import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../support/browser/fixtures.ts'

/** Holds every call, and the files of pages that are not open yet, until the returned function is called. */
async function holdEverything(page: Page): Promise<() => void> {
  const mayCome = Promise.withResolvers<void>()
  let isHeld = true
  await page.route(/\/api\/|\/assets\/.*\.js/, async (route) => {
    if (isHeld) await mayCome.promise
    // The page may have given the request up meanwhile.
    await route.continue().catch(() => {})
  })
  return () => {
    isHeld = false
    mayCome.resolve()
  }
}

/** Follows a link on the page by its address, wherever it stands. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.createElement('a')
    link.href = path
    document.querySelector('main')?.append(link)
    link.click()
  }, href)
}

test('shows within 200 ms of a click that the page is late', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/cs/faq?id=1')
  await waitForHydration(page)
  const release = await holdEverything(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await follow(page, '/contents/detail?id=102&memberType=IDV')
  await page.clock.runFor(200)
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
  release()
})

test('keeps the list in sight, marked as busy, while other parameters of it load', async ({ page }) => {
  await page.goto('/contents')
  await waitForHydration(page)
  const release = await holdEverything(page)
  await follow(page, '/contents?page=3')
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('article').first()).toBeVisible()
  release()
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy')
})

test.describe(() => {
  // The failing call is the point.
  test.use({ allowConsoleErrors: true })

  test('says that a page failed to load, and loads it on another try', async ({ page, say }) => {
    await page.goto('/cs/faq?id=1')
    await waitForHydration(page)
    let isFailing = true
    await page.route(/\/api\//, (route) => (isFailing ? route.fulfill({ status: 500, json: {} }) : route.continue()))
    await follow(page, '/contents/detail?id=102&memberType=IDV')
    const retry = page.getByRole('main').getByRole('button', { name: say('다시 시도', 'Try again') })
    await expect(retry).toBeVisible()
    isFailing = false
    await retry.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(retry).toBeHidden()
  })
})
