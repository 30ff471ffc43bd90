import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Fault, nameFault } from './mutate/faults.ts'
import { listFlowFaults, plantInFlows } from './mutate/flows.ts'

/**
 * npm run test:mutate [-- files and folders] [--sample N --seed TEXT]
 *
 * Plants faults one at a time and tells which of them no test notices: in flows by `scripts/mutate/flows.ts`, in
 * `server` and `contract` by `scripts/mutate/server.ts`. A sample draws about N faults by the seed. Ends with 1 when too
 * few are caught.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '' } },
})
/** Share of the faults in flows that tests must catch. */
const threshold = 0.9
/** The same for a sample, which is too small for more. */
const sampleThreshold = 0.6
for (const path of positionals) if (!existsSync(path)) throw new Error(`there is no ${path}`)
const isOfServer = (path: string) => /^(server|contract)(\/|$)/.test(path)
const serverPaths = positionals.filter(isOfServer)
const flowPaths = positionals.filter((path) => !isOfServer(path))
const hasFlows = positionals.length === 0 || flowPaths.length > 0
const hasServer = positionals.length === 0 || serverPaths.length > 0
/** Share of a sample that is drawn from flows. */
const flowShare = hasFlows && hasServer ? 0.7 : Number(hasFlows)

let isEnough = true
if (hasFlows) isEnough = await mutateFlows()
if (hasServer) isEnough = mutateServer() && isEnough
process.exit(isEnough ? 0 : 1)

/** Plants faults in flows, prints them, and returns whether enough were caught. */
async function mutateFlows(): Promise<boolean> {
  // Tests of screens take seconds for each fault, so a sample leaves screens out unless they are named.
  const isQuick = values.sample !== undefined && positionals.length === 0
  const all = listFlowFaults(root, isQuick ? ['machines'] : flowPaths)
  const faults = values.sample === undefined ? all : draw(all, Math.round(Number(values.sample) * flowShare))
  const caught: Fault[] = []
  let done = 0
  await plantInFlows(root, faults, (fault, isCaught) => {
    if (isCaught) caught.push(fault)
    done += 1
    console.log(`${done}/${faults.length} ${isCaught ? 'caught    ' : 'not caught'} ${fault.line} ${nameFault(fault)}`)
  })
  console.log('\nFaults caught, by file')
  for (const [file, planted] of Map.groupBy(faults, (fault) => fault.file)) {
    const count = caught.filter((fault) => fault.file === file).length
    console.log(`${String(count).padStart(5)} of ${String(planted.length).padEnd(5)} ${file}`)
  }
  console.log(`${caught.length} of ${faults.length} faults caught`)
  return caught.length >= (values.sample === undefined ? threshold : sampleThreshold) * faults.length
}

/**
 * Draws faults by a hash of the seed, their lines and names, so that the same seed draws the same ones. Without the line,
 * faults of one name would be drawn together.
 */
function draw(faults: readonly Fault[], count: number): Fault[] {
  const rank = (fault: Fault) =>
    createHash('sha256')
      .update(`${values.seed} ${fault.line} ${nameFault(fault)}`)
      .digest('hex')
  return faults
    .map((fault) => ({ fault, rank: rank(fault) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ fault }) => fault)
}

function mutateServer(): boolean {
  const sample =
    values.sample === undefined
      ? []
      : ['--sample', String(Math.round(Number(values.sample) * (1 - flowShare))), '--seed', values.seed]
  const { status } = spawnSync(process.execPath, ['scripts/mutate/server.ts', ...serverPaths, ...sample], {
    cwd: root,
    stdio: 'inherit',
  })
  return status === 0
}
