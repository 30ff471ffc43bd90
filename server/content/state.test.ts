import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { catalogue, today, tomorrow } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { listenerName } from '../db/listener.ts'
import { openDatabase } from '../db/open.ts'
import { courses } from '../db/schema/courses.ts'
import { addDays, createClock } from '../lib/clock.ts'
import { contentChannel } from './import.ts'
import { watchContent } from './state.ts'

const { database, target } = await testDatabase()
const noon = (day: string) => Date.parse(`${day}T12:00:00+09:00`)
let moment = noon(today)
const clock = createClock(() => moment)

await importFolder(database, clockOn(today), contentFolder(catalogue).directory)

// Replaces only the shop's timers; the driver's timers run.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
const state = await watchContent(database, clock)
afterAll(async () => {
  await state.close()
  vi.useRealTimers()
})

function nextChange(): Promise<void> {
  return new Promise((resolve) => state.onChange(resolve))
}

async function currentPrice(idx: number): Promise<number | null | undefined> {
  const rows = await database.db.select({ idx: courses.idx, price: courses.currentPrice }).from(courses)
  return rows.find((row) => row.idx === idx)?.price
}

describe('a cached value', () => {
  test('is loaded once in simultaneous calls', async () => {
    let loads = 0
    const load = async () => {
      loads += 1
      return { loads }
    }
    const answers = await Promise.all([1, 2, 3].map(() => state.remember('menu', load)))
    expect(answers).toEqual([{ loads: 1 }, { loads: 1 }, { loads: 1 }])
    expect(await state.remember('menu', load)).toBe(answers[0])
  })

  test('is loaded again after a failure', async () => {
    await expect(state.remember('flaky', () => Promise.reject(new Error('no connection')))).rejects.toThrow()
    expect(await state.remember('flaky', async () => 'there')).toBe('there')
  })

  test('is one of at most two thousand: the oldest is dropped', async () => {
    await state.remember('oldest', async () => 'first')
    for (let number = 0; number < 2_000; number++) await state.remember(`search ${number}`, async () => number)
    expect(await state.remember('oldest', async () => 'loaded again')).toBe('loaded again')
    expect(await state.remember('search 1999', async () => -1)).toBe(1_999)
  })

  test('is dropped when another connection notifies of a change', async () => {
    await state.remember('titles', async () => 'old')
    const version = state.version()
    const changed = nextChange()
    await database.query('update content_state set generation = generation + 1')
    await database.query(`notify ${contentChannel}`)
    await changed
    expect(state.version()).not.toBe(version)
    expect(await state.remember('titles', async () => 'new')).toBe('new')
  })
})

test('has the same shared version in each process, and another one after an import', async () => {
  const other = await watchContent(database, clock)
  const before = state.sharedVersion()
  expect(other.sharedVersion()).toBe(before)
  await database.query('update content_state set generation = generation + 1')
  await database.query(`notify ${contentChannel}`)
  await waitFor(() => expect(state.sharedVersion()).not.toBe(before))
  await waitFor(() => expect(other.sharedVersion()).toBe(state.sharedVersion()))
  await other.close()
})

describe('refresh', () => {
  test('drops what is cached once, also when the notification of the change follows', async () => {
    await state.remember('reviews', async () => 'old')
    let changes = 0
    state.onChange(() => (changes += 1))
    await database.query('update content_state set generation = generation + 1')
    await state.refresh()
    expect({ changes, value: await state.remember('reviews', async () => 'new') }).toEqual({ changes: 1, value: 'new' })
    await database.query(`notify ${contentChannel}`)
    // The next change comes after that notification, on the same connection.
    const changed = nextChange()
    await database.query('update content_state set generation = generation + 1')
    await database.query(`notify ${contentChannel}`)
    await changed
    expect(changes).toBe(2)
  })

  test('drops nothing while the content is the same', async () => {
    await state.remember('menu', async () => 'kept')
    await state.refresh()
    expect(await state.remember('menu', async () => 'loaded again')).toBe('kept')
  })
})

describe('at the start of a Korean day', () => {
  beforeEach(() => {
    moment = noon(tomorrow)
  })

  test('special prices of yesterday end, then the version changes', async () => {
    expect(await currentPrice(101)).toBe(20_000)
    const before = state.version()
    const changed = nextChange()
    vi.advanceTimersByTime(1_000)
    expect(state.version()).toBe(before)
    await changed
    expect(state.version()).not.toBe(before)
    expect(await currentPrice(101)).toBe(30_000)
  })

  test('learners of the last 30 days are counted, then the version changes', async () => {
    moment = noon(addDays(tomorrow, 1))
    await database.query('update courses set monthly_learners = 7 where idx = 101')
    const changed = nextChange()
    vi.advanceTimersByTime(1_000)
    await changed
    const rows = await database.db.select({ idx: courses.idx, learners: courses.monthlyLearners }).from(courses)
    expect(rows.find(({ idx }) => idx === 101)).toEqual({ idx: 101, learners: 0 })
  })

  test('a failed calculation of prices is repeated a second later', async () => {
    moment = noon(addDays(tomorrow, 2))
    const before = state.version()
    await database.query('alter table purchase_options rename to out_of_reach')
    for (let second = 0; second < 5; second++) {
      vi.advanceTimersByTime(1_000)
      await database.query('select 1')
    }
    expect(state.version()).toBe(before)
    await database.query('alter table out_of_reach rename to purchase_options')
    const changed = nextChange()
    while (state.version() === before) {
      vi.advanceTimersByTime(1_000)
      await database.query('select 1')
    }
    await changed
  })

  test('nothing happens in the seconds after', async () => {
    moment = noon(addDays(tomorrow, 2))
    const before = state.version()
    let changes = 0
    state.onChange(() => (changes += 1))
    vi.advanceTimersByTime(5_000)
    expect({ version: state.version(), changes }).toEqual({ version: before, changes: 0 })
  })
})

describe('when the connection is lost', () => {
  const name = target.database ?? ''

  async function withoutConnections(work: (operator: Pick<typeof database, 'query'>) => Promise<void>): Promise<void> {
    const operator = await openDatabase({ ...target, database: 'postgres' })
    const allow = (allowed: string) => operator.query(`alter database ${name} with allow_connections ${allowed}`)
    try {
      await allow('false')
      await work(operator)
    } finally {
      await allow('true')
      await operator.close()
    }
  }

  /** Cuts the listener's connection. In an outage the shop drops its own: the operator's stays. */
  async function cutListener({ query }: Pick<typeof database, 'query'>): Promise<void> {
    const cut = await query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}' and application_name = '${listenerName}'`)
    expect(cut).toHaveLength(1)
  }

  test('everything is dropped as soon as there is a new one', async () => {
    await state.remember('titles', async () => 'old')
    const before = state.version()
    const changed = nextChange()
    await cutListener(database)
    await changed
    expect(state.version()).not.toBe(before)
    expect(await state.remember('titles', async () => 'new')).toBe('new')
  })

  test('notifications arrive again after an outage of the database', async () => {
    const reconnected = nextChange()
    await withoutConnections(async (operator) => {
      await cutListener(operator)
      // Queries are refused after the listener lost its connection.
      const untilRefused = async (): Promise<void> => {
        for (;;) await database.query('select 1')
      }
      await expect(untilRefused()).rejects.toThrow()
    })
    await reconnected
    const changed = nextChange()
    await database.query('update content_state set generation = generation + 1')
    await database.query(`notify ${contentChannel}`)
    await changed
  })
})
