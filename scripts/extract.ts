import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import config from '../lingui.config.ts'

/**
 * npm run extract: brings `locales/` and the names of its catalogues (`src/lib/i18n/catalogues.gen.ts`) up to the
 * sources. A folder without a catalogue is deleted.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const names = (config.catalogs ?? []).map(({ path }) => path.split('/')[1] ?? '').sort()

const file = join(root, 'src/lib/i18n/catalogues.gen.ts')
const source = `/** Catalogues of messages, found by folder (\`lingui.config.ts\`). Written by \`npm run extract\`. */
export type Catalogue =
${names.map((name) => `  | '${name}'`).join('\n')}
`
// The check of types may be reading the file right now: it is only written when it differs.
if (!existsSync(file) || readFileSync(file, 'utf8') !== source) writeFileSync(file, source)
for (const name of readdirSync(join(root, 'locales'))) {
  if (!names.includes(name)) rmSync(join(root, 'locales', name), { recursive: true })
}
const { status } = spawnSync('lingui', ['extract', '--clean'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
