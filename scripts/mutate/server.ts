import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

/**
 * node scripts/mutate/server.ts [folder or file ...] [--sample 20 --seed <commit>] [--workers 1]
 *
 * Plants faults in the server and the contract, one at a time, and runs the tests that could notice them (Stryker).
 * Prints for each file how many were planted and caught, and each fault that no test noticed. Ends with 1 when an area
 * stays below its threshold.
 */

interface Area {
  readonly name: string
  /** Folders whose files get faults, without their subfolders. */
  readonly folders: readonly string[]
  /** Folders whose tests may notice them; other tests would only cost time. */
  readonly tests: readonly string[]
  /** Minimum of caught faults, in percent. */
  readonly threshold: number
}

const special: readonly Area[] = [
  {
    name: 'orders',
    folders: ['server/api/orders'],
    tests: ['server/api/orders', 'server/api/checkout', 'server/api/purchase-history'],
    threshold: 90,
  },
  {
    name: 'payments',
    folders: ['server/api/payments'],
    tests: ['server/api/payments', 'server/api/purchase-history'],
    threshold: 90,
  },
  {
    name: 'checkout',
    folders: ['server/api/checkout'],
    tests: ['server/api/checkout', 'server/api/payments'],
    threshold: 90,
  },
  {
    name: 'purchase-history',
    folders: ['server/api/purchase-history'],
    tests: ['server/api/purchase-history'],
    threshold: 90,
  },
  { name: 'jobs', folders: ['server/jobs'], tests: ['server/jobs', 'server/api/payments'], threshold: 85 },
  { name: 'messages', folders: ['server/messages'], tests: ['server/messages', 'server/jobs'], threshold: 85 },
  { name: 'lib', folders: ['server/lib'], tests: ['server/lib', 'server/api'], threshold: 85 },
  { name: 'contract', folders: ['contract'], tests: ['contract'], threshold: 85 },
  {
    name: 'api',
    folders: ['server/api'],
    tests: ['server/api', 'server/api/login', 'server/api/session'],
    threshold: 85,
  },
]

/** Every area: the special ones, and each other folder of `server/api` with its own tests. */
function findAreas(): Area[] {
  const taken = new Set(special.flatMap(({ folders }) => folders))
  const others = globSync('server/api/*/')
    .map((folder) => folder.replaceAll('\\', '/').replace(/\/$/, ''))
    .filter((folder) => !taken.has(folder))
    .sort()
  return [
    ...special,
    ...others.map((folder) => ({
      name: folder.slice('server/'.length),
      folders: [folder],
      tests: [folder],
      threshold: 85,
    })),
  ]
}

/** Files of an area that get faults; all of them, or those at or below `paths`. */
function filesOf({ folders }: Area, paths: readonly string[]): string[] {
  const isWanted = (file: string) =>
    paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`))
  return folders
    .flatMap((folder) => globSync(`${folder}/*.ts`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|test-d|d)\.ts$/.test(file) && isWanted(file))
    .sort()
}

/** A fault that was planted. */
interface Fault {
  readonly file: string
  readonly line: number
  /** Name of the change in Stryker: `EqualityOperator`. */
  readonly kind: string
  readonly before: string
  readonly after: string
  readonly isCaught: boolean
}

/** Plants faults in `mutate`, files or `file:first-last`, and runs the area's tests against each. */
async function plantFaults({ name, tests }: Area, mutate: readonly string[], workers: number): Promise<Fault[]> {
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate/ignore-texts.mjs'],
    ignorers: ['texts'],
    mutate: [...mutate],
    testFiles: tests.map((folder) => `${folder}/*.test.ts`),
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: workers,
    tempDirName: `.cache/mutate-${name.replaceAll('/', '-')}`,
    ignorePatterns: ['dist', 'reports', 'test-results', '.data', 'public'],
    // Stryker rewrites it by an interface of TypeScript that version 7 no longer has; no test reads it.
    tsconfigFile: 'none',
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    allowEmpty: true,
    warnings: false,
  })
  const results = await stryker.runMutationTest()
  return results.flatMap(({ fileName, location, mutatorName, replacement, status }) => {
    const isCaught = status === 'Killed' || status === 'Timeout'
    if (!isCaught && status !== 'Survived' && status !== 'NoCoverage') return []
    const file = relative('', fileName).replaceAll('\\', '/')
    const { start, end } = location
    return [
      {
        file,
        line: start.line,
        kind: mutatorName,
        before: textBetween(readFileSync(file, 'utf8'), start, end),
        after: shorten(replacement ?? ''),
        isCaught,
      },
    ]
  })
}

