import type { Page } from '@playwright/test'
import { expect, expectAccessible, saveData, test, waitForHydration } from '../support/browser/fixtures.ts'

// The browser logs failed requests.
test.use({ allowConsoleErrors: true })

test.beforeEach(({ page }) => saveData(page))

/** Follows a link that the page does not have. */
const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address })
    document.body.append(link)
    link.click()
    link.remove()
  }, href)

const headline = (page: Page, say: (ko: string, en: string) => string) =>
  page.getByRole('heading', { name: say('페이지를 불러오지 못했어요', 'This page didn’t load') })

for (const path of ['/find-account', '/contents/detail?id=101&memberType=IDV', '/device', '/privacy-policy/2025']) {
  test(`offline, ${path} shows an error, and opens when the network is back`, { tag: '@everywhere' }, async ({
    page,
    context,
    say,
  }) => {
    await page.goto('/')
    await waitForHydration(page)
    await context.setOffline(true)
    await follow(page, path)
    await expect(headline(page, say)).toBeVisible()
    // Header and footer are still shown.
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page).toHaveTitle(say('페이지를 불러오지 못했어요 – Practicum', 'This page didn’t load – Practicum'))
    await expectAccessible(page)
    // A retry while offline changes nothing.
    await page.getByRole('button', { name: say('다시 시도', 'Try again') }).click()
    await expect(page.getByRole('button', { name: say('다시 시도', 'Try again') })).toHaveAttribute(
      'aria-busy',
      'false',
    )
    await expect(headline(page, say)).toBeVisible()
    await context.setOffline(false)
    await expect(headline(page, say)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(new URL(path, 'http://shop').pathname)
  })
}

test('opens the page when the server answers a moment after the browser is online', async ({ page, context, say }) => {
  await page.goto('/')
  await waitForHydration(page)
  await context.setOffline(true)
  await follow(page, '/device')
  await expect(headline(page, say)).toBeVisible()
  let lost = 0
  await page.route('**/healthz', (route) => {
    lost += 1
    return lost <= 2 ? route.abort() : route.continue()
  })
  await context.setOffline(false)
  await expect(headline(page, say)).toHaveCount(0)
  expect(lost).toBe(3)
})

test('returns from the error to the previous page while offline', async ({ page, context, say }) => {
  await page.goto('/contents')
  await waitForHydration(page)
  await context.setOffline(true)
  await follow(page, '/find-account')
  await expect(headline(page, say)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('loads the document once more, and only once, when a deployment has removed a file', async ({ page, say }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() !== 'document') return
    documents += 1
    // The new document refers to the same files, which are still missing.
    void page.unroute('**/assets/*.js')
  })
  await follow(page, '/find-account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(headline(page, say)).toHaveCount(0)
  await waitForHydration(page)
  expect(documents).toBe(1)

  // The same file is missing again in this tab: the page says that the shop was updated, without a second reload.
  await page.goto('/')
  await waitForHydration(page)
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  documents = 0
  await follow(page, '/find-account')
  await expect(headline(page, say)).toBeVisible()
  await expect(
    page.getByText(
      say('보는 동안 쇼핑몰이 새로워졌어요. 새로고침해 주세요.', 'The shop was updated while this page was open.'),
    ),
  ).toBeVisible()
  expect(documents).toBe(0)
  await page.getByRole('button', { name: say('새로고침', 'Reload the page') }).click()
  await expect(headline(page, say)).toHaveCount(0)
  expect(documents).toBe(1)
})
