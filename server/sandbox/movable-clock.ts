import { sql } from 'drizzle-orm'
import { type Database, type OpenDatabase, transact } from '../db/open.ts'
import { sandboxClock } from '../db/schema/sign-in.ts'
import { type Clock, type ClockOffset, createClock } from '../lib/clock.ts'

const clockChannel = 'practicum_clock'

/** Farthest that a sandbox's clock goes, forth or back, in milliseconds: twenty years. */
export const maxClockOffsetMs = 20 * 365 * 24 * 60 * 60 * 1000

/**
 * Moves a sandbox's clock by so many milliseconds, back if negative: here at once, in every other process as soon as
 * it hears of it. Throws for a clock that can't be moved, and a `RangeError` beyond {@link maxClockOffsetMs}.
 */
export async function moveClock(db: Database, clock: Clock, milliseconds: number): Promise<void> {
  const { offset } = clock
  if (!offset) throw new Error('this clock cannot be moved')
  offset.milliseconds = await transact(db, async (tx) => {
    const [row] = await tx.select().from(sandboxClock)
    const offsetMilliseconds = (row?.offsetMilliseconds ?? 0) + milliseconds
    if (!Number.isSafeInteger(milliseconds) || Math.abs(offsetMilliseconds) > maxClockOffsetMs) {
      throw new RangeError('a sandbox clock goes twenty years forth or back at the most')
    }
    await tx
      .insert(sandboxClock)
      .values({ id: 1, offsetMilliseconds })
      .onConflictDoUpdate({ target: sandboxClock.id, set: { offsetMilliseconds } })
    await tx.execute(sql`select pg_notify(${clockChannel}, '')`)
    return offsetMilliseconds
  })
}

/** A sandbox's clock as the database has it, which follows whoever moves it. `onError` hears of failed readings. */
export async function watchClock(
  database: OpenDatabase,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): Promise<Clock & { close(): Promise<void> }> {
  const offset: ClockOffset = { milliseconds: 0 }
  const reload = async () => {
    const [row] = await database.db.select().from(sandboxClock)
    offset.milliseconds = row?.offsetMilliseconds ?? 0
  }
  // Notices are lost while disconnected, so every new connection reads as well.
  const reloadLater = () => void reload().catch(onError)
  const subscription = await database.listen(clockChannel, reloadLater, reloadLater)
  await reload()
  return { ...createClock(now, offset), close: () => subscription.unlisten() }
}
