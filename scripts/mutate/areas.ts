import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/** Files that get faults, with the tests that may notice them. */
export interface Area {
  readonly name: string
  /** Folders whose files get faults, without their subfolders. */
  readonly folders: readonly string[]
  /** Single files of other folders that get faults. */
  readonly files?: readonly string[]
  /** Folders whose tests may notice them, their own first, or test files; other tests would only cost time. */
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
  {
    name: 'prices',
    folders: [],
    files: ['server/content/option-price.ts', 'server/content/prices.ts'],
    tests: ['server/content/option-price.test.ts', 'server/content/prices.test.ts'],
    threshold: 90,
  },
  {
    name: 'retention',
    folders: ['server/db/retention'],
    tests: ['server/jobs', 'server/db/retention', 'server/api/withdrawal', 'server/api/notices'],
    threshold: 85,
  },
  {
    name: 'jobs',
    folders: ['server/jobs'],
    tests: ['server/jobs', 'server/api/payments', 'server/api/data-export', 'server/api/course-openings'],
    threshold: 85,
  },
  { name: 'messages', folders: ['server/messages'], tests: ['server/messages', 'server/jobs'], threshold: 85 },
  { name: 'lib', folders: ['server/lib'], tests: ['server/lib', 'server/api'], threshold: 85 },
  { name: 'contract', folders: ['contract'], tests: ['contract'], threshold: 85 },
  {
    name: 'one-time-code',
    folders: ['server/api/one-time-code'],
    tests: ['server/api/find-id'],
    threshold: 85,
  },
  {
    name: 'api/session',
    folders: ['server/api/session'],
    tests: ['server/api/session', 'server/api/login', 'server/api/account-changes'],
    threshold: 85,
  },
  {
    name: 'api/profile',
    folders: ['server/api/profile'],
    tests: ['server/api/profile', 'server/api/account-changes'],
    threshold: 85,
  },
  {
    name: 'api/find-password',
    folders: ['server/api/find-password'],
    tests: ['server/api/find-password', 'server/api/account-changes'],
    threshold: 85,
  },
  {
    name: 'api',
    folders: ['server/api'],
    tests: ['server/api', 'server/api/login', 'server/api/session'],
    threshold: 85,
  },
]

/** Every area: the special ones, and each other folder of `server/api` with its own tests. */
export function findAreas(): Area[] {
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
export function filesOf({ folders, files = [] }: Area, paths: readonly string[]): string[] {
  const isWanted = (file: string) =>
    paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`))
  return [...folders.flatMap((folder) => globSync(`${folder}/*.ts`)), ...files]
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|test-d|d)\.ts$/.test(file) && isWanted(file))
    .sort()
}

/** Patterns of the test files of an area. */
export function testPatternsOf(tests: readonly string[]): string[] {
  return tests.map((each) => (each.endsWith('.ts') ? each : `${each}/*.test.ts`))
}

/** Lines on which faults can be planted: no comments, imports or types. */
const hasOperator =
  /[=!]==|[<>]=?\s|&&|\|\||\?\?|\s[?+*/-]\s|\breturn\b|=>|\btrue\b|\bfalse\b|\b(and|eq|gte?|lte?|isNull)\(/
const isDeclaration = /^\s*(\/?\*|\/\/|import\b|export (type|interface)\b|type\b|interface\b|readonly\b)/

/** A line gets two faults on average. */
const faultsPerLine = 2

/**
 * Draws an area and lines of it by the seed, such as a commit's hash, for about `size` faults; where paths are named,
 * of the files at or below them. One area, because the tests of every area have to run once before a fault of it is
 * planted; each commit draws another.
 */
export function drawSample(
  areas: readonly Area[],
  size: number,
  seed: string,
  paths: readonly string[] = [],
): { area: Area; lines: string[] } {
  const rank = (line: string) => createHash('sha256').update(`${seed} ${line}`).digest('hex')
  const candidates = areas.flatMap((area) =>
    filesOf(area, paths).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          hasOperator.test(text) && !isDeclaration.test(text) ? [`${file}:${index + 1}-${index + 1}`] : [],
        )
        .map((line) => ({ area, line, rank: rank(line) })),
    ),
  )
  const drawn = candidates.toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
  const [first] = drawn
  if (!first) throw new Error('there is no line to plant a fault on')
  const lines = drawn.filter(({ area }) => area === first.area).map(({ line }) => line)
  return { area: first.area, lines: lines.slice(0, Math.ceil(size / faultsPerLine)) }
}
