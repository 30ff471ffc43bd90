import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { isDatabaseUnavailable } from '#server/db/errors.ts'
import { listenerName } from '#server/db/listener.ts'
import { openDatabase, transact } from '#server/db/open.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { faultTimeout, runs } from '../support/server/fault-runs.ts'
import { ownDatabase, type ShopResponse, serveShop } from '../support/server/outages.ts'

// The whole shop on a PostgreSQL that is frozen, killed, stopped or full. In each case `/readyz` reports it within 2
// seconds; calls and pages that are not cached answer 503 with `Retry-After`; cached pages and `/healthz` answer as
// usual; and everything works 5 seconds after the cause is gone.

const database = await ownDatabase()
const read = await serveShop({ DATABASE_URL: database.url, DATABASE_POOL: '5', FAILOVER_SECONDS: '0' })
const call = '/api/v1/board/device'
const kept = '/kept'

/** Longest times in ms: for readyz to report an outage, for any answer during one, and to recover. */
const limitsMs = { tell: 2_000, answer: 6_000, recover: 5_000 }

async function timed(path: string): Promise<ShopResponse & { readonly milliseconds: number }> {
  const started = performance.now()
  const answer = await read(path)
  return { ...answer, milliseconds: performance.now() - started }
}

let pages = 0
function newPage(): string {
  pages += 1
  return `/page-${pages}`
}

const figures: Record<string, Record<string, number>> = {}
afterAll(() => {
  if (runs(0, 1) === 1) console.table(figures)
})

async function expectOutage(name: string): Promise<void> {
  const [ready, answered, page, keptPage, health] = await Promise.all([
    timed('/readyz'),
    timed(call),
    timed(newPage()),
    timed(kept),
    timed('/healthz'),
  ])
  expect(ready.status).toBe(503)
  expect(ready.milliseconds).toBeLessThan(limitsMs.tell)
  for (const each of [answered, page]) {
    expect(each).toMatchObject({ status: 503, retryAfter: '2' })
    expect(each.milliseconds).toBeLessThan(limitsMs.answer)
  }
  expect(JSON.parse(answered.text)).toMatchObject({ status_code: 'PR10007503' })
  for (const each of [keptPage, health]) {
    expect(each.status).toBe(200)
    expect(each.milliseconds).toBeLessThan(1_000)
  }
  figures[name] = { ready: ready.milliseconds, call: answered.milliseconds, page: page.milliseconds }
}

/** Waits until a page stays in the cache: a new connection clears it, which may take a moment. */
async function cachePage(): Promise<void> {
  await waitFor(async () => {
    const { text } = await read(kept)
    for (let again = 0; again < 3; again++) {
      await read(call)
      expect((await read(kept)).text).toBe(text)
    }
  })
}

async function expectRecovery(name: string): Promise<void> {
  const started = performance.now()
  await vi.waitFor(
    async () => {
      for (const path of ['/readyz', call, newPage()]) expect((await read(path)).status).toBe(200)
    },
    { timeout: limitsMs.recover, interval: 50 },
  )
  figures[name] = { ...figures[name], recovered: performance.now() - started }
  await cachePage()
}

/** Keeps checking the outage for half a minute in a full run. */
async function prolongOutage(name: string): Promise<void> {
  const until = performance.now() + runs(0, 30_000)
  while (performance.now() < until) await expectOutage(name)
}

async function operator(): Promise<pg.Client> {
  // A server whose backend was killed starts anew, which takes a moment.
  return vi.waitFor(
    async () => {
      const client = new pg.Client(database.connection('practicum'))
      client.on('error', () => {})
      await client.connect()
      return client
    },
    { timeout: limitsMs.recover },
  )
}

