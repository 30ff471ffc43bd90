import { describe, expect, test } from 'vitest'
import { registerCleanup } from '#tests/support/server/cleanup.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { waitFor } from '#tests/support/wait-for.ts'
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

  test('equals the machine’s clock until it is moved', async () => {
    const { database, open } = await twoProcesses()
    expect((await open(database)).now()).toEqual(new Date(noon))
  })

  test('moves forward and back in this process at once', async () => {
    const { database, open } = await twoProcesses()
    const clock = await open(database)
    await moveClock(database.db, clock, 3 * day)
    expect(clock.now()).toEqual(new Date(noon + 3 * day))
    expect(clock.today()).toBe('2026-11-24')
    await moveClock(database.db, clock, -day)
    expect(clock.today()).toBe('2026-11-23')
  })

  test('has the same offset in a process that starts later', async () => {
    const { database, other, open } = await twoProcesses()
    await moveClock(database.db, await open(database), day)
    expect((await open(other)).now()).toEqual(new Date(noon + day))
  })

  test('notifies running processes', async () => {
    const { database, other, open } = await twoProcesses()
    const [here, there] = [await open(database), await open(other)]
    await moveClock(database.db, here, day)
    await waitFor(() => expect(there.now()).toEqual(here.now()))
  })

  test('reads the offset again after a lost connection', async () => {
    const { database, other, open } = await twoProcesses()
    const [here, there] = [await open(database), await open(other)]
    await database.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = '${listenerName}'`)
    await moveClock(database.db, here, day)
    await waitFor(() => expect(there.now()).toEqual(here.now()))
  })

  test('adds up concurrent moves', async () => {
    const { database, other, open } = await twoProcesses()
    const [here, there] = [await open(database), await open(other)]
    await Promise.all([
      ...Array.from({ length: 5 }, () => moveClock(database.db, here, 1_000)),
      ...Array.from({ length: 5 }, () => moveClock(other.db, there, 1_000)),
    ])
    await waitFor(() => {
      for (const clock of [here, there]) expect(clock.now()).toEqual(new Date(noon + 10_000))
    })
  })

  test('changes the day of the content in memory', async () => {
    const { database, open } = await twoProcesses()
    const clock = await open(database)
    const content = await watchContent(database, clock)
    registerCleanup(() => content.close())
    const before = content.version()
    await moveClock(database.db, clock, day)
    await waitFor(() => expect(content.version()).not.toBe(before))
  })

  test.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY, maxClockOffsetMs + 1, -maxClockOffsetMs - 1])(
    'rejects a move by %s milliseconds',
    async (milliseconds) => {
      const { database, open } = await twoProcesses()
      const clock = await open(database)
      await expect(moveClock(database.db, clock, milliseconds)).rejects.toThrow(RangeError)
      expect(clock.now()).toEqual(new Date(noon))
    },
  )

  test('cannot be moved when the shop is live', async () => {
    const { database } = await twoProcesses()
    await expect(moveClock(database.db, createClock(), day)).rejects.toThrow('cannot be moved')
  })
})
