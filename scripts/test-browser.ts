import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './browser.ts'

// Runs Playwright with the installed browser.

const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  env: { ...process.env, CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? ensureBrowser() },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
