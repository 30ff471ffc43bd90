import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rendersPerThread } from '../../server/web/render-pool.ts'
import { type ProfiledShop, type ProfiledThread, startProfiledShop } from './profiles.ts'
import { untilIdle } from './shop.ts'
import { type Figure, median } from './table.ts'
import { headers, renderedPaths } from './throughput.ts'

/** Renders of one batch. */
const batchSize = 32
const batches = 9
/** Rendered first and not counted. */
const warmupRenders = 200
const profiledRenders = 320

interface Kind {
  readonly name: string
  readonly paths: readonly string[]
  /** Most processor time of one at a time, in ms. */
  readonly most?: number
}

const kinds: readonly Kind[] = [
  { name: 'home', paths: ['/'] },
  {
    name: 'course list',
    paths: renderedPaths.filter((path) => path.startsWith('/contents') && !path.includes('detail')),
  },
  { name: 'course page', paths: renderedPaths.filter((path) => path.startsWith('/contents/detail')), most: 7 },
  { name: 'my page', paths: ['/mypage'] },
  { name: 'notice', paths: ['/cs/notice-detail?id=1'] },
]

/**
 * What a page costs, by the modules whose functions run: the first pattern that fits a module's path. What is built into
 * the engine or Node counts to the module that calls it.
 */
const parts: Readonly<Record<ProfiledThread, readonly (readonly [name: string, modules: RegExp])[]>> = {
  main: [
    ['calls: database', /^(node_modules\/(drizzle-orm|pg\b|pg-|postgres-)|server\/db\/)/],
    [
      'calls: handlers and answers',
      /^(server\/(api|content|lib)\/|contract\/|node_modules\/(hono|valibot|sanitize-html)\/)/,
    ],
    ['thread to thread', /^(server\/web\/(render-|batch)|node_modules\/piscina\/)/],
    ['files, policy, compression and sending', /^(server\/|node_modules\/@hono\/)/],
    ['address of the page', /^(node_modules\/@tanstack\/|src\/|routes\/)/],
  ],
  rendering: [
    ['React', /^node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//],
    ['messages', /^(node_modules\/@lingui\/|src\/lib\/i18n\/|locales\/)/],
    [
      'calls: reading the answers',
      /^(node_modules\/(ofetch|destr|ufo|valibot)\/|src\/lib\/(http|queries)\/|contract\/)/,
    ],
    ['head', /^(src\/app\/(head|document)|node_modules\/@tanstack\/react-router\/.*([Hh]ead|Asset|Script))/],
    ['data in the document', /^(node_modules\/seroval|node_modules\/@tanstack\/[a-z-]*ssr)/],
    ['router and queries', /^node_modules\/@tanstack\//],
    ['thread to thread', /^(server\/|node_modules\/piscina\/|src\/app\/(inline-scripts|server))/],
    ['components', /^(src|routes|machines|node_modules\/@vanilla-extract)\//],
  ],
}
/** Threads of Node that run none of the shop's functions, by the beginning of their names. */
const otherThreads = { 'libuv-worker': 'compression', V8Worker: 'collecting garbage and compiling' } as const
const collecting = '(garbage collector)'

/**
 * Processor time of the shop for a page that is not in memory: rendering, its calls, and compression, as a whole and by
 * part. The database runs in processes of its own and is not counted. The parts divide what each thread used by a
 * profile, which is taken afterwards, because it makes the shop slower.
 */
export async function renderingCost(): Promise<Figure[]> {
  await using shop = await startProfiledShop({ PAGE_CACHE_BYTES: '0' })
  await untilIdle(shop.pid)
  const figures: Figure[] = []
  for (const kind of kinds) figures.push(...(await costOf(shop, kind)))
  return figures
}

async function costOf(shop: ProfiledShop, { name, paths, most }: Kind): Promise<Figure[]> {
  const request = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${shop.port}${path}`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  }
  const renderMany = async (size: number, overlapping = 1) => {
    let turn = 0
    const renderNext = async () => {
      while (turn < size) await request(paths[turn++ % paths.length] ?? '/')
    }
    await Promise.all(Array.from({ length: overlapping }, renderNext))
  }
  const measure = async (overlapping: number) => {
    const costs: Map<string, number>[] = []
    for (let batch = 0; batch < batches; batch++) {
      const before = threadTimes(shop.pid)
      await renderMany(batchSize, overlapping)
      const after = threadTimes(shop.pid)
      costs.push(new Map([...after].map(([thread, ms]) => [thread, (ms - (before.get(thread) ?? 0)) / batchSize])))
    }
    return {
      whole: median(costs.map((cost) => sum(cost.values()))),
      of: (thread: string) => median(costs.map((cost) => cost.get(thread) ?? 0)),
    }
  }
  await renderMany(warmupRenders)
  const alone = await measure(1)
  const figures: Figure[] = [
    {
      name: `${name} rendered anew, 1 at a time: processor time, p50`,
      value: alone.whole,
      unit: 'ms',
      ...(most === undefined ? {} : { goal: ['most', most] }),
    },
  ]
  // Requests for the same address that overlap share one rendering.
  if (paths.length >= rendersPerThread) {
    const { whole } = await measure(rendersPerThread)
    const title = `${name} rendered anew, ${rendersPerThread} at a time: processor time, p50`
    figures.push({ name: title, value: whole, unit: 'ms', ...(most === undefined ? {} : { goal: ['most', most] }) })
  }
  const profiles = await shop.profile(() => renderMany(profiledRenders))
  const costs = new Map<string, number>()
  const add = (part: string, ms: number) => costs.set(part, (costs.get(part) ?? 0) + ms)
  for (const [thread, system] of [
    ['main', 'MainThread'],
    ['rendering', 'WorkerThread'],
  ] as const) {
    const times = profiles[thread]
    const msOfMicrosecond = alone.of(system) / sum(times.values())
    for (const [module, microseconds] of times) add(partOf(thread, module), microseconds * msOfMicrosecond)
  }
  for (const [thread, part] of Object.entries(otherThreads)) add(part, alone.of(thread))
  const sorted = [...costs].sort(([, one], [, other]) => other - one)
  return [...figures, ...sorted.map(([part, value]) => ({ name: `${name}: ${part}`, value, unit: 'ms' }))]
}

function partOf(thread: ProfiledThread, module: string): string {
  if (module === collecting) return otherThreads.V8Worker
  return parts[thread].find(([, modules]) => modules.test(module))?.[0] ?? 'rest'
}

/** Processor time of a process by the names of its threads, in ms. Source: the kernel's documentation, sched-stats. */
function threadTimes(pid: number): Map<string, number> {
  const times = new Map<string, number>()
  const folder = `/proc/${pid}/task`
  for (const thread of readdirSync(folder)) {
    const read = (file: string) => readFileSync(join(folder, thread, file), 'utf8').trim()
    const name = read('comm')
    times.set(name, (times.get(name) ?? 0) + Number(read('schedstat').split(' ')[0]) / 1e6)
  }
  return times
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0)
}
