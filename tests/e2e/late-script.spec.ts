import type { Page } from '@playwright/test'
import { delayScript, expect, holdRequests, saveData, test, waitForHydration } from '../support/browser/fixtures.ts'

const script = /\/assets\/[^/]+\.js$/

/** Holds the picture of the banner above every page until the returned function is called. */
function holdPicture(page: Page): Promise<() => void> {
  return holdRequests(page, '**/media/pictures/**/banner-*')
}

test('requests no script before the page has loaded, then all it needs at once', async ({ page, language }) => {
  const begun: string[] = []
  page.on('request', (request) => {
    if (script.test(request.url())) begun.push(new URL(request.url()).pathname)
  })
  await saveData(page)
  const mayCome = await holdPicture(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(begun).toEqual([])
  // The entry is requested last, and requests nothing itself before it has loaded.
  const mayRun = await delayScript(page)
  mayCome()
  await expect.poll(() => begun.at(-1)).toMatch(/client-/)
  const together = [...begun]
  expect(together).toContainEqual(expect.stringMatching(/routes-/))
  expect(together).toContainEqual(expect.stringMatching(new RegExp(`/${language}-`)))
  mayRun()
  await waitForHydration(page)
  expect(begun).toEqual(together)
})

for (const path of ['/', '/contents', '/contents/detail?id=101&memberType=IDV']) {
  test(`paints ${path} without a request for styles or its leading picture`, { tag: '@once' }, async ({ page }) => {
    const sheets: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url())
    })
    // Nothing is loaded ahead, which has sheets of its own.
    await saveData(page)
    await page.goto(path)
    // A browser's own margin is 8 pixels.
    await expect(page.locator('body')).toHaveCSS('margin', '0px')
    await expect(page.locator('img[fetchpriority=high]').first()).toHaveAttribute('src', /^data:image\/svg\+xml,/)
    await waitForHydration(page)
    expect(sheets).toEqual([])
  })
}

test('starts the script although a picture never loads', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  const mayCome = await holdPicture(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(5_000)
  await waitForHydration(page)
  mayCome()
})

test('requests the page of a link under a resting pointer until the script preloads pages', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const ahead: string[] = []
  const session = await context.newCDPSession(page)
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') ahead.push(new URL(prefetchUrl).pathname)
  })
  await session.send('Preload.enable')
  const mayRun = await delayScript(page)
  await page.goto('/contents')
  const course = page.getByRole('article').first().getByRole('heading').getByRole('link')
  // A page that is not cached is not rendered ahead of a click while another one is being rendered.
  await course.evaluate((link: HTMLAnchorElement) => fetch(link.href))
  await course.hover()
  await expect.poll(() => ahead).toEqual(['/contents/detail'])
  await course.click()
  await expect(page).toHaveURL(/\/contents\/detail\?/)
  const delivery = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType)
  expect(await delivery()).toBe('navigational-prefetch')
  mayRun()
  await waitForHydration(page)
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
})
