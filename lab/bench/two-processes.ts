import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { diskFolder } from '../../server/content/content-folder.ts'
import { importContent } from '../../server/content/import.ts'
import { readContent } from '../../server/content/read.ts'
import { openDatabase } from '../../server/db/open.ts'
import { createClock } from '../../server/lib/clock.ts'
import { logIn } from './buyer.ts'
import { addBuyers, type BenchDatabase, startDatabase } from './database.ts'
import { answersPerSecond } from './load.ts'
import { startProxy } from './proxy.ts'
import { startShop } from './shop.ts'
import { type Figure, median } from './table.ts'
import { headers, renderedPaths } from './throughput.ts'

const rounds = 3
const connections = 8
const seconds = 4
/** Minimum share of the speed-up that the cores allow, in per cent: 1.6 times the pages where a whole core is free. */
const minSharePercent = 80
const buyers = 8
const purchasesEach = 5

/**
 * Two processes on one database behind a plain proxy: whether everything still holds, and how many pages they render
 * compared with one process behind the same proxy. Load generator, proxy and database need cores too, so the possible
 * speed-up is worked out from how busy the cores are while one process renders.
 */
export async function twoProcesses(): Promise<Figure[]> {
  await using database = await startDatabase()
  const userids = await addBuyers(database, buyers)
  const environment = { ...database.environment, PAGE_CACHE_BYTES: '0', TRUST_PROXY: '1' }
  await using one = await startShop(environment)
  await using other = await startShop(environment)
  const ports = [one.port, other.port]
  const broken = await findBrokenInvariants(database, ports, userids)
  for (const text of broken) console.log(`  broken: ${text}`)

  console.log('Pages of one and of two ...')
  const { ratio, busyCores } = await ratioOfTwo(ports)
  const allowed = Math.min(2, cpus().length / busyCores)
  return [
    { name: 'two processes: broken promises', value: broken.length, unit: '', goal: ['most', 0] },
    { name: 'cores at work while one process renders', value: busyCores, unit: `of ${cpus().length}` },
    { name: 'pages by two processes, of one', value: ratio, unit: 'x' },
    {
      name: `pages by two processes, of the ${allowed.toFixed(2)} x that the cores allow`,
      value: (ratio / allowed) * 100,
      unit: '%',
      goal: ['least', minSharePercent],
    },
  ]
}

/** Compares the pages per second of all processes with those of the first alone; also returns the cores busy then. */
async function ratioOfTwo(ports: readonly number[]) {
  const alone = await startProxy(ports.slice(0, 1))
  const together = await startProxy(ports)
  const busy: number[] = []
  const ratios: number[] = []
  for (let turn = 0; turn < rounds; turn++) {
    const task = { paths: [...renderedPaths], headers, connections, seconds }
    const before = coreTimes()
    const one = await answersPerSecond({ ...task, port: alone.port })
    const after = coreTimes()
    busy.push((cpus().length * (after.busy - before.busy)) / (after.all - before.all))
    const two = await answersPerSecond({ ...task, port: together.port })
    ratios.push(two / one)
  }
  await alone.stop()
  await together.stop()
  return { busyCores: median(busy), ratio: median(ratios) }
}

/** Time of all cores since the machine started, and their busy time, in ms. */
function coreTimes() {
  const all = cpus()
    .flatMap(({ times }) => Object.values(times))
    .reduce((sum, each) => sum + each, 0)
  const idle = cpus().reduce((sum, { times }) => sum + times.idle, 0)
  return { all, busy: all - idle }
}

/** Checks what must hold whichever process answers; returns the names of what does not. */
async function findBrokenInvariants(
  database: BenchDatabase,
  ports: readonly number[],
  userids: readonly string[],
): Promise<string[]> {
  const proxy = await startProxy(ports)
  const origins = ports.map((port) => `http://127.0.0.1:${port}`)
  const [first = '', second = ''] = origins
  const [userid = ''] = userids
  const promises: readonly (readonly [string, () => Promise<boolean>])[] = [
    ['an import is visible at both processes', () => isImportVisible(database, origins)],
    [
      'a session opened at one process is valid at the other',
      async () => {
        const { token } = await logIn(first, userid)
        const answer = await fetch(`${second}/api/v1/member/token`, { headers: { Authorization: token } })
        return answer.ok
      },
    ],
    [
      'one idempotency key at both processes makes one order',
      async () => {
        const [here, there] = [await logIn(first, userid), await logIn(second, userid)]
        const form = here.form()
        // The second one may answer 409.
        const asked = await Promise.allSettled([here.order(form), there.order(form)])
        const numbers = new Set(asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])))
        numbers.add(await here.order(form)).add(await there.order(form))
        return numbers.size === 1
      },
    ],
    [
      'a purchase may change the process with every step',
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
  for (const [text, holds] of promises) {
    const isKept = await holds().catch((error: unknown) => {
      console.log(`  ${error instanceof Error ? error.message : String(error)}`)
      return false
    })
    if (!isKept) broken.push(text)
  }
  await proxy.stop()
  return broken
}

/** Renames a course in the database; returns whether both processes show the new title within five seconds. */
async function isImportVisible(target: BenchDatabase, origins: readonly string[]): Promise<boolean> {
  const { content } = readContent(diskFolder(fileURLToPath(new URL('../../content', import.meta.url))))
  const [renamed, ...others] = content?.courses ?? []
  if (!content || !renamed) throw new Error('the bundled content has faults')
  const title = { ko: '두 곳에서 보이는 제목', en: 'A title for both' }
  const database = await openDatabase(target.connection('practicum'))
  const courses = [{ ...renamed, course: { ...renamed.course, title } }, ...others]
  await importContent(database.db, createClock(), { ...content, courses }, [])
  await database.close()
  const path = `/contents/detail?id=${renamed.course.idx}`
  for (let attempt = 0; attempt < 50; attempt++) {
    const pages = await Promise.all(origins.map(async (origin) => (await fetch(origin + path, { headers })).text()))
    if (pages.every((page) => page.includes(title.ko))) return true
    await setTimeout(100)
  }
  return false
}
