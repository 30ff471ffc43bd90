import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { nobody } from '../../server/db/database-user.ts'
import { startEmbeddedDatabase } from '../../server/db/embedded.ts'
import { migrateDatabase, openDatabase } from '../../server/db/open.ts'
import { childrenOf, isAlive } from '../../server/db/processes.ts'
import { findUnbalancedOrders } from '../../server/operator/money.ts'
import { registerCleanup } from '../../tests/support/server/cleanup.ts'
import { contentFolder } from '../../tests/support/server/content-folder.ts'
import { catalogue, today } from '../../tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder } from '../../tests/support/server/shop.ts'
import { openBusyShop } from './buyers.ts'
import { makeDisk } from './disk.ts'
import { report } from './results.ts'

// Power cuts under the embedded database while people buy: its disk forgets what was not synced, and all its processes
// are gone. `POWER_CUTS` is their number.

const cuts = Number(process.env['POWER_CUTS'] ?? '10')
const buyers = 4

const parent = mkdtempSync(join(tmpdir(), 'practicum-power-'))
registerCleanup(() => rmSync(parent, { recursive: true, force: true }))
chmodSync(parent, 0o755)
const directory = join(parent, 'disk')
const disk = makeDisk(directory, { megabytes: 1_024, owner: { uid: nobody, gid: nobody } })
registerCleanup(disk.remove)
let engine = await startEmbeddedDatabase({ directory })
registerCleanup(() => engine.stop())
const database = await openDatabase(engine.connection('practicum'))
registerCleanup(database.close)
await migrateDatabase(database)
await importFolder(database, clockOn(today), contentFolder(catalogue).directory)
const shop = await openBusyShop(database)

/** Cuts the power, and starts the database on what its disk still has. */
async function cutPower(): Promise<void> {
  const server = Number(readFileSync(join(directory, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const all = [server, ...childrenOf(server)]
  disk.fail()
  for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(all.filter(isAlive)).toEqual([]), 10_000)
  // Its lock cannot be deleted.
  await engine.stop().catch(() => {})
  disk.replace()
  engine = await startEmbeddedDatabase({ directory })
}

test('no paid order is lost and none is charged twice by power cuts', async () => {
  let isOver = false
  const buying = Array.from({ length: buyers }, () => shop.buyUntil(() => isOver))
  for (let cut = 0; cut < cuts; cut++) {
    // Somebody buys in between.
    const sold = await vi.waitFor(countOrders, 30_000)
    await vi.waitFor(async () => expect(await countOrders()).toBeGreaterThan(sold + buyers), {
      timeout: 30_000,
      interval: Math.random() * 100,
    })
    await cutPower()
  }
  isOver = true
  await Promise.all(buying)
  report([
    { name: 'power cuts', value: cuts, unit: '' },
    ...(await shop.takeStock('power cuts')),
    {
      name: 'power cuts: orders that do not add up',
      value: (await findUnbalancedOrders(database.db)).length,
      unit: '',
      goal: ['most', 0],
    },
  ])
})

async function countOrders(): Promise<number> {
  const [row] = await database.query('select count(*)::integer as count from orders')
  return Number(row?.['count'])
}
