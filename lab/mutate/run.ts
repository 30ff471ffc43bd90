import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { plantByHand } from './by-hand.ts'
import { type Fault, findFaults, nameFault } from './faults.ts'
import { flowsOf } from './flows-of.ts'
import { locate } from './locate.ts'
import { plantFaults } from './plant-faults.ts'
import { plantForWalks } from './plant-for-walks.ts'
import { type PlantedFault, plantedFaults } from './planted.ts'
import { plantedByStranger } from './planted-by-stranger.ts'
import { areaOf, filesWithFaults, testsOf } from './tests-of.ts'

// npm run mutate [-- files and folders] [--sample N --seed TEXT] [--walks SECONDS] [--planted [--kind NAME]]
//                    [--planted-by stranger [--kind NAME]]
//
// Plants faults one at a time and tells which of them no test notices. A sample draws N faults by the seed. Ends with 1
// when too few are caught. With `--walks`, faults are planted in flows alone, and random walks of so many seconds must
// notice them. With `--planted`, the faults of planted.ts are planted, and the command tells what no test and no check
// notices. With `--planted-by stranger`, those of planted-by-stranger.ts.

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '' },
    walks: { type: 'string' },
    planted: { type: 'boolean', default: false },
    'planted-by': { type: 'string' },
    kind: { type: 'string' },
  },
})
/**
 * Share of a whole sample that tests must catch. Tests that catch 85 % of all faults catch fewer than half of 20 less
 * than once in 10,000 draws; more would fail by the draw alone.
 */
const sampleThreshold = 0.5

for (const path of positionals) if (!existsSync(path)) throw new Error(`there is no ${path}`)
const planted = findPlanted()
const all = planted
  ? planted
      .filter(({ kind, file }) => isWanted(file) && (values.kind ?? kind) === kind)
      .map((fault) => locate(root, fault))
  : filesWithFaults(root)
      .filter((file) => isWanted(file) && (values.walks === undefined || isOfFlow(file)))
      .flatMap((file) => findFaults(file, readFileSync(join(root, file), 'utf8')).faults)
const faults = values.sample === undefined ? all : draw(all, Number(values.sample))
if (faults.length === 0) throw new Error('there is no place for a fault')

const caught = new Set<Fault>()
let done = 0
const report = (fault: Fault, noticedBy: string | undefined) => {
  if (noticedBy !== undefined) caught.add(fault)
  done += 1
  const verdict = noticedBy === undefined ? 'not caught' : 'caught    '
  const more = noticedBy ?? fault.says ?? ''
  console.log(`${done}/${faults.length} ${verdict} ${fault.line} ${nameFault(fault)} ${more}`.trimEnd())
}
if (planted) await plantByHand(root, faults, report)
else if (values.walks === undefined)
  await plantFaults(root, faults, { testsOf: ({ file }) => testsOf(root, file), report })
else
  plantForWalks(root, faults, {
    seconds: Number(values.walks),
    seed: String(Number.parseInt(createHash('sha256').update(values.seed).digest('hex').slice(0, 7), 16)),
    report,
  })
if (planted || values.walks !== undefined) printShares('by kind', ({ kind }) => kind)
const isEnough = planted !== undefined || reachesThresholds()
console.log(`${caught.size} of ${faults.length} faults caught`)
if (!isEnough) console.error('Too few faults are caught.')
process.exit(isEnough ? 0 : 1)

/** Prints the shares by file and area. Whether tests catch as many as they must. */
function reachesThresholds(): boolean {
  printShares('by file', ({ file }) => file)
  const areas = printShares('by area', ({ file }) => areaOf(file).name)
  const thresholds = new Map(faults.map(({ file }) => areaOf(file)).map(({ name, threshold }) => [name, threshold]))
  if (values.walks !== undefined) return true
  if (values.sample !== undefined) return caught.size >= sampleThreshold * faults.length
  return [...areas].every(([name, share]) => share >= (thresholds.get(name) ?? 1))
}

/** The faults written by hand that the command asks for; undefined for those that are found in the code. */
function findPlanted(): readonly PlantedFault[] | undefined {
  const by = values['planted-by']
  if (by === 'stranger') return plantedByStranger
  if (by !== undefined) throw new Error(`nobody is called ${by}: only --planted-by stranger`)
  return values.planted ? plantedFaults : undefined
}

/** Whether a file is at or below a path of the command. */
function isWanted(file: string): boolean {
  return (
    positionals.length === 0 ||
    positionals.some((path) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`))
  )
}

/** Whether a file is a machine or a screen of a flow; a model is no part of the shop. */
function isOfFlow(file: string): boolean {
  return /^(machines\/[^/]+|src\/.*)$/.test(file) && flowsOf(root, file).length > 0
}

/** Prints how many faults of each group were caught. Returns the share of each. */
function printShares(title: string, groupOf: (fault: Fault) => string): Map<string, number> {
  console.log(`\nFaults caught, ${title}`)
  const shares = new Map<string, number>()
  for (const [name, group] of Map.groupBy(faults, groupOf)) {
    const count = group.filter((fault) => caught.has(fault)).length
    console.log(`${String(count).padStart(5)} of ${String(group.length).padEnd(5)} ${name}`)
    shares.set(name, count / group.length)
  }
  return shares
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
