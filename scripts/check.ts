import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkCatalogues } from './catalogues.ts'
import { checkCodeLiterals } from './code-literals.ts'
import { staleDiagrams } from './diagrams.ts'
import { checkForms } from './forms.ts'
import { checkLayers } from './layers.ts'
import { checkPagePaths } from './page-paths.ts'

/** npm run check: types, lint and format, layers, codes by name, forms, page paths, dead code, catalogues, diagrams, migrations. Under a minute. */
const root = fileURLToPath(new URL('..', import.meta.url))
const localesFolder = join(root, 'locales')

interface Verdict {
  readonly fine: boolean
  readonly words: string
}

function tool(command: string, parameters: string[]): () => Verdict {
  return () => {
    const done = spawnSync(command, parameters, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
    return { fine: done.status === 0, words: `${done.stdout}${done.stderr}`.trim() }
  }
}

function rule(check: (root: string) => string[]): () => Verdict {
  return () => {
    const faults = check(root)
    return { fine: faults.length === 0, words: faults.join('\n') }
  }
}

/** Every message of every catalogue has one Korean, and the catalogues are what the sources say. */
async function catalogues(): Promise<Verdict> {
  const before = readCatalogues()
  const extracted = tool('node', ['scripts/extract.ts'])()
  if (!extracted.fine) return extracted
  const after = readCatalogues()
  const stale = [...after]
    .filter(([file, text]) => before.get(file) !== text)
    .map(([file]) => `${file} was not current; it is now`)
  const faults = await checkCatalogues(localesFolder)
  return { fine: stale.length + faults.length === 0, words: [...stale, ...faults].join('\n') }
}

function readCatalogues(): Map<string, string> {
  const files = readdirSync(localesFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.po'))
  const names = join(root, 'src/lib/i18n/catalogues.gen.ts')
  return new Map(
    [names, ...files.map((file) => join(localesFolder, file))].map((file) => [
      relative(root, file),
      readFileSync(file, 'utf8'),
    ]),
  )
}

/** The drawings of the flows are what the machines say. */
function diagrams(): Verdict {
  const stale = staleDiagrams()
  return { fine: stale.length === 0, words: stale.join('\n') }
}

/** The migrations make exactly the schema that the code declares. */
function migrations(): Verdict {
  const folder = join(root, 'server/db/migrations')
  const before = readdirSync(folder).length
  const made = tool('drizzle-kit', ['generate'])()
  const fine = made.fine && readdirSync(folder).length === before
  return { fine, words: fine ? '' : `the schema has changed without a migration; see git status\n${made.words}` }
}

const checks: [name: string, check: () => Verdict | Promise<Verdict>][] = [
  ['types', tool('tsc', ['-p', '.'])],
  ['lint and format', tool('biome', ['check', '--error-on-warnings'])],
  ['layers', rule(checkLayers)],
  ['codes by name', rule(checkCodeLiterals)],
  ['forms', rule(checkForms)],
  ['page paths', rule(checkPagePaths)],
  ['dead code', tool('knip', [])],
  ['catalogues', catalogues],
  ['diagrams', diagrams],
  ['migrations', migrations],
]

let failed = false
for (const [name, check] of checks) {
  const started = performance.now()
  const { fine, words } = await check()
  console.log(`${fine ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  if (!fine) console.log(words)
  failed ||= !fine
}
process.exit(failed ? 1 : 0)
