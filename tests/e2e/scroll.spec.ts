import type { Page } from '@playwright/test'
import { delayScript, expect, test, waitForHydration } from '../support/browser/fixtures.ts'

const height = (page: Page) => page.evaluate(() => window.scrollY)

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  expect(await height(page)).toBe(y)
}

/** Opens a page and scrolls it before its script has loaded. */
async function scrollBeforeScript(page: Page, path: string, y: number): Promise<void> {
  const mayCome = await delayScript(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await scrollTo(page, y)
  mayCome()
  await waitForHydration(page)
}

for (const path of ['/', '/contents', '/contents/detail?id=101&memberType=IDV']) {
  test(`keeps ${path} at the position scrolled to before the script ran`, async ({ page }) => {
    await scrollBeforeScript(page, path, 600)
    expect(await height(page)).toBe(600)
  })
}

test('keeps the scroll position when the script removes parameters from the address', { tag: '@once' }, async ({
  page,
}) => {
  await scrollBeforeScript(page, '/contents?page=1', 600)
  await expect(page).toHaveURL(/\/contents$/)
  await leaveForCourse(page)
  await page.goBack()
  await expect.poll(() => height(page)).toBe(600)
})

/** Follows a link to a course anywhere on the page. */
async function leaveForCourse(page: Page): Promise<void> {
  const link = page.getByRole('article').getByRole('link').first()
  await link.evaluate((anchor: HTMLAnchorElement) => anchor.click())
  await expect(page).toHaveURL(/detail/)
  await expect.poll(() => height(page)).toBe(0)
}

for (const path of ['/', '/contents', '/contents?page=2']) {
  test(`restores the scroll position of ${path} on Back, and opens links at the top`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    await scrollTo(page, 700)
    await leaveForCourse(page)
    await page.goBack()
    await expect(page).not.toHaveURL(/detail/)
    await expect.poll(() => height(page)).toBe(700)
    await page.reload()
    await waitForHydration(page)
    await expect.poll(() => height(page)).toBe(700)
  })
}

test('opens other pages at the top, also on Back', async ({ page, say }) => {
  await page.goto('/contents/detail?id=101&memberType=IDV')
  await waitForHydration(page)
  await scrollTo(page, 700)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('이용약관', 'Terms of use') })
    .click()
  // The address changes before the page: Back would give it up, at the position of the course.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('이용약관', 'Terms of use'))
  await expect.poll(() => height(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('정맥', 'IV'))
  await expect.poll(() => height(page)).toBe(0)
})

test('opens the next page of a list at the top, and restores the position of the previous one', async ({
  page,
  say,
}) => {
  await page.goto('/contents')
  await waitForHydration(page)
  const next = page
    .getByRole('navigation', { name: say('과정 목록 페이지', 'Course list pages') })
    .getByRole('link', { name: '2', exact: true })
  await next.hover()
  const left = await height(page)
  expect(left).toBeGreaterThan(0)
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => height(page)).toBe(0)
  await page.goBack()
  await expect(page).not.toHaveURL(/page=2/)
  await expect.poll(() => height(page)).toBe(left)
})

test('restores the scroll position within a course', { tag: '@once' }, async ({ page }) => {
  await page.goto('/contents/detail?id=101&memberType=IDV')
  await waitForHydration(page)
  const notices = page.locator('#notices')
  const second = notices.getByRole('link', { name: '2', exact: true })
  await second.hover()
  const left = await height(page)
  expect(left).toBeGreaterThan(0)
  await second.click()
  await expect(page).toHaveURL(/notices=2/)
  await expect(second).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(second).not.toHaveAttribute('aria-current')
  await expect.poll(() => height(page)).toBe(left)
})
