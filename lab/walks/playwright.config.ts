import { defineConfig } from '@playwright/test'
import shop, { port, shopAt, shopServers } from '../../playwright.config.ts'

const walksPort = port + 3

/** Random walks, on a shop whose clock they move: `npm run walks`. */
export default defineConfig({
  ...shop,
  testDir: '.',
  outputDir: '../../.cache/walks',
  projects: [{ name: 'walks', use: { baseURL: shopAt(walksPort) } }],
  webServer: shopServers(walksPort),
})
