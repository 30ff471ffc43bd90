import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { flowTable } from '../tests/model/levels.ts'
import { ensureBrowser } from './browser.ts'

/** Everything that must hold: the checks, the unit, server and screen tests, and the browser tests. */
const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'practicum-test-'))

interface Counts {
  passed: number
  failed: number
  skipped: number
}

const unitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  success: v.boolean(),
})
const browserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), skipped: v.number() }),
})

function step(words: string, command: string, parameters: string[], environment: Record<string, string> = {}): boolean {
  console.log(`\n== ${words}`)
  const started = performance.now()
  const done = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  console.log(
    `== ${words}: ${done.status === 0 ? 'done' : 'FAILED'} after ${Math.round((performance.now() - started) / 1000)} s`,
  )
  return done.status === 0
}

function read<Schema extends v.GenericSchema>(schema: Schema, file: string): v.InferOutput<Schema> | undefined {
  try {
    return v.parse(schema, JSON.parse(readFileSync(join(reports, file), 'utf8')))
  } catch {
    return undefined
  }
}

let holds = true
let counts: Counts = { passed: 0, failed: 0, skipped: 0 }
const add = (more: Counts | undefined) => {
  counts = more
    ? {
        passed: counts.passed + more.passed,
        failed: counts.failed + more.failed,
        skipped: counts.skipped + more.skipped,
      }
    : { ...counts, failed: counts.failed + 1 }
}

const flows = { MODEL_REPORTS: join(reports, 'flows') }
const browser = ensureBrowser()
holds = step('Build', process.execPath, ['scripts/build.ts', '--when-stale']) && holds
holds = step('Checks', process.execPath, ['scripts/check.ts']) && holds

holds =
  step(
    'Unit, server and screen tests',
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${join(reports, 'unit.json')}`],
    flows,
  ) && holds
const unit = read(unitReport, 'unit.json')
add(
  unit && {
    passed: unit.numPassedTests,
    failed: unit.numFailedTests,
    skipped: unit.numPendingTests + unit.numTodoTests,
  },
)

holds =
  step('Browser tests', 'playwright', ['test'], {
    ...flows,
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json'),
  }) && holds
const inBrowser = read(browserReport, 'browser.json')?.stats
add(
  inBrowser && {
    passed: inBrowser.expected,
    failed: inBrowser.unexpected,
    skipped: inBrowser.skipped,
  },
)

const { rows, isWhole } = flowTable(flows.MODEL_REPORTS)
console.log('\nFlows, and how much of them was walked at each height')
for (const row of rows)
  console.log(row.map((cell, place) => (place === 0 ? cell.padEnd(24) : cell.padStart(12))).join(''))
holds = isWhole && holds

rmSync(reports, { recursive: true, force: true })
if (!holds && counts.failed === 0) counts.failed = 1
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exit(holds && counts.failed === 0 ? 0 : 1)
