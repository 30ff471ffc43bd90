import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { capturedFolder } from '../tests/foreign/captured.ts'
import { stageNames, stages } from '../tests/foreign/stages.ts'
import { trafficFile, trafficSchema } from '../tests/foreign/traffic/traffic.ts'
import { ensureBrowser } from './browser.ts'
import { ensurePrograms } from './debian.ts'

/** Runs the chosen stages of the foreign judges, or all. */
const root = fileURLToPath(new URL('..', import.meta.url))
const names = process.argv.slice(2)
const unknown = names.filter((name) => !stageNames.includes(name))
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. The stages are ${stageNames.join(', ')}.`)
  process.exit(1)
}
const chosen = stageNames.filter((name) => names.length === 0 || names.includes(name))
const judges = Object.entries(stages).filter(([name]) => chosen.includes(name))

ensurePrograms([...new Set(judges.flatMap(([, { programs }]) => programs))])
const environment = {
  ...process.env,
  FOREIGN_STAGES: chosen.join(' '),
  CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? ensureBrowser(),
}

function runPlaywright(parameters: readonly string[], more: Readonly<Record<string, string>> = {}): boolean {
  const options = {
    cwd: root,
    env: { ...environment, ...more },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  } as const
  return spawnSync('playwright', ['test', ...parameters], options).status === 0
}

/** Runs all tests of the browser behind a proxy that judges their calls, and prints what it found. */
function judgeTraffic(): boolean {
  rmSync(trafficFile, { force: true })
  const hasPassed = runPlaywright([], { TEST_SHOPS: 'tests/foreign/traffic/watched-shops.ts' })
  const { calls, faults } = v.parse(trafficSchema, JSON.parse(readFileSync(trafficFile, 'utf8')))
  const exchanges = Object.values(calls).reduce((sum, count) => sum + count, 0)
  console.log(`\n${exchanges} answers of ${Object.keys(calls).length} calls were judged by the API document.`)
  for (const [fault, count] of Object.entries(faults)) console.log(`${count} times ${fault}`)
  return hasPassed && exchanges > 0 && Object.keys(faults).length === 0
}

rmSync(capturedFolder, { recursive: true, force: true })
const projects = [...new Set(judges.flatMap(([, each]) => each.projects))].flatMap((project) => ['--project', project])
const results = [
  judges.length === 0 || runPlaywright(['--config', 'tests/foreign/playwright.config.ts', ...projects]),
  !chosen.includes('traffic') || judgeTraffic(),
]
process.exit(results.every(Boolean) ? 0 : 1)
