import { expect } from '@playwright/test'
import { samplePassword } from '../../../../machines/models/samples.ts'
import type { SessionEnvironment } from '../../../../machines/models/user-driver.ts'
import type { Tab } from '../tab.ts'

/** Logs in and out in another tab, and corrupts what this browser stores of the session. */
export function driveSession({ context, page, say }: Tab): SessionEnvironment {
  const corrupt: SessionEnvironment['corrupt'] = async (what) => {
    if (what === 'cookies') return context.clearCookies()
    await page.evaluate((both) => {
      localStorage.setItem('accessToken', 'spoiled')
      if (both) localStorage.setItem('refreshToken', 'spoiled')
    }, what === 'tokens')
  }
  return {
    corrupt,
    inOtherTab: async (what) => {
      const tab = await context.newPage()
      if (what === 'log in') {
        await tab.goto('/login')
        await tab.waitForFunction(() => document.documentElement.dataset['scripted'] !== undefined)
        await tab.getByLabel(say('ID'), { exact: true }).fill('practice01')
        await tab.getByLabel(say('Password'), { exact: true }).fill(samplePassword)
        await tab.getByRole('button', { name: say('Log in'), exact: true }).click()
        await expect(tab).toHaveURL(/\/$/)
      } else {
        await tab.goto('/')
        await tab.evaluate(() => localStorage.clear())
      }
      await tab.close()
    },
    rejectAccessToken: async () => {
      await corrupt('access token')
      // Any call of the page triggers the refresh.
      const accounts = page.getByRole('region', { name: say('Log in with another account') })
      await accounts.getByRole('button').last().click()
    },
  }
}
