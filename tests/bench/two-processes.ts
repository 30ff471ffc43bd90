import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import * as v from 'valibot'
import { createClock } from '../../server/clock.ts'
import { importContent } from '../../server/content/import.ts'
import { readContent } from '../../server/content/read.ts'
import { openDatabase } from '../../server/db/open.ts'
import { logIn } from './buyer.ts'
import { addBuyers, type BenchDatabase, startDatabase } from './database.ts'
import { answersPerSecond } from './load.ts'
import { startProxy } from './proxy.ts'
import { startShop } from './shop.ts'
import { type Figure, median } from './table.ts'
import { headers, renderedPaths } from './throughput.ts'

const rounds = 3
const connections = 8
const milliseconds = 4000
/** Two servers that do nothing but work must reach this together before a second core counts as free. */
const freeCore = 1.8
const buyers = 8
const purchasesEach = 5

/** A server that works for so many microseconds of a core, then answers so many bytes. */
const busyServer = `
  const { createServer } = require('node:http')
  const { parentPort, workerData } = require('node:worker_threads')
  const body = Buffer.alloc(workerData.bytes, 'x')
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return user + system
  }
  const server = createServer((request, response) => {
    const until = used() + workerData.microseconds
    while (used() < until);
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': body.length })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`

/**
 * Two processes on one database behind a plain proxy: that nothing breaks, and how many pages they render against one
 * process behind the same proxy. What the machine has left for a second process is measured in the same way, with
 * two servers that share nothing.
 */
export async function twoProcesses(): Promise<Figure[]> {
  await using database = await startDatabase()
  const userids = await addBuyers(database, buyers)
  const environment = { ...database.environment, PAGE_CACHE_BYTES: '0', TRUST_PROXY: 'true' }
  await using one = await startShop(environment)
  await using other = await startShop(environment)
  const ports = [one.port, other.port]
  const broken = await brokenPromises(database, ports, userids)
  for (const words of broken) console.log(`  broken: ${words}`)

  console.log('Pages of one and of two ...')
  const pages = await ratioOfTwo(ports, renderedPaths)
  const answer = await fetch(`http://127.0.0.1:${ports[0]}/`, { headers })
  const bytes = (await answer.arrayBuffer()).byteLength

  console.log('Bare servers, one and two ...')
  const work = { bytes, microseconds: Math.round(1_000_000 / pages.one) }
  const workers = [1, 2].map(() => new Worker(busyServer, { eval: true, workerData: work }))
  const told: unknown[][] = await Promise.all(workers.map((worker) => once(worker, 'message')))
  const busyPorts = told.map(([port]) => v.parse(v.number(), port))
  const machine = await ratioOfTwo(busyPorts, ['/'])
  for (const worker of workers) await worker.terminate()

  return [
    { name: 'two processes: broken promises', value: broken.length, unit: '', goal: ['most', 0] },
    { name: 'two bare servers, of one: what the machine has', value: machine.ratio, unit: 'x' },
    {
      name: 'pages by two processes, of one',
      value: pages.ratio,
      unit: 'x',
      ...(machine.ratio >= freeCore ? { goal: ['least', 1.6] as const } : {}),
    },
    {
      name: 'pages by two processes, of what the machine has',
      value: (pages.ratio / machine.ratio) * 100,
      unit: '%',
      goal: ['least', 85],
    },
  ]
}

/** Answers a second of the first server alone, and those of all against it; round by round, behind a proxy each. */
async function ratioOfTwo(ports: readonly number[], paths: readonly string[]) {
  const alone = await startProxy(ports.slice(0, 1))
  const together = await startProxy(ports)
  const ones: number[] = []
  const ratios: number[] = []
  for (let turn = 0; turn < rounds; turn++) {
    const task = { paths: [...paths], headers, connections, milliseconds }
    const one = await answersPerSecond({ ...task, port: alone.port })
    const two = await answersPerSecond({ ...task, port: together.port })
    ones.push(one)
    ratios.push(two / one)
  }
  await alone.stop()
  await together.stop()
  return { one: median(ones), ratio: median(ratios) }
}

/** What must hold wherever a request arrives; answers what does not. */
async function brokenPromises(
  database: BenchDatabase,
  ports: readonly number[],
  userids: readonly string[],
): Promise<string[]> {
  const proxy = await startProxy(ports)
  const origins = ports.map((port) => `http://127.0.0.1:${port}`)
  const [first = '', second = ''] = origins
  const [userid = ''] = userids
  const promises: readonly (readonly [string, () => Promise<boolean>])[] = [
    ['an import shows in both', () => importShows(database, origins)],
    [
      'a session that one has begun is good at the other',
      async () => {
        const { token } = await logIn(first, userid)
        const answer = await fetch(`${second}/api/v1/member/token`, { headers: { Authorization: token } })
        return answer.ok
      },
    ],
    [
      'one key at both at once is one order',
      async () => {
        const [here, there] = [await logIn(first, userid), await logIn(second, userid)]
        const form = here.form()
        // Whoever comes second may be told to ask again.
        const asked = await Promise.allSettled([here.order(form), there.order(form)])
        const numbers = new Set(asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])))
        numbers.add(await here.order(form)).add(await there.order(form))
        return numbers.size === 1
      },
    ],
    [
      'purchases go from one to the other with every step',
      async () => {
        const all = userids.map(async (each) => {
          const buyer = await logIn(`http://127.0.0.1:${proxy.port}`, each)
          for (let turn = 0; turn < purchasesEach; turn++) await buyer.purchase()
        })
        await Promise.all(all)
        return true
      },
    ],
  ]
  const broken: string[] = []
  for (const [words, holds] of promises) {
    const isKept = await holds().catch((error: unknown) => {
      console.log(`  ${error instanceof Error ? error.message : String(error)}`)
      return false
    })
    if (!isKept) broken.push(words)
  }
  await proxy.stop()
  return broken
}

/** Renames a course in the database, and looks for the new title at both. */
async function importShows(target: BenchDatabase, origins: readonly string[]): Promise<boolean> {
  const { content } = readContent(fileURLToPath(new URL('../../content', import.meta.url)))
  const [renamed, ...others] = content?.courses ?? []
  if (!content || !renamed) throw new Error('the bundled content has faults')
  const title = { ko: '두 곳에서 보이는 제목', en: 'A title for both' }
  const database = await openDatabase(target.connection('practicum'))
  await importContent(database.db, createClock(), {
    ...content,
    courses: [{ ...renamed, course: { ...renamed.course, title } }, ...others],
  })
  await database.close()
  const path = `/contents/detail?id=${renamed.course.idx}`
  // The processes hear of it within moments.
  for (let attempt = 0; attempt < 50; attempt++) {
    const pages = await Promise.all(origins.map(async (origin) => (await fetch(origin + path, { headers })).text()))
    if (pages.every((page) => page.includes(title.ko))) return true
    await setTimeout(100)
  }
  return false
}
