import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { ensureBrowser } from './browser.ts'
import { findChangedTests, findImporters, sourcesOfMessages } from './changed-tests.ts'
import { drawTests, testListSchema } from './drawn-tests.ts'
import { testMapPath, testMapSchema } from './test-map.ts'

/**
 * npm run test:changed [-- BASE] [-- --list]: the checks, and the tests that a change can break, by what the last whole
 * run saw. The change is what differs from BASE: without it what is not committed, or else the last commit. `--list`
 * prints the tests instead.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const startedAt = Date.now()
const [base] = process.argv.slice(2).filter((each) => !each.startsWith('--'))
const onlyLists = process.argv.includes('--list')

function output(command: string, ...parameters: string[]): string {
  const { stdout, status } = spawnSync(command, parameters, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32' && command !== 'git',
  })
  if (status !== 0) process.exit(1)
  return stdout
}
const lines = (text: string) => text.split('\n').filter(Boolean)

if (!existsSync(join(root, testMapPath))) {
  console.error(`${testMapPath} is missing: run \`npm test -- --map\` once, which writes it.`)
  process.exit(1)
}
const map = v.parse(testMapSchema, JSON.parse(readFileSync(join(root, testMapPath), 'utf8')))

const uncommitted = lines(output('git', 'status', '--porcelain'))
const from =
  base === undefined ? (uncommitted.length > 0 ? 'HEAD' : 'HEAD~1') : output('git', 'merge-base', base, 'HEAD').trim()
const changed = [
  ...lines(output('git', 'diff', '--name-only', '--no-renames', from)),
  ...lines(output('git', 'ls-files', '--others', '--exclude-standard')),
]
const messages = sourcesOfMessages(output('git', 'diff', '--unified=2', from, '--', '*.po'))
const tests = findChangedTests([...new Set([...changed, ...messages])], { root, importers: findImporters(root), map })
const listed = v.parse(testListSchema, JSON.parse(output('playwright', 'test', '--list', '--reporter=json')))
const drawn = drawTests(listed, map.commit)
const browserTests = drawn.filter((line) => tests.includes(line.slice(line.indexOf(' › ') + 3)))

if (tests.unknown.length > 0) {
  console.log('These may change anything; `npm test` judges them:')
  for (const file of tests.unknown) console.log(`  ${file}`)
}
console.log(`${tests.files.size} test files and ${browserTests.length} of ${drawn.length} browser tests`)
if (onlyLists) {
  for (const test of [...[...tests.files].toSorted(), ...browserTests]) console.log(test)
  process.exit(0)
}

function run(
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): boolean {
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  return status === 0
}

const check = spawn(process.execPath, ['scripts/check.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
const checked = Promise.all([once(check, 'exit'), text(check.stdout)])
const flows: Record<string, string> = tests.flows === 'all' ? {} : { FLOWS: [...tests.flows].join(',') }
let hasPassed = tests.files.size === 0 || run('vitest', ['run', '--reporter=dot', ...tests.files], flows)
const [[checkStatus], checkOutput] = await checked
console.log(checkOutput)
hasPassed &&= checkStatus === 0

if (browserTests.length > 0) {
  const folder = mkdtempSync(join(tmpdir(), 'practicum-changed-'))
  const list = join(folder, 'browser-tests.txt')
  writeFileSync(list, browserTests.join('\n'))
  const isBuilt = run(process.execPath, ['scripts/build.ts', '--when-stale'])
  const environment = { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? ensureBrowser() }
  hasPassed &&= isBuilt && run('playwright', ['test', '--test-list', list, '--reporter=dot'], environment)
  rmSync(folder, { recursive: true })
}
console.log(`${hasPassed ? 'passed' : 'FAILED'} after ${Math.round((Date.now() - startedAt) / 1000)} s`)
process.exit(hasPassed ? 0 : 1)
