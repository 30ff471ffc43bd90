import { defineConfig } from '@playwright/test'
import shop, { port, shopAt, shopServers } from '../../playwright.config.ts'

/** One flow after the other, on a shop whose clock they move: `npm run speech`. */
export default defineConfig({
  ...shop,
  testDir: '.',
  outputDir: '../../.cache/speech',
  fullyParallel: false,
  projects: [{ name: 'speech', use: { baseURL: shopAt(port) } }],
  webServer: shopServers(port),
})
