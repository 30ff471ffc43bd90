import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import shops from '../../../playwright.config.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const port = Number(process.env['TEST_PORT'] ?? 4173)

/** Every flow and every page in WebKitGTK: `npm run test:engines -- webkit`. */
export default defineConfig({
  ...shops,
  testDir: '.',
  outputDir: `${root}/.cache/webkit`,
  // The flows move the clock of the shop, and a window takes the focus from another.
  workers: 1,
  timeout: 180_000,
  reporter: [['dot'], ['html', { outputFolder: `${root}/reports/webkit`, open: 'never' }]],
  projects: [{ name: 'webkit' }],
  webServer: { ...[shops.webServer ?? []].flat()[0], command: `node scripts/test-shops.ts ${port}`, cwd: root },
})
