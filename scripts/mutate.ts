import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Fault, nameFault } from './mutate/faults.ts'
import { listFlowFaults, plantInFlows } from './mutate/flows.ts'
import { type Caught, plantInServer, plantServerSample } from './mutate/server.ts'

/**
 * npm run test:mutate [-- files and folders] [--sample N --seed TEXT] [--workers N]
 *
 * Plants faults one at a time and tells which of them no test notices: in flows by `scripts/mutate/flows.ts`, in
 * `server` and `contract` by `scripts/mutate/server.ts`. A sample draws about N faults by the seed. Ends with 1 when too
 * few are caught.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '' },
    workers: { type: 'string', default: '1' },
  },
})
/** Share of the faults in flows that tests must catch. */
const threshold = 0.9
/**
 * Share of a whole sample that tests must catch. Tests that catch 85 % of all faults catch fewer than half of 20 less
 * than once in 10,000 draws; more would fail by the draw alone.
 */
const sampleThreshold = 0.5
/** Share of a sample that is drawn from flows, where it is drawn from flows and the server. */
const flowShare = 0.7
for (const path of positionals) if (!existsSync(path)) throw new Error(`there is no ${path}`)
const isOfServer = (path: string) => /^(server|contract)(\/|$)/.test(path)
const serverPaths = positionals.filter(isOfServer)
const flowPaths = positionals.filter((path) => !isOfServer(path))
const hasFlows = positionals.length === 0 || flowPaths.length > 0
const hasServer = positionals.length === 0 || serverPaths.length > 0

const isEnough = values.sample === undefined ? await plantAll() : await plantSample(Number(values.sample))
process.exit(isEnough ? 0 : 1)

async function plantAll(): Promise<boolean> {
  let isEnough = true
  if (hasFlows) {
    const { planted, caught } = await mutateFlows(listFlowFaults(root, flowPaths))
    isEnough = caught >= threshold * planted
  }
  if (hasServer) isEnough = (await plantInServer(serverPaths, Number(values.workers))) && isEnough
  return isEnough
}

/** The parts are judged together: a few faults of one file say nothing about the rest. */
async function plantSample(size: number): Promise<boolean> {
  const parts: Caught[] = []
  const flowSize = Math.round(size * (hasServer ? flowShare : 1))
  if (hasFlows) {
    // Tests of screens take seconds for each fault, so a sample leaves screens out unless they are named.
    const all = listFlowFaults(root, positionals.length === 0 ? ['machines'] : flowPaths)
    parts.push(await mutateFlows(draw(all, flowSize)))
  }
  if (hasServer) {
    const serverSize = hasFlows ? size - flowSize : size
    parts.push(await plantServerSample(serverSize, values.seed, serverPaths, Number(values.workers)))
  }
  const planted = parts.reduce((sum, part) => sum + part.planted, 0)
  const caught = parts.reduce((sum, part) => sum + part.caught, 0)
  console.log(`\n${caught} of ${planted} faults of the sample caught; at least half must be`)
  return caught >= sampleThreshold * planted
}

/** Plants faults in flows and prints them. */
async function mutateFlows(faults: readonly Fault[]): Promise<Caught> {
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
  return { planted: faults.length, caught: caught.length }
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
