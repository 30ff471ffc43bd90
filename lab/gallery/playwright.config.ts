import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { port, shopAt, shopServers } from '../../playwright.config.ts'
import { devices } from '../../tests/support/browser/devices.ts'
import { launchOptions } from '../../tests/support/browser/launch-options.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stoppedProcess = new URL('stopped-process.ts', import.meta.url).href

/** Takes the pictures of the gallery (`npm run gallery`), of a shop whose clock stands still. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/gallery/tests',
  snapshotPathTemplate: `${root}/gallery/accepted/{arg}{ext}`,
  updateSnapshots: 'none',
  fullyParallel: true,
  // One more than a small machine has cores: while one page waits for the shop, another is drawn.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  globalTimeout: 30 * 60_000,
  reporter: [['dot'], ['html', { outputFolder: `${root}/reports/gallery`, open: 'never' }]],
  use: {
    baseURL: shopAt(port),
    launchOptions,
    trace: 'off',
    screenshot: 'off',
  },
  projects: [
    { name: 'accepted', testMatch: 'accepted.spec.ts' },
    { name: 'shop', testMatch: 'shop.setup.ts', use: devices.desktop.ko },
    ...(['desktop', 'mobile'] as const).flatMap((layout) =>
      (['ko', 'en'] as const).map((language) => ({
        name: `${layout} ${language}`,
        testMatch: 'pictures.spec.ts',
        dependencies: ['shop'],
        use: devices[layout][language],
      })),
    ),
  ],
  webServer: {
    ...shopServers(port),
    env: { LOG_LEVEL: 'warn', NODE_ENV: 'production', NODE_OPTIONS: `--import ${stoppedProcess}` },
  },
})
