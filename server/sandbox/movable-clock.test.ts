import { describe, expect, test, vi } from 'vitest'
import { registerCleanup } from '../../tests/support/server/cleanup.ts'
import { testDatabase } from '../../tests/support/server/test-database.ts'
import { watchContent } from '../content/state.ts'
import { listenerName } from '../db/listener.ts'
import { openDatabase } from '../db/open.ts'
import { createClock } from '../lib/clock.ts'
import { maxClockOffsetMs, moveClock, watchClock } from './movable-clock.ts'

describe("a sandbox's clock", () => {
  const noon = Date.parse('2026-11-21T03:00:00Z')
  const day = 24 * 60 * 60 * 1000
  const fail = (error: unknown) => {
    throw error
  }

  /** Two processes that share a database. */
  async function twoProcesses() {
    const { database, target } = await testDatabase()
    const other = await openDatabase(target)
    registerCleanup(() => other.close())
    const open = async (each: typeof database) => {
      const clock = await watchClock(each, fail, () => noon)
      registerCleanup(() => clock.close())
      return clock
    }
    return { database, other, open }
  }

  test('is the machine’s until somebody moves it', async () => {
    const { database, open } = await twoProcesses()
    expect((await open(database)).now()).toEqual(new Date(noon))
  })

  test('moves here at once, forth and back', async () => {
    const { database, open } = await twoProcesses()
    const clock = await open(database)
    await moveClock(database.db, clock, 3 * day)
    expect(clock.now()).toEqual(new Date(noon + 3 * day))
    expect(clock.today()).toBe('2026-11-24')
    await moveClock(database.db, clock, -day)
    expect(clock.today()).toBe('2026-11-23')
  })

  test('is as far ahead in a process that starts later', async () => {
    const { database, other, open } = await twoProcesses()
    await moveClock(database.db, await open(database), day)
    expect((await open(other)).now()).toEqual(new Date(noon + day))
  })

  test('is heard of by the processes that run', async () => {
    const { database, other, open } = await twoProcesses()
    const [here, there] = [await open(database), await open(other)]
    await moveClock(database.db, here, day)
    await vi.waitFor(() => expect(there.now()).toEqual(here.now()))
  })

  test('is read again after its connection was lost', async () => {
    const { database, other, open } = await twoProcesses()
    const [here, there] = [await open(database), await open(other)]
    await database.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = '${listenerName}'`)
    await moveClock(database.db, here, day)
    await vi.waitFor(() => expect(there.now()).toEqual(here.now()), { timeout: 10_000 })
  })

  test('adds up what several move at the same time', async () => {
    const { database, other, open } = await twoProcesses()
    const [here, there] = [await open(database), await open(other)]
    await Promise.all([
      ...Array.from({ length: 5 }, () => moveClock(database.db, here, 1_000)),
      ...Array.from({ length: 5 }, () => moveClock(other.db, there, 1_000)),
    ])
    await vi.waitFor(() => {
      for (const clock of [here, there]) expect(clock.now()).toEqual(new Date(noon + 10_000))
    })
  })

  test('turns the day of the content that is kept in memory', async () => {
    const { database, open } = await twoProcesses()
    const clock = await open(database)
    const content = await watchContent(database, clock)
    registerCleanup(() => content.close())
    const before = content.version()
    await moveClock(database.db, clock, day)
    await vi.waitFor(() => expect(content.version()).not.toBe(before), { timeout: 5_000 })
  })

  test.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY, maxClockOffsetMs + 1, -maxClockOffsetMs - 1])(
    'does not go by %s milliseconds',
    async (milliseconds) => {
      const { database, open } = await twoProcesses()
      const clock = await open(database)
      await expect(moveClock(database.db, clock, milliseconds)).rejects.toThrow(RangeError)
      expect(clock.now()).toEqual(new Date(noon))
    },
  )

  test('is the only one that moves: a live one does not', async () => {
    const { database } = await twoProcesses()
    await expect(moveClock(database.db, createClock(), day)).rejects.toThrow('cannot be moved')
  })
})
