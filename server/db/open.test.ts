import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { registerCleanup } from '#tests/support/server/cleanup.ts'
import { templateDatabases, testDatabase } from '#tests/support/server/test-database.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { StartError } from '../lib/start-error.ts'
import { sqlState } from './errors.ts'
import { everyRow } from './every-row.ts'
import { migrateDatabase, type OpenDatabase, openDatabase, transact } from './open.ts'
import { contentState } from './schema/courses.ts'

const { database, target } = await testDatabase()
const { db } = database

/** A port of this machine on which nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

test('says in one sentence that the database of DATABASE_URL does not answer', async () => {
  const opened = openDatabase(`postgres://shop:secret@127.0.0.1:${await closedPort()}/shop`)
  await expect(opened).rejects.toThrow(StartError)
  await expect(opened).rejects.toThrow(
    /^The database can't be reached \(ECONNREFUSED\); check DATABASE_URL and that PostgreSQL is running\.$/,
  )
})

test('says that the database refuses the user, and how to be let in', async () => {
  const opened = openDatabase({ ...target, user: 'stranger' })
  await expect(opened).rejects.toThrow(StartError)
  await expect(opened).rejects.toThrow(
    /^The database does not let this user in \(28000\); check user and password in DATABASE_URL, [^\n]+ system user [^\n]+$/,
  )
})

test('reports a database that does not exist, without its URL', async () => {
  const opened = openDatabase({ ...target, database: 'nowhere' })
  await expect(opened).rejects.toThrow(StartError)
  await expect(opened).rejects.not.toThrow(/nowhere/)
})

test('migrates a database that is up to date without a change, even from two processes at once', async () => {
  const other = await openDatabase(target)
  const applied = () => database.query('select hash from drizzle.__drizzle_migrations order by id')
  const before = [...(await applied())]
  await Promise.all([migrateDatabase(database), migrateDatabase(other)])
  expect([...(await applied())]).toEqual(before)
  await other.close()
})

test('refuses a database that was made before the first release, in one line, and leaves it as it is', async () => {
  const before = await testDatabase()
  const applied = () => before.database.query('select hash from drizzle.__drizzle_migrations order by id')
  await before.database.query(
    "update drizzle.__drizzle_migrations set hash = 'of another first migration' where id = 1",
  )
  const rows = [...(await applied())]
  const migrating = migrateDatabase(before.database)
  await expect(migrating).rejects.toThrow(StartError)
  await expect(migrating).rejects.toThrow(
    /^This database was made before the first release[^\n]+DATA_DIR[^\n]+DATABASE_URL[^\n]*$/,
  )
  expect([...(await applied())]).toEqual(rows)
})

test('migrates an empty database from two processes at once', async () => {
  const name = `${templateDatabases.empty}_open_${process.pid}`
  await database.query(`create database ${name}`)
  const processes = await Promise.all([
    openDatabase({ ...target, database: name }),
    openDatabase({ ...target, database: name }),
  ])
  try {
    await Promise.all(processes.map((each) => migrateDatabase(each)))
    for (const { db } of processes) expect(await db.select().from(contentState)).toEqual([])
  } finally {
    await Promise.all(processes.map((each) => each.close()))
    await database.query(`drop database ${name} with (force)`)
  }
})

/** The folder of migrations with one more. */
function migrationsAnd(statements: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'practicum-migrations-'))
  registerCleanup(() => rmSync(directory, { recursive: true, force: true }))
  cpSync(fileURLToPath(new URL('migrations', import.meta.url)), directory, { recursive: true })
  const journalFile = join(directory, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
  const entry = { idx: 9999, version: '7', when: 4_102_444_800_000, tag: '9999_next', breakpoints: true }
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }))
  writeFileSync(join(directory, '9999_next.sql'), statements)
  return directory
}

/** Resolves when a migration waits for a table. */
function waitsFor(table: string, { query }: Pick<OpenDatabase, 'query'>): Promise<void> {
  return waitFor(async () => {
    const waiting = await query('select from pg_locks where relation = $1::regclass and not granted', [table])
    expect(waiting).toHaveLength(1)
  })
}

test('lets others read on while its migration waits for a table that a long transaction uses', async () => {
  const { database: own } = await testDatabase()
  const long = await own.db.$client.connect()
  await long.query('begin')
  await long.query('select from courses')
  const migrated = migrateDatabase(own, migrationsAnd('alter table courses add column next_version text'))
  await waitsFor('courses', own)
  expect(await own.query('select next_version from courses limit 0').catch(sqlState)).toBe('42703')
  await long.query('commit')
  long.release()
  await migrated
  expect(await own.query('select next_version from courses')).toEqual([])
})

