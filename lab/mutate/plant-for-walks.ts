import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { flowModels } from '../../tests/flows/flow-models.ts'
import { copyProject } from './copy-project.ts'
import { type Fault, plant } from './faults.ts'
import { flowsOf } from './flows-of.ts'

interface WalkOptions {
  /** Seconds of walks for each fault. */
  readonly seconds: number
  readonly seed: string
  /** `sentence`: what the walks saw. Undefined when they saw nothing. */
  readonly report: (fault: Fault, sentence: string | undefined) => void
}

/**
 * Plants faults in the screens and machines of a copy of the project, one at a time, builds the shop and walks through
 * the pages of the fault's flow. Throws when a walk fails without a fault.
 */
export function plantForWalks(root: string, faults: readonly Fault[], { seconds, seed, report }: WalkOptions): void {
  const copy = copyProject(root)
  try {
    ownPackages(root, copy)
    const isBuilt = () => run(copy, 'scripts/build.ts', {}).status === 0
    if (!isBuilt()) throw new Error('the shop cannot be built')
    const environmentOf = (from: string) => ({
      WALK_SECONDS: String(seconds),
      WALK_SEED: seed,
      WALK_FROM: from,
      WALK_SHRINK: undefined,
    })
    // First, because a fault that cannot be built leaves half a build.
    for (const from of new Set(faults.map((fault) => addressesOf(root, fault)))) {
      const seen = walk(copy, environmentOf(from))
      if (seen !== undefined) throw new Error(`without a fault, a walk fails at ${from}: ${seen}`)
    }
    for (const fault of faults) {
      const environment = environmentOf(addressesOf(root, fault))
      const place = join(copy, fault.file)
      const source = readFileSync(place, 'utf8')
      writeFileSync(place, plant(source, fault))
      report(fault, isBuilt() ? walk(copy, environment) : 'the shop cannot be built')
      writeFileSync(place, source)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Vite reads packages from the folder that it builds: hard links take no room, and no time. */
function ownPackages(root: string, copy: string): void {
  const packages = join(copy, 'node_modules')
  rmSync(packages)
  if (spawnSync('cp', ['-al', join(root, 'node_modules'), packages]).status !== 0)
    cpSync(join(root, 'node_modules'), packages, { recursive: true, verbatimSymlinks: true })
}

/** Addresses of the pages that show the flow of a fault. */
function addressesOf(root: string, { file }: Fault): string {
  const flows = flowsOf(root, file)
  const starts = flowModels.filter(({ name }) => flows.includes(name)).flatMap(({ starts }) => Object.values(starts))
  return [...new Set(starts.map(({ address }) => address))].join(' ')
}

/** Walks. Returns what is seen that must not be. */
function walk(copy: string, environment: NodeJS.ProcessEnv): string | undefined {
  const { status, output } = run(copy, 'scripts/test-browser.ts', environment, [
    '--config',
    'lab/walks/playwright.config.ts',
  ])
  if (status === 0) return undefined
  return (
    /Received: "(.*)/.exec(output)?.[1] ??
    /\[cause\]: (.*)/.exec(output)?.[1] ??
    `the walks do not begin: ${output.slice(-2_000)}`
  )
}

function run(copy: string, script: string, environment: NodeJS.ProcessEnv, parameters: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...parameters], {
    cwd: copy,
    env: {
      ...process.env,
      ...environment,
      PATH: `${join(copy, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`,
    },
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  return { status, output: stdout + stderr }
}
