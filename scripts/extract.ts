import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import config from '../lingui.config.ts'
import { codeMeaningsSource } from './code-meanings.ts'
import { parameterDescriptionsSource } from './parameter-descriptions.ts'

/**
 * npm run extract: brings `locales/`, the names of its catalogues (`src/lib/i18n/catalogues.gen.ts`), the words about
 * search parameters (`parameter-descriptions.gen.ts` of the support area) and about codes (`code-meanings.gen.ts` of the
 * API) up to the sources. A folder without a catalogue is deleted.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const names = (config.catalogs ?? []).map(({ path }) => path.split('/')[1] ?? '').sort()

const file = join(root, 'src/lib/i18n/catalogues.gen.ts')
const source = `/** Catalogues of messages, found by folder (\`lingui.config.ts\`). Written by \`npm run extract\`. */
export type Catalogue =
${names.map((name) => `  | '${name}'`).join('\n')}
`
writeWhenDifferent(file, source)
writeWhenDifferent(
  join(root, 'src/features/support/address/parameter-descriptions.gen.ts'),
  parameterDescriptionsSource(root),
)
writeWhenDifferent(join(root, 'server/api/code-meanings.gen.ts'), codeMeaningsSource(root))
for (const name of readdirSync(join(root, 'locales'))) {
  if (!names.includes(name)) rmSync(join(root, 'locales', name), { recursive: true })
}
const { status } = spawnSync('lingui', ['extract', '--clean'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1

/** The check of types may be reading the file right now. */
function writeWhenDifferent(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}
