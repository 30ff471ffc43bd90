import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { migrateDatabase, type OpenDatabase, openDatabase } from '../../server/db/open.ts'
import { registerCleanup } from '../../tests/support/server/cleanup.ts'
import { contentFolder } from '../../tests/support/server/content-folder.ts'
import { catalogue, today } from '../../tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder } from '../../tests/support/server/shop.ts'
import { startShop } from '../bench/shop.ts'
import { type Figure, percentile } from '../bench/table.ts'
import { openBusyShop } from './buyers.ts'
import { startPatroniCluster } from './patroni-cluster.ts'
import { report } from './results.ts'

// The shop on a PostgreSQL that fails over (Patroni, synchronous replication) while people buy and read. `FAILOVERS` is
// the number of faults; each kind takes its turn.

const failovers = Number(process.env['FAILOVERS'] ?? '5')
const buyersOfShop = 2

const cluster = await startPatroniCluster()
registerCleanup(cluster.stop)

async function open(address: string) {
  const database = await openDatabase(address)
  registerCleanup(database.close)
  return database
}

const proxied = await open(cluster.proxied)
await migrateDatabase(proxied)
await importFolder(proxied, clockOn(today), contentFolder(catalogue).directory)
const several = await open(cluster.several)

const shops = { 'behind HAProxy': await openBusyShop(proxied), 'with several hosts': await openBusyShop(several) }

let isOver = false

/** Writes all the time. Returns the longest time without a write that was acknowledged, in ms, since it was asked last. */
function watchWrites({ query }: OpenDatabase) {
  let longest = 0
  let last = performance.now()
  const work = async () => {
    while (!isOver) {
      try {
        await query("select pg_notify('gameday', ''), txid_current()")
        longest = Math.max(longest, performance.now() - last)
        last = performance.now()
      } catch {
        // The next one tells how long it took.
      }
      await setTimeout(20)
    }
  }
  void work()
  return {
    isWrittenAfter: (moment: number) => last > moment,
    longestPause: () => {
      const pause = longest
      longest = 0
      return pause
    },
  }
}

/** Reads pages of the catalogue at a shop in a process of its own. Returns how many answers had which status. */
async function readPages(): Promise<{ statuses: Record<string, number>; end(): Promise<void> }> {
  await proxied.query('create database pages')
  const address = cluster.several.replace('/postgres?', '/pages?')
  const shop = await startShop({ DATABASE_URL: address })
  registerCleanup(shop.stop)
  const origin = `http://127.0.0.1:${shop.port}`
  const courses = Array.from({ length: 40 }, (_, index) => `/contents/detail?id=${101 + index}`)
  const paths = ['/', '/contents', '/device', '/cs/notices', '/cs/faq', '/company/introduction', ...courses]
  const statuses: Record<string, number> = {}
  const read = async (language: string) => {
    for (let turn = 0; !isOver; turn++) {
      const headers = { Accept: 'text/html', 'Accept-Language': language }
      const { status, body } = await fetch(origin + paths[turn % paths.length], { headers })
      await body?.cancel()
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  const readers = ['ko', 'en'].map(read)
  return { statuses, end: async () => void (await Promise.all(readers)) }
}

test('no paid order is lost, none is charged twice, and no page fails while the primary changes', async () => {
  const pages = await readPages()
  const buyers = Object.values(shops).flatMap(({ buyUntil }) =>
    Array.from({ length: buyersOfShop }, () => buyUntil(() => isOver)),
  )
  const writes = Object.entries(shops).map(([name, { database }]) => ({ name, ...watchWrites(database) }))

  const { killed, silent, unplugged, readOnly } = cluster.faults
  const faults: Record<string, (primary: number) => unknown> = {
    'the primary is killed': killed,
    'the primary falls silent': silent,
    'the network of the primary is cut': unplugged,
    'the disk of the primary takes no writes': readOnly,
    'a switchover is asked for': cluster.switchover,
  }
  const pauses: { fault: string; name: string; pause: number }[] = []
  try {
    for (let run = 0; run < failovers; run++) {
      const [fault, cause] = Object.entries(faults)[run % Object.keys(faults).length] ?? []
      if (!fault || !cause) continue
      const former = await cluster.primary()
      for (const { longestPause } of writes) longestPause()
      await cause(former)
      await vi.waitFor(async () => expect(await cluster.primary()).not.toBe(former), { timeout: 60_000, interval: 100 })
      const changed = performance.now()
      await vi.waitFor(() => expect(writes.every(({ isWrittenAfter }) => isWrittenAfter(changed))).toBe(true), {
        timeout: 60_000,
      })
      for (const { name, longestPause } of writes) {
        const pause = longestPause()
        pauses.push({ fault, name, pause })
        console.log(`${run + 1} of ${failovers}: ${fault}; ${name} writes were back after ${Math.round(pause)} ms`)
      }
      await cluster.restore()
    }
  } finally {
    isOver = true
  }
  await Promise.all(buyers)
  await pages.end()

  const stock: Figure[] = []
  for (const [name, { takeStock }] of Object.entries(shops)) stock.push(...(await takeStock(`failover, ${name}`)))
  const failed = Object.entries(pages.statuses).filter(([status]) => Number(status) >= 500)
  report([
    { name: 'failovers', value: failovers, unit: '' },
    ...stock,
    ...Object.keys(shops).map((name) => ({
      name: `failover, ${name}: writes back, p95`,
      value:
        percentile(
          pauses.filter((each) => each.name === name).map(({ pause }) => pause),
          95,
        ) / 1000,
      unit: 's',
      goal: ['most', 10] as const,
    })),
    { name: 'failover: pages read', value: pages.statuses['200'] ?? 0, unit: '', goal: ['least', failovers] },
    {
      name: 'failover: pages answered 5xx',
      value: failed.reduce((sum, [, count]) => sum + count, 0),
      unit: '',
      goal: ['most', 0],
    },
  ])
})
