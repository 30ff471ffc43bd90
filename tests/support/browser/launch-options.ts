import type { LaunchOptions } from '@playwright/test'
import { browserFlags } from '#scripts/browser.ts'

/** How tests start Chromium: the one of `CHROMIUM_PATH` where it is set. */
export const launchOptions: LaunchOptions = {
  args: browserFlags,
  // Without a locale of the system, downloads lose Korean names.
  env: { ...process.env, LANG: process.env['LANG'] ?? 'C.UTF-8' },
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
}
