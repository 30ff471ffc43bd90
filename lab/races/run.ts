import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensurePrograms } from '../../scripts/debian.ts'
import { transitionsForSpin } from '../../tests/money/transitions.ts'
import type { Fault } from '../mutate/faults.ts'
import { locate } from '../mutate/locate.ts'
import { plantFaults } from '../mutate/plant-faults.ts'
import { plantedRaces } from './planted-faults.ts'

// npm run races [-- --model | --faults | 'NAME OF A CALL' | 'ONE | OTHER']
//
// Checks the model of an order's money and races every two calls, in one process per core. `--faults` plants faults that
// only a race brings to light, and tells which of them the races notice; `--faults 'lock taken out'` those of a kind or
// pair.

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { model: { type: 'boolean' }, faults: { type: 'boolean' } },
})
const file = 'tests/races/races.test.ts'

if (values.model) process.exit(checkModel() ? 0 : 1)
if (values.faults) process.exit((await findPlanted()) ? 0 : 1)
if (positionals.length > 0) process.exit(Math.max(...(await Promise.all(positionals.map(race)))))
const isModelRight = checkModel()
const parts = availableParallelism()
const statuses = await Promise.all(Array.from({ length: parts }, (_, part) => race(`full ${part}/${parts}`)))
process.exit(isModelRight ? Math.max(...statuses) : 1)

/** Runs the races that RACES names; resolves with the exit status. */
function race(wanted: string): Promise<number> {
  const child = spawn('vitest', ['run', '--project', 'server', file, '--reporter', 'dot'], {
    cwd: root,
    env: { ...process.env, RACES: wanted },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return new Promise((done) => child.on('close', (status) => done(status ?? 1)))
}

/** Plants one fault after the other. Returns whether the pair of each has noticed it. */
async function findPlanted(): Promise<boolean> {
  const isWanted = ({ kind, pair }: (typeof plantedRaces)[number]) =>
    positionals.length === 0 || positionals.some((text) => kind.includes(text) || pair.includes(text))
  const faults = plantedRaces.filter(isWanted).map((planted) => locate(root, planted))
  const pairOf = new Map<Fault, string>(faults.map((fault) => [fault, fault.pair]))
  let found = 0
  await plantFaults(root, faults, {
    testsOf: (fault) => {
      const pair = pairOf.get(fault) ?? ''
      return [{ project: 'server', files: [file], names: '^ ?pairs of calls', env: { RACES: pair } }]
    },
    report: (fault, noticedBy) => {
      const isFound = noticedBy !== undefined
      if (isFound) found += 1
      console.log(
        `${isFound ? 'found    ' : 'not found'} ${fault.kind}, ${fault.file}:${fault.line}, ${pairOf.get(fault)}`,
      )
    },
  })
  console.log(`${found} of ${faults.length} planted faults found`)
  return found === faults.length
}

/** Checks both scenes of the model, then each with a fault that must break a rule. */
function checkModel(): boolean {
  ensurePrograms(['spin', 'gcc'])
  const folder = mkdtempSync(join(tmpdir(), 'practicum-model-'))
  try {
    cpSync(join(root, 'tests/money/checkout.pml'), join(folder, 'checkout.pml'))
    writeFileSync(join(folder, 'transitions.pml'), transitionsForSpin())
    let isRight = true
    for (const scene of [[], ['-DREFUNDING']]) {
      const { error, states, seconds } = runModel(folder, scene)
      console.log(
        `${scene.length === 0 ? 'paying' : 'refunding'}: ${states} states, ${seconds} s, ${error ?? 'no rule broken'}`,
      )
      if (error !== undefined) isRight = false
    }
    const source = readFileSync(join(folder, 'checkout.pml'), 'utf8')
    const faults = [...new Set([...source.matchAll(/^#ifn?def (\w+)/gm)].map(([, name]) => name ?? ''))]
    for (const fault of faults.filter((name) => name !== 'REFUNDING')) {
      const { error } = runModel(folder, [`-D${fault}`, '-DREFUNDING'])
      console.log(`${error === undefined ? 'not found' : 'found    '} ${fault}: ${error ?? 'no rule broken'}`)
      if (error === undefined) isRight = false
    }
    return isRight
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Checked {
  /** The broken rule. */
  readonly error: string | undefined
  readonly states: number
  readonly seconds: number
}

function runModel(folder: string, definitions: readonly string[]): Checked {
  const started = performance.now()
  const run = (command: string, ...parameters: string[]) => {
    const done = spawnSync(command, parameters, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 })
    if (done.error) throw done.error
    return done
  }
  const generated = run('spin', '-a', ...definitions, 'checkout.pml')
  if (/Error/.test(generated.stdout)) throw new Error(generated.stdout)
  const compiled = run('gcc', '-O2', '-DSAFETY', '-DCOLLAPSE', '-DMEMLIM=6000', '-o', 'pan', 'pan.c')
  if (compiled.status !== 0) throw new Error(compiled.stderr)
  // Processes may wait at the end: `Judge` says whether that is right.
  const { stdout } = run(join(folder, 'pan'), '-E', '-m500000')
  const broken = /pan:1: (.+) \(at depth/.exec(stdout)?.[1]
  const states = Number(/(\d+) states, stored/.exec(stdout)?.[1] ?? 0)
  const isComplete = !/Search not completed/.test(stdout) || broken !== undefined
  if (broken !== undefined && definitions.every((each) => each === '-DREFUNDING'))
    console.log(run('spin', '-t', '-p', '-g', ...definitions, 'checkout.pml').stdout)
  return {
    error: isComplete ? broken : 'the search was not completed',
    states,
    seconds: Math.round((performance.now() - started) / 1000),
  }
}
