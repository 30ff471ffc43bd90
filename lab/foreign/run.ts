import { readFileSync, rmSync } from 'node:fs'
import * as v from 'valibot'
import { ensurePrograms } from '../../scripts/debian.ts'
import { runPlaywright } from '../playwright.ts'
import { capturedFolder } from './captured.ts'
import { stageNames, stages } from './stages.ts'
import { trafficFile, trafficSchema } from './traffic/traffic.ts'

// Runs the chosen stages of the foreign judges, or all.

const names = process.argv.slice(2)
const unknown = names.filter((name) => !stageNames.includes(name))
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. The stages are ${stageNames.join(', ')}.`)
  process.exit(1)
}
const chosen = stageNames.filter((name) => names.length === 0 || names.includes(name))
const judges = Object.entries(stages).filter(([name]) => chosen.includes(name))

ensurePrograms([...new Set(judges.flatMap(([, { programs }]) => programs))])

/** Runs all tests of the browser behind a proxy that judges their calls, and prints what it found. */
function judgeTraffic(): boolean {
  rmSync(trafficFile, { force: true })
  const hasPassed = runPlaywright('foreign/traffic', []) === 0
  const { calls, faults } = v.parse(trafficSchema, JSON.parse(readFileSync(trafficFile, 'utf8')))
  const exchanges = Object.values(calls).reduce((sum, count) => sum + count, 0)
  console.log(`\n${exchanges} answers of ${Object.keys(calls).length} calls were judged by the API document.`)
  for (const [fault, count] of Object.entries(faults)) console.log(`${count} times ${fault}`)
  return hasPassed && exchanges > 0 && Object.keys(faults).length === 0
}

rmSync(capturedFolder, { recursive: true, force: true })
const projects = [...new Set(judges.flatMap(([, each]) => each.projects))].flatMap((project) => ['--project', project])
const results = [
  judges.length === 0 || runPlaywright('foreign', projects, { FOREIGN_STAGES: chosen.join(' ') }) === 0,
  !chosen.includes('traffic') || judgeTraffic(),
]
process.exit(results.every(Boolean) ? 0 : 1)
