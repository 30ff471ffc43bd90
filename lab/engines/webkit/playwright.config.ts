import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import shop, { port, shopServers } from '../../../playwright.config.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Every flow and every page in WebKitGTK: `npm run engines -- webkit`. */
export default defineConfig({
  ...shop,
  testDir: '.',
  outputDir: `${root}/.cache/webkit`,
  // The flows move the clock of the shop, and a window takes the focus from another.
  workers: 1,
  timeout: 180_000,
  reporter: [['dot'], ['html', { outputFolder: `${root}/reports/webkit`, open: 'never' }]],
  projects: [{ name: 'webkit' }],
  webServer: shopServers(port),
})
