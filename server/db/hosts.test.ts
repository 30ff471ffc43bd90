import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { registerCleanup } from '#tests/support/server/cleanup.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { startEmbeddedDatabase } from './embedded.ts'
import { DatabaseUnavailable } from './errors.ts'
import { openDatabase } from './open.ts'

/** A server of its own, with its part of an address and a switch for what it takes. */
async function startServer() {
  const directory = mkdtempSync(join(tmpdir(), 'practicum-tests-hosts-'))
  registerCleanup(() => rmSync(directory, { recursive: true, force: true }))
  const server = await startEmbeddedDatabase({ directory, volatile: true })
  registerCleanup(server.stop)
  const { host, port } = server.connection('practicum')
  const own = await openDatabase({ ...server.connection('practicum'), options: '-c default_transaction_read_only=off' })
  registerCleanup(own.close)
  return {
    address: `${encodeURIComponent(String(host))}:${port}`,
    query: own.query,
    takeWrites: async (takes: boolean) => {
      await own.query(`alter database practicum set default_transaction_read_only = ${takes ? 'off' : 'on'}`)
    },
  }
}

const [one, two] = await Promise.all([startServer(), startServer()])
await one.query("create table place as select 'one' as name")
await two.query("create table place as select 'two' as name")
const address = `postgres://practicum@${one.address},${two.address}/practicum?target_session_attrs=read-write`

test('of several hosts the one that takes writes is used, and the other one once it takes over', async () => {
  await two.takeWrites(false)
  const database = await openDatabase(address, { poolSize: 2 })
  registerCleanup(database.close)
  const heard = vi.fn<(payload: string) => void>()
  await database.listen('hosts', heard)
  expect(await database.query('select name from place')).toEqual([{ name: 'one' }])

  await one.takeWrites(false)
  await two.takeWrites(true)
  // As a server that is demoted ends its connections.
  await one
    .query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    .catch(() => {})
  await waitFor(async () => {
    expect(await database.query('select name from place')).toEqual([{ name: 'two' }])
    await database.check()
  })
  await two.query("notify hosts, 'from two'")
  await waitFor(() => expect(heard).toHaveBeenCalledWith('from two'))
})

test('nothing is written while no host takes writes', async () => {
  await one.takeWrites(false)
  await two.takeWrites(true)
  const database = await openDatabase(address, { poolSize: 1 })
  registerCleanup(database.close)
  await two.takeWrites(false)
  await two
    .query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    .catch(() => {})
  await expect(database.query('create table lost ()')).rejects.toThrow()
  await expect(database.query('create table lost ()')).rejects.toThrow(DatabaseUnavailable)
})
