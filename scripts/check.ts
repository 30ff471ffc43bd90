import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { checkBundledNames } from './bundled-names.ts'
import { checkCatalogues } from './catalogues.ts'
import { staleDiagrams } from './diagrams.ts'
import { checkCommands } from './document-commands.ts'
import { checkFigures } from './document-figures.ts'
import { checkDocuments, checkHeadings } from './documents.ts'
import { checkLayers } from './layers.ts'
import { countLines, findOverruns } from './line-budgets.ts'
import { checkMigrationHistory, checkSnapshots } from './migration-history.ts'
import { checkWords } from './words.ts'

// npm run check: types, lint and format with our own rules, layers, documents, dead code, catalogues, names, words, diagrams, migrations, line budgets. Under a minute.

const root = fileURLToPath(new URL('..', import.meta.url))
const localesFolder = join(root, 'locales')

interface Verdict {
  readonly fine: boolean
  readonly output: string
}

function tool(command: string, parameters: string[]): () => Promise<Verdict> {
  return async () => {
    const child = spawn(command, parameters, { cwd: root, shell: process.platform === 'win32' })
    const [[code], output, errors] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
    return { fine: code === 0, output: `${output}${errors}`.trim() }
  }
}

function rule(check: (root: string) => string[]): () => Verdict {
  return () => {
    const faults = check(root)
    return { fine: faults.length === 0, output: faults.join('\n') }
  }
}

/** Checks that every message has one translation and that the catalogues match the sources. */
async function catalogues(): Promise<Verdict> {
  const before = readCatalogues()
  const extracted = await tool('node', ['scripts/extract.ts'])()
  if (!extracted.fine) return extracted
  const after = readCatalogues()
  const stale = [...after]
    .filter(([file, text]) => before.get(file) !== text)
    .map(([file]) => `${file} was not current; it is now`)
  const faults = await checkCatalogues(localesFolder)
  return { fine: stale.length + faults.length === 0, output: [...stale, ...faults].join('\n') }
}

function readCatalogues(): Map<string, string> {
  const files = readdirSync(localesFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.po'))
  return new Map(
    files.map((file) => [relative(root, join(localesFolder, file)), readFileSync(join(localesFolder, file), 'utf8')]),
  )
}

/** Checks that no message, mail, window or content has a word that the glossary rules out. */
async function words(): Promise<Verdict> {
  const faults = await checkWords(root)
  return { fine: faults.length === 0, output: faults.join('\n') }
}

/** Checks that the diagrams match the machines. */
function diagrams(): Verdict {
  const stale = staleDiagrams()
  return { fine: stale.length === 0, output: stale.join('\n') }
}

/**
 * Checks that the migrations produce the schema declared in the code, that they only grow, and that the version before
 * can use the schema (`.squawk.toml`).
 */
async function migrations(): Promise<Verdict> {
  const folder = join(root, 'server/db/migrations')
  const before = readdirSync(folder).length
  const made = await tool('drizzle-kit', ['generate'])()
  if (!made.fine || readdirSync(folder).length !== before)
    return { fine: false, output: `the schema has changed without a migration; see git status\n${made.output}` }
  const faults = [...checkMigrationHistory(root), ...checkSnapshots(root)]
  if (faults.length > 0) return { fine: false, output: faults.join('\n') }
  return tool('squawk', ['--reporter', 'gcc', 'server/db/migrations/*.sql'])()
}

const checks: [name: string, check: () => Verdict | Promise<Verdict>][] = [
  ['types', tool('tsc', ['-p', '.'])],
  // The router knows one tree of routes for each program.
  ['types of the desk', tool('tsc', ['-p', 'src/desk'])],
  ['lint and format', tool('biome', ['check', '--error-on-warnings'])],
  ['layers', rule(checkLayers)],
  ['documents', rule(checkDocuments)],
  ['commands', rule(checkCommands)],
  ['figures', rule(checkFigures)],
  ['headings', rule(checkHeadings)],
  ['dead code', tool('knip', [])],
  ['catalogues', catalogues],
  ['names of the bundled company', rule(checkBundledNames)],
  ['words', words],
  ['diagrams', diagrams],
  ['migrations', migrations],
  ['line budgets', rule((folder) => findOverruns(countLines(folder)))],
]

interface Result extends Verdict {
  readonly seconds: number
}

/** Runs the checks, as many at once as there are cores. Results keep the order of the list. */
async function runChecks(): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...checks.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, [, check]] = next
      const startedAt = performance.now()
      results[index] = { ...(await check()), seconds: (performance.now() - startedAt) / 1000 }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return results
}

const results = await runChecks()
for (const [index, { fine, output, seconds }] of results.entries()) {
  console.log(`${fine ? 'ok  ' : 'FAIL'} ${checks[index]?.[0]} (${seconds.toFixed(1)} s)`)
  if (!fine) console.log(output)
}
process.exit(results.every(({ fine }) => fine) ? 0 : 1)
