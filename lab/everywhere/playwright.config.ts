import { defineConfig } from '@playwright/test'
import shop, { port, shopAt, shopServers } from '../../playwright.config.ts'
import { devices } from '../../tests/support/browser/devices.ts'

const flowsPort = port + 1
const longFlowsPort = port + 2
/** Flows with the longest paths: about half of the time of all flows. */
const longFlows = /flows\.spec\.ts (checkout|edit-profile|email-verification|order-result|refund|sign-up) /
const pages = { testDir: '../../tests/e2e', testIgnore: '**/flows.spec.ts' }
const flows = { testDir: '.', testMatch: '**/flows.spec.ts', fullyParallel: false }

/** Every browser test in both layouts and languages, and every path of the flows: `npm run everywhere`. */
export default defineConfig({
  ...shop,
  outputDir: '../../.cache/everywhere',
  grepInvert: [],
  reporter: [['dot'], ['html', { outputFolder: '../../reports/everywhere', open: 'never' }]],
  projects: [
    { name: 'flows', ...flows, grepInvert: longFlows, use: { baseURL: shopAt(flowsPort) } },
    { name: 'long flows', ...flows, grep: longFlows, use: { baseURL: shopAt(longFlowsPort) } },
    // Both layouts and both languages in two runs; `@everywhere` asks for all four, `@once` for one, `@phone` for the
    // mobile layout alone.
    { name: 'desktop ko', ...pages, use: devices.desktop.ko, grepInvert: /@phone/ },
    { name: 'mobile en', ...pages, use: devices.mobile.en, grepInvert: /@once/ },
    { name: 'desktop en', ...pages, use: devices.desktop.en, grep: /@everywhere/ },
    { name: 'mobile ko', ...pages, use: devices.mobile.ko, grep: /@everywhere/ },
  ],
  webServer: shopServers(port, flowsPort, longFlowsPort),
})