/** Counted from 1. */
interface Position {
  readonly line: number
  readonly column: number
}

function textBetween(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  const cut = lines.map((line, index) =>
    line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
  )
  return shorten(cut.join(' '))
}

/** One line of at most 80 characters. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= 80 ? line : `${line.slice(0, 77)}...`
}

/** Lines on which faults can be planted: no comments, imports or types. */
const hasOperator = /[=!]==|[<>]=?\s|&&|\|\||\?\?|\s[?+*/-]\s|\breturn\b|=>|\btrue\b|\bfalse\b/
const isDeclaration = /^\s*(\/?\*|\/\/|import\b|export (type|interface)\b|type\b|interface\b|readonly\b)/

/** A line gets two faults on average. */
const faultsPerLine = 2

/**
 * Draws an area and lines of it by the seed, such as a commit's hash, for about `size` faults. One area, because the
 * tests of every area have to run once before a fault of it is planted; each commit draws another.
 */
function drawSample(areas: readonly Area[], size: number, seed: string): { area: Area; lines: string[] } {
  const rank = (text: string) => createHash('sha256').update(`${seed} ${text}`).digest('hex')
  const candidates = areas.flatMap((area) =>
    filesOf(area, []).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          hasOperator.test(text) && !isDeclaration.test(text)
            ? [{ area, line: `${file}:${index + 1}-${index + 1}` }]
            : [],
        ),
    ),
  )
  const drawn = candidates.toSorted((one, other) => (rank(one.line) < rank(other.line) ? -1 : 1))
  const [first] = drawn
  if (!first) throw new Error('there is no line to plant a fault on')
  const lines = drawn.filter(({ area }) => area === first.area).map(({ line }) => line)
  return { area: first.area, lines: lines.slice(0, Math.ceil(size / faultsPerLine)) }
}

function percentOf(faults: readonly Fault[]): number {
  return faults.length === 0 ? 100 : (faults.filter(({ isCaught }) => isCaught).length / faults.length) * 100
}

function printRow(cells: readonly string[]): void {
  const [name = '', ...numbers] = cells
  console.log(`${name.padEnd(56)}${numbers.map((cell) => cell.padStart(10)).join('')}`)
}

/** Prints planted and caught faults by file, and the faults that no test noticed. */
function printFaults(area: string, faults: readonly Fault[]): void {
  printRow([`\n${area}`, 'planted', 'caught', 'percent'])
  const row = (name: string, some: readonly Fault[]) =>
    printRow([name, `${some.length}`, `${some.filter(({ isCaught }) => isCaught).length}`, percentOf(some).toFixed(1)])
  for (const [file, some] of Map.groupBy(faults, ({ file }) => file)) row(file, some)
  row('all', faults)
  for (const { file, line, kind, before, after } of faults.filter(({ isCaught }) => !isCaught)) {
    console.log(`  not caught: ${file}:${line} ${kind}\n    ${before}\n    ${after}`)
  }
}

/** A sample is too small for the thresholds: it fails when the tests notice fewer, in percent. */
const sampleThreshold = 60

/** Runs the program; returns whether enough faults were caught. */
async function mutateServer(parameters: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: '' },
      workers: { type: 'string', default: '1' },
    },
  })
  const areas = findAreas()
  const workers = Number(values.workers)
  if (values.sample !== undefined) {
    const { area, lines } = drawSample(areas, Number(values.sample), values.seed)
    const faults = await plantFaults(area, lines, workers)
    printFaults(`a sample of ${area.name}, drawn by ${values.seed}`, faults)
    return percentOf(faults) >= sampleThreshold
  }
  const tooLow: string[] = []
  for (const area of areas) {
    const files = filesOf(area, positionals)
    if (files.length === 0) continue
    const faults = await plantFaults(area, files, workers)
    printFaults(area.name, faults)
    if (percentOf(faults) < area.threshold) tooLow.push(`${area.name} is below ${area.threshold} %`)
  }
  for (const line of tooLow) console.error(line)
  return tooLow.length === 0
}

process.exitCode = (await mutateServer(process.argv.slice(2))) ? 0 : 1