describe('the shop recovers from a database', () => {
  test('that answers: it is ready all the time', async () => {
    for (const path of ['/readyz', call, kept, '/healthz']) expect((await read(path)).status).toBe(200)
    await cachePage()
  })

  test('that is frozen', { timeout: faultTimeout }, async () => {
    database.freeze()
    try {
      await expectOutage('frozen')
      // The outage is known by now, so nobody waits.
      const again = await timed(call)
      expect(again).toMatchObject({ status: 503, retryAfter: '2' })
      expect(again.milliseconds).toBeLessThan(1_000)
      await prolongOutage('frozen')
    } finally {
      database.thaw()
    }
    await expectRecovery('frozen')
  })

  test('whose server is killed: it is started again', { timeout: faultTimeout }, async () => {
    for (let kill = 0; kill < runs(1, 10); kill++) {
      const before = database.pid()
      process.kill(before, 'SIGKILL')
      await vi.waitFor(() => expect(database.pid()).not.toBe(before), { timeout: limitsMs.recover })
      await expectRecovery('killed')
    }
  })

  test('that is stopped and started again', { timeout: faultTimeout }, async () => {
    await database.stop()
    await expectOutage('stopped')
    await prolongOutage('stopped')
    await database.start()
    await expectRecovery('stopped')
  })

  test('that fails over: a page that is not cached waits for it', { timeout: faultTimeout }, async () => {
    const patient = await serveShop({ DATABASE_URL: database.url, DATABASE_POOL: '2', FAILOVER_SECONDS: '30' })
    await database.stop()
    const page = patient(newPage())
    await waitFor(async () => expect((await patient('/readyz')).status).toBe(503))
    await database.start()
    expect((await page).status).toBe(200)
    await expectRecovery('failed over')
  })

  test('that has no free connection', { timeout: faultTimeout }, async () => {
    const taken: pg.Client[] = []
    const first = await operator()
    // The shop's connections are cut, and everything that is free is taken, until there is nothing to take.
    for (let isFull = false; !isFull; ) {
      await first.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = 'practicum' and application_name not in ('${listenerName}', 'taken') and pid <> pg_backend_pid()`)
      const client = new pg.Client({ ...database.connection('practicum'), application_name: 'taken' })
      client.on('error', () => {})
      try {
        await client.connect()
        taken.push(client)
      } catch {
        const others = await first.query(`select 1 from pg_stat_activity
          where datname = 'practicum' and application_name not in ('${listenerName}', 'taken') and pid <> pg_backend_pid()`)
        isFull = others.rows.length === 0
      }
    }
    await expectOutage('full')
    for (const client of [...taken, first]) await client.end()
    await expectRecovery('full')
  })

  test('whose backend is killed during a transaction: the transaction fails, the process does not', async () => {
    const own = await openDatabase(database.url)
    for (let kill = 0; kill < runs(3, 20); kill++) {
      const other = await operator()
      // The server ends every connection when one of its backends was killed.
      const allEnded = new Promise<void>((resolve) => other.on('end', resolve))
      const { promise: begun, resolve } = Promise.withResolvers<number>()
      const broken = transact(own.db, async (tx) => {
        const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`)
        resolve(Number(rows[0]?.['pid']))
        // On every second turn the transaction waits for the database, on the others for something else.
        if (kill % 2 === 0) await tx.execute(sql`select pg_sleep(10)`)
        else await allEnded
        await tx.execute(sql`select 1`)
      })
      process.kill(await begun, 'SIGKILL')
      expect(isDatabaseUnavailable(await broken.catch((error: unknown) => error))).toBe(true)
      await allEnded
      await vi.waitFor(async () => expect((await own.query('select 1 as one'))[0]).toEqual({ one: 1 }), {
        timeout: limitsMs.recover,
      })
      expect(await transact(own.db, async (tx) => (await tx.execute(sql`select 2 as two`)).rows)).toEqual([{ two: 2 }])
    }
    await own.close()
    await expectRecovery('cut')
  })

  test('that ends connections during transactions: other calls are answered', async () => {
    const client = await operator()
    for (let cut = 0; cut < runs(20, 200); cut++) {
      // Calls that write and read go on while their backends are killed, in whatever they do.
      const calls = Array.from({ length: 4 }, () => read(call))
      const { rows } = await client.query(
        `select pid from pg_stat_activity where datname = 'practicum' and application_name <> '${listenerName}' and pid <> pg_backend_pid()`,
      )
      for (const { pid } of rows) await client.query('select pg_terminate_backend($1)', [pid])
      for (const { status } of await Promise.all(calls)) expect([200, 503]).toContain(status)
    }
    await client.end()
    await expectRecovery('cut')
  })
})
