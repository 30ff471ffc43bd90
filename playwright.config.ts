import { defineConfig } from '@playwright/test'
import { browserFlags } from './scripts/browser.ts'

/** Another one lets two runs stand beside each other. */
const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4173)

/** Devices whose user agents stand for the two layouts: Chromium on Linux by itself counts as mobile. */
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

/** The real shop in a real browser: built files, real server, real database, in both layouts and languages. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      args: browserFlags,
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    },
    trace: 'off',
  },
  projects: [
    { name: 'desktop ko', use: { userAgent: windows, viewport: { width: 1440, height: 900 }, locale: 'ko-KR' } },
    { name: 'desktop en', use: { userAgent: windows, viewport: { width: 1440, height: 900 }, locale: 'en-GB' } },
    {
      name: 'mobile ko',
      use: { userAgent: phone, viewport: { width: 390, height: 844 }, locale: 'ko-KR', hasTouch: true },
    },
    {
      name: 'mobile en',
      use: { userAgent: phone, viewport: { width: 390, height: 844 }, locale: 'en-GB', hasTouch: true },
    },
  ],
  webServer: {
    command: 'node scripts/test-shop.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(port), LOG_LEVEL: 'warn', NODE_ENV: 'production' },
  },
})
