import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogueSources } from '../src/lib/loading-plan.ts'

// npm run extract: brings `locales/` up to the sources. A folder without a catalogue is deleted.

const root = fileURLToPath(new URL('..', import.meta.url))
/** Catalogues of the shop, and that of the desk. */
const names: readonly string[] = [...Object.keys(catalogueSources), 'desk']

for (const name of readdirSync(join(root, 'locales'))) {
  if (!names.includes(name)) rmSync(join(root, 'locales', name), { recursive: true })
}
const { status } = spawnSync('lingui', ['extract', '--clean'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
