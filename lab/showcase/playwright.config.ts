import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../tests/support/browser/launch-options.ts'

const url = 'http://localhost:4188'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/showcase-check',
  reporter: 'line',
  use: { baseURL: url, launchOptions },
  webServer: {
    command: 'vite --config lab/showcase/vite.config.ts --port 4188 --strictPort',
    cwd: '../..',
    url,
    timeout: 120_000,
  },
})
