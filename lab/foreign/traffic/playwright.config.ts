import { defineConfig } from '@playwright/test'
import { port, shopServers } from '../../../playwright.config.ts'
import everywhere from '../../everywhere/playwright.config.ts'

/** Every browser test, behind proxies that judge its calls. */
export default defineConfig({
  ...everywhere,
  testDir: '../../everywhere',
  outputDir: '../../../.cache/traffic',
  reporter: [['dot'], ['html', { outputFolder: '../../../reports/traffic', open: 'never' }]],
  projects: (everywhere.projects ?? []).map((project) => ({
    ...project,
    testDir: project.testDir === '.' ? '../../everywhere' : '../../../tests/e2e',
  })),
  webServer: {
    ...shopServers(),
    command: `node lab/foreign/traffic/watched-shops.ts ${port} ${port + 1} ${port + 2}`,
  },
})
