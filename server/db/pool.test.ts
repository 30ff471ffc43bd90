import { expect, test } from 'vitest'
import { registerCleanup } from '#tests/support/server/cleanup.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { requestNetwork } from '../lib/request-network.ts'
import { openDatabase } from './open.ts'

const { target } = await testDatabase()

/** A pool of nine connections, of which a busy network holds what it can get. */
async function busyPool() {
  const database = await openDatabase(target, { poolSize: 9 })
  registerCleanup(() => database.close())
  const pool = database.db.$client
  const held: { release(): void }[] = []
  for (let count = 0; count < 40; count++) {
    void requestNetwork.run('192.0.2.1', async () => held.push(await pool.connect()))
  }
  await expect.poll(() => held.length).toBe(3)
  return {
    pool,
    held,
    query: (network: string | undefined) => requestNetwork.run(network, () => pool.query('select 1')),
  }
}

test('lends a third of the connections to one network, and the others find a free one', async () => {
  const { pool, held, query } = await busyPool()
  await query('192.0.2.2')
  await query(undefined)
  expect(held).toHaveLength(3)
  expect(pool.waitingCount).toBe(0)
})

test('passes a released connection to the next query of the same network', async () => {
  const { held } = await busyPool()
  for (let count = 0; count < 40; count++) {
    await expect.poll(() => held.length).toBeGreaterThan(count)
    held[count]?.release()
  }
  expect(held).toHaveLength(40)
})
