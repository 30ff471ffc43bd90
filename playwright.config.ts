import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/support/browser/launch-options.ts'

/** Another one lets two runs stand beside each other. */
const port = Number(process.env['TEST_PORT'] ?? 4173)
const flowsPort = port + 1
const longFlowsPort = port + 2
const walksPort = port + 3
const hasWalks = process.env['WALK_SECONDS'] !== undefined
const hasSpokenFlows = process.env['SPOKEN'] !== undefined
/** Program that starts the shops at the ports of its command line. */
const shops = process.env['TEST_SHOPS'] ?? 'scripts/test-shops.ts'

/** Devices whose user agents stand for the two layouts: Chromium on Linux by itself counts as mobile. */
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

/** The browsers of the tests, by layout and language. */
export const devices = {
  desktop: {
    ko: { userAgent: windows, viewport: { width: 1440, height: 900 }, locale: 'ko-KR' },
    en: { userAgent: windows, viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
  },
  mobile: {
    ko: { userAgent: phone, viewport: { width: 390, height: 844 }, locale: 'ko-KR', hasTouch: true },
    en: { userAgent: phone, viewport: { width: 390, height: 844 }, locale: 'en-GB', hasTouch: true },
  },
}

const flows = '**/flows.spec.ts'
/** Flows with the longest paths: about half of the time of all flows. */
const longFlows = /flows\.spec\.ts (checkout|edit-profile|email-verification|refund|sign-up) /

/** The real shop in a real browser: built files, real server, real database, in both layouts and languages. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // What a screen reader says in each state of a flow.
  snapshotPathTemplate: 'tests/speech/flows/{arg}{ext}',
  // Two for each core of a small machine: a test computes for about half of its time, and waits for the rest.
  workers: 4,
  // Long enough for a slow machine: a test that passes never waits so long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/report.json' }],
    ['junit', { outputFile: process.env['PLAYWRIGHT_JUNIT_OUTPUT_NAME'] ?? 'test-results/report.xml' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
    trace: 'off',
  },
  projects: [
    // They move the clock and make calls fail: on two shops of their own, one test at a time on each.
    { name: 'flows', testMatch: flows, fullyParallel: false, grepInvert: longFlows, use: atShop(flowsPort) },
    { name: 'long flows', testMatch: flows, fullyParallel: false, grep: longFlows, use: atShop(longFlowsPort) },
    // One flow after the other, on the shop of the flows: `npm run test:spoken`.
    ...(hasSpokenFlows
      ? [{ name: 'spoken', testDir: 'tests/speech', fullyParallel: false, use: atShop(flowsPort) }]
      : []),
    // They move the clock as well, and take as long as they are told to: `npm run test:walk`.
    ...(hasWalks ? [{ name: 'walks', testDir: 'tests/walks', use: atShop(walksPort) }] : []),
    // Both layouts and both languages in two runs; `@everywhere` asks for all four, `@once` for one, `@phone` for the
    // mobile layout alone.
    { name: 'desktop ko', use: devices.desktop.ko, testIgnore: flows, grepInvert: /@phone/ },
    { name: 'mobile en', use: devices.mobile.en, testIgnore: flows, grepInvert: /@once/ },
    { name: 'desktop en', use: devices.desktop.en, testIgnore: flows, grep: /@everywhere/ },
    { name: 'mobile ko', use: devices.mobile.ko, testIgnore: flows, grep: /@everywhere/ },
  ],
  webServer: {
    // Walks need none of the other shops.
    command: `node ${shops} ${hasWalks ? walksPort : [port, flowsPort, longFlowsPort].join(' ')}`,
    // Playwright would start several servers one after another.
    wait: { stdout: /All shops are ready/ },
    // Its warnings say why a test has failed.
    stdout: 'pipe',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { LOG_LEVEL: 'warn', NODE_ENV: 'production' },
  },
})

function atShop(number: number) {
  return { baseURL: `http://localhost:${number}` }
}
