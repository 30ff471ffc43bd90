import { spawnSync } from 'node:child_process'
import { ensureBrowser } from '../scripts/browser.ts'

/** Runs Playwright with the installed browser and the configuration of a folder of the laboratory. Returns its status. */
export function runPlaywright(
  folder: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): number {
  const { status } = spawnSync(
    'playwright',
    ['test', '--config', `lab/${folder}/playwright.config.ts`, ...parameters],
    {
      env: { ...process.env, ...environment, CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? ensureBrowser() },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  return status ?? 1
}
