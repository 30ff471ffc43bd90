import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { waitForHydration } from '../../tests/support/browser/fixtures.ts'
import { logIn } from '../../tests/support/browser/log-in.ts'
import { startProvider } from './openid-provider.ts'
import { startShop } from './shop-process.ts'

/** Logs in on the provider's own pages. */
async function logInAtProvider(page: Page, issuer: string, name: string): Promise<void> {
  await page.waitForURL(`${issuer}/**`)
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('password')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a member links an account of a foreign OpenID Connect provider, and logs in by it', async ({ browser }, info) => {
  await using provider = await startProvider()
  await using shop = await startShop(provider.settings)
  const origins = [shop.origin, shop.desktopOrigin]
  provider.serve(origins)
  const { userAgent, locale, viewport } = info.project.use
  const openBrowser = async (): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: shop.origin, userAgent, locale, viewport })
    // The provider's page asks for a font.
    await context.route('https://**', (route) => route.abort())
    return context
  }
  /** Logs in by the provider in a new browser. */
  const logInByProvider = async (name: string) => {
    const page = await (await openBrowser()).newPage()
    await page.goto('/login')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await logInAtProvider(page, provider.issuer, name)
    return page
  }
  const expectLoggedIn = (page: Page) => expect(page.getByRole('banner').getByText('My page')).toBeVisible()
  const expectRefused = async (page: Page) => {
    await expect(page.getByRole('alertdialog', { name: 'We couldn’t log you in' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  }

  await test.step('links it', async () => {
    const context = await openBrowser()
    await logIn(context)
    const page = await context.newPage()
    await page.goto('/mypage')
    await waitForHydration(page)
    // The sandbox's Google is linked already.
    await page.getByRole('button', { name: 'Unlink Google' }).click()
    await page.getByRole('button', { name: 'Link Google', exact: true }).click()
    await logInAtProvider(page, provider.issuer, 'haneul')
    await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeVisible()
  })
  await test.step('logs in by it', async () => expectLoggedIn(await logInByProvider('haneul')))
  await test.step('begins the sign-up of somebody else', async () => {
    await expect(await logInByProvider('bada')).toHaveURL(/\/regist\?from=google$/)
  })
  await test.step('refuses an ID token with another nonce', async () => {
    provider.fail('other nonce')
    await expectRefused(await logInByProvider('haneul'))
  })
  await test.step('refuses a code that the provider has withdrawn', async () => {
    provider.fail('withdrawn code')
    await expectRefused(await logInByProvider('haneul'))
    provider.fail('none')
  })
  await test.step('accepts the next key, which was published before', async () => {
    provider.serve(origins, 'second')
    await expectLoggedIn(await logInByProvider('haneul'))
  })
  await test.step('refuses a key that was never published', async () => {
    provider.serve(origins, 'unpublished')
    await expectRefused(await logInByProvider('haneul'))
  })
})
