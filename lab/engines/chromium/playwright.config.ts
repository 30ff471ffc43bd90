import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import shop from '../../../playwright.config.ts'
import { browserFlags, findBrowser } from '../../../scripts/browser.ts'
import { devices } from '../../../tests/support/browser/devices.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * What Chromium does with pages that a visitor leaves, which the one without windows cannot: `npm run engines --
 * chromium`.
 */
export default defineConfig({
  ...shop,
  testDir: '.',
  outputDir: `${root}/.cache/chromium`,
  workers: 2,
  reporter: [['dot'], ['html', { outputFolder: `${root}/reports/chromium`, open: 'never' }]],
  projects: [
    { name: 'desktop ko', use: devices.desktop.ko },
    { name: 'mobile en', use: devices.mobile.en },
  ],
  use: {
    ...shop.use,
    launchOptions: {
      executablePath: findBrowser('whole'),
      args: [...browserFlags, '--headless=new'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
})
