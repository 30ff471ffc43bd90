import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'

/** Takes the pictures of the gallery and compares them with the accepted ones, or accepts them. */
const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({ options: { accept: { type: 'boolean' } }, allowPositionals: true })
const hasAccepted = existsSync(join(root, 'gallery/accepted'))

const mode = values.accept ? ['--update-snapshots=all'] : []
const { status } = spawnSync('playwright', ['test', '--config', 'tests/gallery/playwright.config.ts', ...mode], {
  cwd: root,
  env: {
    ...process.env,
    GALLERY_CHOICES: positionals.join('\n'),
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? ensureBrowser(),
  },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
console.log(`\nWhat is new or differs: ${join(root, 'reports/gallery/index.html')}`)
if (!values.accept && !hasAccepted)
  console.log('There is nothing to compare with yet. "npm run gallery -- --accept" accepts pictures.')
process.exit(status ?? 1)
