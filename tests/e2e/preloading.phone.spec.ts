import { codeOf, codeOfCourse, expectFetched } from '../support/browser/fetched.ts'
import { expect, saveData, test, waitForHydration } from '../support/browser/fixtures.ts'
import { driveOrders } from '../support/browser/flows/orders.ts'
import { logIn } from '../support/browser/log-in.ts'
import { createTab } from '../support/browser/tab.ts'

// The browser logs requests that fail without a network.
test.use({ allowConsoleErrors: true })

for (const [list, entry, fetched] of [
  ['/', 'article a[href^="/contents/detail"]', codeOfCourse],
  ['/contents', 'article a[href^="/contents/detail"]', codeOfCourse],
  ['/search?q=pc', 'article a[href^="/contents/detail"]', [codeOf('course')]],
  [
    '/search?q=pc',
    'article a[href^="/cs/notice-detail"]',
    [codeOf('notice-detail'), /notice\/details\?ids=/, /notice\/whole\/category$/],
  ],
  ['/search?q=vr', 'article a[href^="/device/detail"]', [codeOf('detail'), /device\/details\?ids=/]],
  ['/cs/event', 'article a[href^="/cs/event-detail"]', [codeOf('event-detail'), /event\/details\?ids=/]],
  ['/device', 'article a[href^="/device/detail"]', [codeOf('detail'), /device\/details\?ids=/]],
  ['/cs/notices', 'td a[href^="/cs/notice-detail"]', [codeOf('notice-detail'), /notice\/details\?ids=/]],
] as const) {
  test(`opens an entry of ${list} without asking the server: ${entry}`, { tag: '@exhaustive' }, async ({
    page,
    context,
  }) => {
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

test('opens a found manual without asking the server', async ({ page, context }) => {
  await page.goto('/search?q=pc')
  await waitForHydration(page)
  await expectFetched(page, [codeOf('downloads'), /\/manual\?title=/, /\/manual\/category$/])
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const link = page.getByRole('article').locator('a[href^="/downloads"]').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/downloads\?tab=manuals/)
  await expect(page.getByRole('main').getByText(title.trim())).toBeVisible()
})

test('opens an order of the history without asking the server', async ({ page, context, language, say }) => {
  await logIn(context)
  await driveOrders(createTab(context, page, language)).openOrder('unpaid', undefined)
  await page.goto('/mypage/history')
  await waitForHydration(page)
  await expectFetched(page, [codeOf('history\\.detail'), /my\/order\/details\?numbers=/])
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const link = page.getByRole('cell').locator('a[href^="/mypage/history/detail"]').first()
  const number = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('id') ?? ''
  await link.evaluate((anchor) => anchor instanceof HTMLElement && anchor.click())
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(page.getByRole('button', { name: say('주문 취소하기', 'Cancel the order') })).toBeVisible()
})

test('fetches nothing ahead for a visitor who saves data, and opens the page all the same', async ({ page }) => {
  await saveData(page)
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
