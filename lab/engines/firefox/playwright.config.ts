import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import shop from '../../../playwright.config.ts'
import { devices } from '../../../tests/support/browser/devices.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The tests of flows move the clock of a shop of their own. */
const shopOfFlows = shop.projects?.find(({ name }) => name === 'flows')?.use

/** Every flow and the main pages in Firefox: `npm run engines -- firefox`. */
export default defineConfig({
  ...shop,
  testDir: root,
  outputDir: `${root}/.cache/firefox`,
  // A slower engine than Chromium without windows: more of them at once, and the shop is too busy for some pages.
  workers: 2,
  timeout: 180_000,
  reporter: [['dot'], ['html', { outputFolder: `${root}/reports/firefox`, open: 'never' }]],
  projects: [
    { name: 'flows', testMatch: 'lab/engines/firefox/flows.spec.ts', fullyParallel: false, use: shopOfFlows },
    { name: 'desktop ko', testMatch: 'tests/e2e/pages.spec.ts', use: devices.desktop.ko, grepInvert: /@chromium/ },
    { name: 'mobile en', testMatch: 'tests/e2e/pages.spec.ts', use: devices.mobile.en, grepInvert: /@once|@chromium/ },
  ],
  use: {
    ...shop.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('firefox-esr.ts', import.meta.url)),
      // Pages are loaded anew by Back: Playwright waits in vain for one that is brought back as it was left.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    },
  },
})
