import { describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { createClock } from '#server/lib/clock.ts'
import { type JobName, jobNames } from '#server/lib/figures.ts'
import { registerCleanup } from '../support/server/cleanup.ts'
import { today } from '../support/server/sample-catalogue.ts'
import { shopOn } from '../support/server/shop.ts'
import { testDatabase } from '../support/server/test-database.ts'
import { leaveDueWork } from './due-work.ts'
import { prepareState } from './end-state.ts'
import { openProcess } from './races.ts'
import { openServer, type Server } from './server-program.ts'
import { type HeldStatement, openStatementGate, type StatementGate } from './statement-gate.ts'

// Each job, with two of everything to work on: in two processes at once, one of which stands still after one of its
// effects, and in a process that dies there. What it leads to must be what one run leads to.

const { database, target } = await testDatabase('sample')
await database.query(`alter database ${target.database} set deadlock_timeout = '20ms'`)
const shop = await shopOn(database, today)
await leaveDueWork(shop)
const now = shop.services.clock.now()
const gates = { A: await openStatementGate(target), B: await openStatementGate(target) }
const observer = await openDatabase(target, { poolSize: 2 })
registerCleanup(() => observer.close())
const servers = { A: await openServer(gates.A.target, target, now), B: await openProcess(gates.B, target, now) }
const state = await prepareState(observer)

const touched = new Set<string>()
const asked: string[] = []

/** Where a run stops: at the first statement or call to a company after its `after`th effect. */
interface Stop {
  readonly after: number
  /** The process dies there, or waits until the promise resolves. */
  readonly how: 'dies' | (() => Promise<void>)
}

/** What a dead process would have got. */
class Died extends Error {}

/** Runs a job. Returns the number of its effects: changes that are committed, and calls to companies. */
async function run(server: Server, gate: StatementGate, name: JobName, seconds: number, stop?: Stop): Promise<number> {
  // Not the clock of the shop, which would begin another day in the middle of a run.
  const clock = createClock(() => now.getTime() + seconds * 1000)
  let effects = 0
  let isDead = false
  let stopped: Promise<void> | undefined
  const changing = new Set<number>()
  /** Resolves when the run goes on. */
  const pass = async () => {
    if (stop && !stopped && !isDead && effects >= stop.after) {
      if (stop.how === 'dies') isDead = true
      else stopped = stop.how()
    }
    await stopped
    return !isDead
  }
  const handle = async (statement: HeldStatement) => {
    if (!(await pass())) {
      statement.cut()
      return
    }
    const { changes, isInTransaction, error } = await statement.send()
    for (const { table } of changes) touched.add(table)
    if (changes.length > 0) changing.add(statement.connection)
    if (isInTransaction) return
    if (changing.delete(statement.connection) && !error && !/^rollback/i.test(statement.text)) effects += 1
  }
  gate.hold((statement) => void handle(statement))
  const ask =
    <Given extends readonly unknown[], Answer>(what: string, call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given) => {
      if (!(await pass())) throw new Died()
      if (!what.endsWith('query')) asked.push(`${what} ${JSON.stringify(given)}`)
      effects += 1
      return call(...given)
    }
  const { payment, mail, sms } = server.services.providers
  const providers = {
    ...server.services.providers,
    payment: {
      ...payment,
      query: ask('payment query', payment.query),
      confirm: ask('payment confirm', payment.confirm),
      cancel: ask('payment cancel', payment.cancel),
      issueCashReceipt: ask('payment issueCashReceipt', payment.issueCashReceipt),
      cancelCashReceipt: ask('payment cancelCashReceipt', payment.cancelCashReceipt),
    },
    mail: { send: ask('mail', mail.send) },
    sms: sms && { send: ask('text', sms.send) },
  }
  try {
    await server.jobs[name]({ ...server.services, clock, providers })
  } catch (error) {
    if (!isDead) throw error
  }
  // What a dead process still has under way reaches nothing.
  if (!isDead) gate.hold(undefined)
  return effects
}

/** Leaves out moments, who looks when again, and seals of the record, for which only one of the processes may have a key. */
const simplify = (row: string) =>
  row
    .replace(/"\d{4}-\d\d-\d\d[T ]\d\d:[^"]*"/g, '"<time>"')
    .replace(/\b\d\d:\d\d\b/g, '<time>')
    .replace(
      /"(checks|attempts|check_at|next_attempt_at|claimed_until|seal|seal_key)": ("[^"]*"|\d+|null)/g,
      '"$1": "*"',
    )

/** What work leads to: rows that differ, and what companies were asked to do. The prepared rows are back afterwards. */
async function effectsOf(work: () => Promise<unknown>) {
  touched.clear()
  asked.length = 0
  try {
    await work()
    // A provider of payments does once what it is asked twice with one key.
    const distinct = asked.filter((each, index) => !each.startsWith('payment') || asked.indexOf(each) === index)
    return { rows: await state.changes(touched, simplify), asked: distinct.toSorted() }
  } finally {
    await state.restore()
  }
}

/** Days after the prepared moment on which a job has something to do; 0 for those that are not named. */
const daysAfter: { readonly [Name in JobName]?: number } = { cleanup: 400 }

/** Another process takes over what a dead one has claimed after this time at the latest, in seconds. */
const takenOver = 10 * 60
/** A call to a company takes at most this long, in seconds (`mailMs` in `server/create-providers.ts`). */
const longestCall = 30

/** Numbers of effects after which a run is stopped: all but the last. Of many, the first and last, as rows are alike. */
function stopsOf(effects: number): readonly number[] {
  const all = Array.from({ length: effects - 1 }, (_, index) => index + 1)
  return all.length > 8 ? [...all.slice(0, 5), ...all.slice(-3)] : all
}

describe.each(jobNames)('%s', (name) => {
  const begin = (daysAfter[name] ?? 0) * 24 * 60 * 60
  const runA = (stop?: Stop) => run(servers.A, gates.A, name, begin, stop)
  const runB = (seconds: number) => run(servers.B, gates.B, name, begin + seconds)
  /** Runs the job in both processes: B from the stop of A on, to its end or until it waits for a lock of A. */
  const runBoth = async (after: number, seconds: number) => {
    let other: Promise<number> | undefined
    const how = () => {
      other = runB(seconds)
      return endOrLock(other)
    }
    await runA({ after, how })
    await other
  }
  let effects = 0

  test('dies after any of its effects, or wakes when another process has taken over: all is done once', async () => {
    const once = await effectsOf(async () => {
      effects = await runA()
      await runB(takenOver)
    })
    // Two of something, each with a row before and a row after, or one row of a kind.
    expect(once.rows.length).toBeGreaterThan(name === 'record-head' ? 0 : 3)
    for (const after of stopsOf(effects)) {
      const dead = await effectsOf(async () => {
        await runA({ after, how: 'dies' })
        await runB(takenOver)
      })
      const late = await effectsOf(() => runBoth(after, takenOver))
      for (const { rows, asked: repeated } of [dead, late]) {
        expect(rows, `after ${after} of ${effects}`).toEqual(once.rows)
        // The message that was on its way is sent once more, a mail with the same ID.
        expect([...new Set(repeated)], `after ${after} of ${effects}`).toEqual(once.asked)
        expect(repeated.length - once.asked.length, `after ${after} of ${effects}`).toBeLessThanOrEqual(1)
      }
    }
  })

  test('in two processes at once, it does everything once', async () => {
    const once = await effectsOf(async () => {
      effects = await runA()
      await runB(longestCall)
    })
    for (const after of stopsOf(effects)) {
      const both = await effectsOf(() => runBoth(after, longestCall))
      expect(both, `after ${after} of ${effects}`).toEqual(once)
    }
  })
})

/** Resolves when work has ended, or waits for a lock. */
async function endOrLock(work: Promise<unknown>): Promise<void> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  while (!isOver) {
    const [row] = await observer.query(`select count(*) as locks from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    if (Number(row?.['locks']) > 0) return
  }
  await work
}
