import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../../../tests/support/browser/fixtures.ts'
import { logIn } from '../../../tests/support/browser/log-in.ts'
import { routeAddresses } from '../../../tests/support/browser/route-addresses.ts'

/** Whether the page is the one that was marked, and what its browser says where it is not. */
async function isAsItWasLeft(page: Page): Promise<string> {
  return page.evaluate(() => {
    if (document.documentElement.dataset['left'] === 'yes') return 'as it was left'
    const [navigation] = performance.getEntriesByType('navigation')
    return JSON.stringify(navigation && Reflect.get(navigation, 'notRestoredReasons'))
  })
}

// A page may fail its calls: it is brought back all the same.
test.use({ allowConsoleErrors: true })

/** Routes that are answered with 404: no browser keeps such a page. */
const notFound: readonly string[] = ['/$', '/not-found', '/oacx']

for (const [route, [address]] of Object.entries(routeAddresses).filter(([each]) => !notFound.includes(each))) {
  test(`${route} is brought back on Back as it was left`, async ({ page, context }) => {
    if (/^\/(mypage|order|learn|delete-account)/.test(route)) await logIn(context)
    await page.goto(address)
    await waitForHydration(page)
    await page.evaluate(() => {
      document.documentElement.dataset['left'] = 'yes'
    })
    await page.goto('/robots.txt')
    // Nothing is loaded: there is no event to wait for but that of the address.
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => isAsItWasLeft(page)).toBe('as it was left')
  })
}
