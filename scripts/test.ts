import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { flowTable } from '../tests/model/levels.ts'
import { findBrowser } from './browser.ts'
import { ensurePrograms, ensurePromtool } from './debian.ts'
import { reportFigures } from './figures-report.ts'
import {
  type Counts,
  findSlowest,
  playwrightReportSchema,
  type TestReport,
  type TimedTest,
  vitestReportSchema,
} from './test-reports.ts'

// npm test: build, checks, unit, server, screen and browser tests, with Varnish and promtool from Debian's packages, and
// a report of ten figures of the bench, which fails nothing. Ends with the seconds of each stage, what failed and the
// counts, and writes reports for other programs to `reports/`.

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = join(root, 'reports')
/** A whole run ends within an hour: after longer tests, in ms, the figures are left out. */
const mostMsBeforeFigures = 45 * 60_000
const temporary = mkdtempSync(join(tmpdir(), 'practicum-test-'))
const flows = { MODEL_REPORTS: join(temporary, 'flows') }

interface Stage {
  readonly name: string
  readonly seconds: number
  readonly hasPassed: boolean
}

/** Slowest tests of each stage that `timings.json` lists. */
const slowestCount = 10

const stages: Stage[] = []
let counts: Counts = { passed: 0, failed: 0, skipped: 0 }
const slowest: Record<string, readonly TimedTest[]> = {}
/** What failed, each with the first lines of its error: the last lines of a log are those that are kept. */
const failures: string[] = []

function finishStage(name: string, startedAt: number, hasPassed: boolean): void {
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  stages.push({ name, seconds, hasPassed })
  console.log(`== ${name}: ${hasPassed ? 'done' : 'FAILED'} after ${seconds} s`)
  if (!hasPassed) failures.push(`${name}:`)
}

/** Runs a command as one stage. A command that fails does not end the run. */
function runStage(
  name: string,
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): void {
  console.log(`\n== ${name}`)
  const startedAt = Date.now()
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  finishStage(name, startedAt, status === 0)
}

/** Runs the checks. What they print of a failure is short, and stands at the end of the run as well. */
function runChecks(): void {
  console.log('\n== Checks')
  const startedAt = Date.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts'], { cwd: root, encoding: 'utf8' })
  const output = `${stdout}${stderr}`.trim()
  console.log(output)
  finishStage('Checks', startedAt, status === 0)
  if (status !== 0) failures.push(output.replace(/^ok .*\n/gm, ''))
}

/** Adds the counts and slowest tests of a runner's report. A missing or unreadable report counts as one failure. */
function addReport(
  stage: string,
  schema: typeof vitestReportSchema | typeof playwrightReportSchema,
  file: string,
): void {
  const missing = `${file} holds no report of a whole run`
  let added: TestReport = { counts: { passed: 0, failed: 1, skipped: 0 }, tests: [], failures: [missing] }
  try {
    added = v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    console.error(missing)
  }
  counts = {
    passed: counts.passed + added.counts.passed,
    failed: counts.failed + added.counts.failed,
    skipped: counts.skipped + added.counts.skipped,
  }
  const tests = added.tests.map(({ name, seconds }) => ({ name: name.replace(root, ''), seconds }))
  slowest[stage] = findSlowest(tests, slowestCount)
  failures.push(...added.failures.map((failure) => failure.replaceAll(root, '')))
}

/** Runs one project of vitest.config.ts. */
function runVitest(name: string, project: string): void {
  const json = join(temporary, `${project}.json`)
  runStage(
    name,
    'vitest',
    [
      'run',
      `--project=${project}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${json}`,
      '--reporter=junit',
      `--outputFile.junit=${join(reports, `${project}.xml`)}`,
    ],
    flows,
  )
  addReport(name, vitestReportSchema, json)
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports)

const startedAt = Number(process.env['TEST_STARTED_AT'] ?? Date.now())
try {
  // Before the browser's packages: apt-get does one thing at a time.
  ensurePrograms(['varnishd'])
  ensurePromtool()
} catch (error) {
  // The tests behind Varnish fail then, and all others run.
  console.error(error instanceof Error ? error.message : error)
}
finishStage('Set-up', startedAt, true)
// Mostly a download: it goes on beside the stages that need no browser.
const installation = spawn(process.execPath, ['scripts/install-browser.ts'], { cwd: root, stdio: 'inherit' })
const installed = once(installation, 'exit')
runStage('Build', process.execPath, ['scripts/build.ts', '--when-stale'])
runChecks()
runVitest('Unit tests', 'unit')
runVitest('Server tests', 'server')
runVitest('Screen tests', 'screens')

const [installerCode] = await installed
const chromium = installerCode === 0 ? findBrowser() : undefined
if (chromium !== undefined) {
  const json = join(temporary, 'browser.json')
  runStage('Browser tests', 'playwright', ['test'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: json,
    PLAYWRIGHT_JUNIT_OUTPUT_NAME: join(reports, 'browser.xml'),
  })
  addReport('Browser tests', playwrightReportSchema, json)
} else {
  finishStage('Browser tests', Date.now(), false)
  failures.push('there is no browser')
}

console.log('\n== Figures')
const figuresAt = Date.now()
const hasTime = figuresAt - startedAt < mostMsBeforeFigures
const missing = hasTime
  ? await reportFigures(process.execPath, ['lab/run.mjs', 'bench', 'quick'])
  : 'The tests took longer than 45 minutes.'
finishStage('Figures', figuresAt, true)

const { rows, isWhole } = flowTable(flows.MODEL_REPORTS, ['actor', 'screen'])
console.log('\nCoverage of the flows at each level')
const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)))
for (const row of rows) {
  const cells = row.map((cell, index) =>
    index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
  )
  console.log(cells.join('  '))
}

rmSync(temporary, { recursive: true, force: true })
const hasPassed = isWhole && counts.failed === 0 && stages.every((stage) => stage.hasPassed)
if (!hasPassed && counts.failed === 0) counts = { ...counts, failed: 1 }
const total = Math.round((Date.now() - startedAt) / 1000)

const [head = [], ...body] = rows
const tableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
writeFileSync(
  join(reports, 'flow-coverage.md'),
  `# Coverage of the flows\n\n${[head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...body].map(tableRow).join('')}`,
)
writeFileSync(
  join(reports, 'timings.json'),
  `${JSON.stringify({ seconds: total, stages, counts, slowest }, undefined, 2)}\n`,
)

console.log('\nSeconds of each stage')
for (const { name, seconds } of [...stages, { name: 'Whole run', seconds: total }])
  console.log(`${name.padEnd(24)}${String(seconds).padStart(12)}`)
if (missing !== undefined) console.log(`\nNo figures, which fails nothing: ${missing}`)
if (failures.length > 0) console.log(`\nFailed\n${failures.join('\n')}`)
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exit(hasPassed ? 0 : 1)
