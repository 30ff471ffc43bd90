import { defineConfig } from '@playwright/test'
import { devices } from './tests/support/browser/devices.ts'
import { launchOptions } from './tests/support/browser/launch-options.ts'

/** Another one lets two runs stand beside each other. */
export const port = Number(process.env['TEST_PORT'] ?? 4173)
const flowsPort = port + 1
const secondPort = port + 2

const flows = '**/flows.spec.ts'
const onPhones = '**/*.phone.spec.ts'
const secondCompany = '**/second-company.spec.ts'

/**
 * The real shop in a real browser: built files, real server, real database. A file's tests run once: on a phone in English
 * in `*.phone.spec.ts`, on a computer in Korean in all others. What is tagged `@exhaustive` runs in the laboratory, as
 * everything does in both layouts and languages.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
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
  grepInvert: /@exhaustive/,
  use: {
    baseURL: shopAt(port),
    launchOptions,
    trace: 'off',
  },
  projects: [
    // They move the clock and make calls fail: on a shop of their own, one test at a time.
    { name: 'flows', testMatch: flows, fullyParallel: false, use: { baseURL: shopAt(flowsPort) } },
    // On a shop of another company.
    {
      name: 'second company',
      testMatch: secondCompany,
      use: { ...devices.desktop.ko, baseURL: shopAt(secondPort) },
    },
    { name: 'desktop ko', use: devices.desktop.ko, testIgnore: [flows, onPhones, secondCompany] },
    { name: 'mobile en', use: devices.mobile.en, testMatch: onPhones },
  ],
  webServer: shopServers(port, flowsPort, `${secondPort}=tests/second-company/content`),
})

/** Starts a shop at each port, with another content folder as `port=folder`. */
export function shopServers(...ports: readonly (number | string)[]) {
  return {
    command: `node scripts/test-shops.ts ${ports.join(' ')}`,
    cwd: import.meta.dirname,
    // Playwright would start several servers one after another.
    wait: { stdout: /All shops are ready/ },
    // Its warnings say why a test has failed.
    stdout: 'pipe',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { LOG_LEVEL: 'warn', NODE_ENV: 'production' },
  } as const
}

export function shopAt(number: number): string {
  return `http://localhost:${number}`
}
