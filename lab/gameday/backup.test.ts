import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { migrateDatabase, openDatabase } from '../../server/db/open.ts'
import { orders } from '../../server/db/schema/orders.ts'
import { payments } from '../../server/db/schema/payments.ts'
import { registerCleanup } from '../../tests/support/server/cleanup.ts'
import { contentFolder } from '../../tests/support/server/content-folder.ts'
import { paidOrder, signInBuyer } from '../../tests/support/server/orders.ts'
import { catalogue, today } from '../../tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder, shopOn } from '../../tests/support/server/shop.ts'

// A PostgreSQL that pgBackRest archives: a restore to a moment, its check, and a restore after all data are lost.

const directory = mkdtempSync(join(tmpdir(), 'practicum-backup-'))
registerCleanup(() => rmSync(directory, { recursive: true, force: true }))
chmodSync(directory, 0o755)
const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))
const user = { uid: idOf('-u'), gid: idOf('-g') }
const folder = (name: string) => {
  const path = join(directory, name)
  mkdirSync(path, { mode: 0o700 })
  chownSync(path, user.uid, user.gid)
  return path
}
const [data, socket, repository, logs] = [folder('data'), folder('socket'), folder('repository'), folder('logs')]
chmodSync(socket, 0o755)
const settings = join(directory, 'pgbackrest.conf')
writeFileSync(
  settings,
  `[global]
repo1-path=${repository}
repo1-retention-full=2
log-path=${logs}
lock-path=${logs}
start-fast=y
[practicum]
pg1-path=${data}
pg1-socket-path=${socket}
`,
)
const environment = { PATH: process.env['PATH'], PGBACKREST_CONFIG: settings }
const root = '/usr/lib/postgresql'
const bin = join(root, readdirSync(root).toSorted((one, other) => Number(other) - Number(one))[0] ?? '', 'bin')
const run = (program: string, ...parameters: string[]) =>
  execFileSync(program, parameters, { ...user, cwd: directory, env: environment, encoding: 'utf8', stdio: 'pipe' })
const backRest = (...parameters: string[]) => run('pgbackrest', '--stanza=practicum', ...parameters)

function startServer() {
  const server = spawn(
    join(bin, 'postgres'),
    [
      ...['-D', data, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${socket}`],
      ...['-c', 'archive_mode=on', '-c', 'archive_command=pgbackrest --stanza=practicum archive-push %p'],
    ],
    { ...user, cwd: directory, env: environment, stdio: 'ignore' },
  )
  const ended = once(server, 'exit')
  return async () => {
    server.kill('SIGINT')
    await ended
  }
}

const target = { host: socket, user: 'postgres', database: 'postgres' }
/** Opens it once it has recovered: before, it answers with what it has read so far. */
const open = () =>
  vi.waitFor(async () => {
    const database = await openDatabase(target)
    const [row] = await database.query('select pg_is_in_recovery() as recovers')
    if (row?.['recovers'] === false) return database
    await database.close()
    throw new Error('it recovers')
  }, 60_000)

/** Runs the operator's command as it is typed; returns what it tells, and whether it found the backup right. */
async function check(...parameters: string[]) {
  const ops = ['scripts/ops.ts', 'backup', 'check', '--stanza', 'practicum', '--database', 'postgres', '--json']
  const env = { ...environment, DATABASE_URL: `postgres:///postgres?host=${socket}&user=postgres` }
  const moneySchema = v.object({ payments: v.number(), paid: v.number(), refunds: v.number(), refunded: v.number() })
  const toldSchema = v.object({ backup: moneySchema, shop: moneySchema, since: moneySchema, isRight: v.boolean() })
  const done = await promisify(execFile)(process.execPath, [...ops, ...parameters], { env }).catch(
    (error: { readonly stdout: string }) => error,
  )
  return v.parse(toldSchema, JSON.parse(done.stdout))
}

test('a restore has the money of its moment, and what is archived outlives the loss of all data', async () => {
  run(join(bin, 'initdb'), '-D', data, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--data-checksums')
  let stop = startServer()
  const database = await open()
  await migrateDatabase(database)
  await importFolder(database, clockOn(today), contentFolder(catalogue).directory)
  const shop = await shopOn(database, today)
  const buy = async (times: number) => {
    for (let turn = 0; turn < times; turn++) {
      await paidOrder(shop, await signInBuyer(shop))
      shop.pass(120)
    }
  }
  backRest('stanza-create')
  await buy(3)
  backRest('--type=full', 'backup')
  await buy(2)
  const [row] = await database.query('select clock_timestamp()::text as moment')
  await buy(2)
  // Waits until all of the write-ahead log is archived.
  backRest('check')

  const price = 20_000
  // The payment of the last minute is not compared.
  expect(await check('--until', String(row?.['moment']))).toMatchObject({
    isRight: true,
    backup: { payments: 4, paid: 4 * price, refunds: 0 },
    since: { payments: 7, paid: 7 * price },
  })
  expect(await check()).toMatchObject({ isRight: true, backup: { payments: 6 } })
  const [first] = await database.db.select().from(payments).limit(1)
  const isFirst = eq(payments.id, first?.id ?? '')
  await database.db
    .update(payments)
    .set({ paid: price + 1 })
    .where(isFirst)
  expect(await check('--until', String(row?.['moment']))).toMatchObject({ isRight: false })
  await database.db.update(payments).set({ paid: price }).where(isFirst)
  backRest('check')

  await database.close()
  await stop()
  rmSync(data, { recursive: true })
  mkdirSync(data, { mode: 0o700 })
  chownSync(data, user.uid, user.gid)
  backRest('restore')
  stop = startServer()
  registerCleanup(() => stop())
  const restored = await open()
  registerCleanup(restored.close)
  expect(await restored.db.$count(orders, eq(orders.status, 'paid'))).toBe(7)
})