test('repeats a migration that ends in a deadlock with a purchase', async () => {
  const { database: own } = await testDatabase()
  // Before the migration gives up to wait, after a second.
  await own.query(
    "do $$ begin execute format('alter database %I set deadlock_timeout = 500', current_database()); end $$",
  )
  const purchase = await own.db.$client.connect()
  await purchase.query('begin')
  // It never looks for a deadlock itself, so the migration is what ends.
  await purchase.query("set local deadlock_timeout = '1h'")
  await purchase.query('select from orders')
  const statements = [
    'alter table courses add column next_version text',
    'alter table orders add column next_version text',
  ]
  const migrated = migrateDatabase(own, migrationsAnd(statements.join('--> statement-breakpoint\n')))
  await waitsFor('orders', own)
  expect((await purchase.query('select from courses')).rows).toEqual([])
  await purchase.query('commit')
  purchase.release()
  await migrated
  expect(await own.query('select next_version from orders')).toEqual([])
})

test('applies both of two increments that read the same number', async () => {
  await db.insert(contentState).values({ generation: 0, fingerprint: '' })
  const attempts = [0, 0]
  // Each first attempt writes after both have read, so one of them must be repeated.
  const { promise: bothHaveRead, resolve } = Promise.withResolvers<void>()
  let reads = 0
  const increment = (each: 0 | 1) =>
    transact(db, async (tx) => {
      attempts[each] = (attempts[each] ?? 0) + 1
      const [row] = await tx.select().from(contentState)
      reads += 1
      if (reads === 2) resolve()
      await bothHaveRead
      await tx
        .update(contentState)
        .set({ generation: (row?.generation ?? 0) + 1 })
        .where(everyRow)
    })
  await Promise.all([increment(0), increment(1)])
  const [row] = await db.select().from(contentState)
  expect(row?.generation).toBe(2)
  expect(attempts.toSorted()).toEqual([1, 2])
})

test('commits all of very many transactions that change the same row', async () => {
  const [before] = await db.select().from(contentState)
  const increment = () =>
    transact(db, async (tx) => {
      const [row] = await tx.select().from(contentState)
      await tx
        .update(contentState)
        .set({ generation: (row?.generation ?? 0) + 1 })
        .where(everyRow)
    })
  await Promise.all(Array.from({ length: 100 }, increment))
  const [after] = await db.select().from(contentState)
  expect(after?.generation).toBe((before?.generation ?? 0) + 100)
})

test('commits a slow transaction that quick ones overtake again and again', async () => {
  const increment = (before: () => Promise<unknown>) =>
    transact(db, async (tx) => {
      const [row] = await tx.select().from(contentState)
      await before()
      await tx
        .update(contentState)
        .set({ generation: (row?.generation ?? 0) + 1 })
        .where(everyRow)
    })
  let overtaking = 0
  const isOver = { value: false }
  const quick = (async () => {
    while (!isOver.value) {
      await increment(async () => {})
      overtaking += 1
    }
  })()
  const isOvertaken = () => {
    const before = overtaking
    return vi.waitFor(() => expect(overtaking).toBeGreaterThan(before), { timeout: 200 }).catch(() => {})
  }
  await increment(isOvertaken).finally(() => {
    isOver.value = true
  })
  await quick
  expect(overtaking).toBeGreaterThan(1)
})

test('repeats a transaction after a deadlock', async () => {
  let attempts = 0
  const answer = await transact(db, async (tx) => {
    attempts += 1
    if (attempts === 1) await tx.execute(sql`do $$ begin raise exception using errcode = '40P01'; end $$`)
    return 'done'
  })
  expect({ answer, attempts }).toEqual({ answer: 'done', attempts: 2 })
})

test('does not repeat after other errors, and rolls back', async () => {
  let attempts = 0
  const failed = transact(db, async (tx) => {
    attempts += 1
    await tx.update(contentState).set({ generation: 99 }).where(eq(contentState.id, 1))
    await tx.execute(sql`select 1 / 0`)
  })
  await expect(failed.catch(sqlState)).resolves.toBe('22012')
  expect(attempts).toBe(1)
  const rows = await db.select().from(contentState)
  expect(rows.map((row) => row.generation)).not.toContain(99)
})

test('gives up after repeated serialization failures', async () => {
  let attempts = 0
  const failed = transact(db, async (tx) => {
    attempts += 1
    await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`)
  })
  await expect(failed.catch(sqlState)).resolves.toBe('40001')
  expect(attempts).toBeGreaterThan(2)
})
