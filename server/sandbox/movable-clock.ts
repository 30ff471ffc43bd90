import { sql } from 'drizzle-orm'
import { type Database, type OpenDatabase, transact } from '../db/open.ts'
import { sandboxClock } from '../db/schema/sign-in.ts'
import { type Clock, type ClockOffset, createClock } from '../lib/clock.ts'

const clockChannel = 'practicum_clock'

/** Maximum offset of a sandbox's clock in either direction, in milliseconds: twenty years. */
export const maxClockOffsetMs = 20 * 365 * 24 * 60 * 60 * 1000

/**
 * Moves a sandbox's clock by `milliseconds`, back if negative. Takes effect here at once, and in other processes when
 * they are notified. Throws for a clock that cannot be moved, and a `RangeError` beyond {@link maxClockOffsetMs}.
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

/** Creates a clock whose offset follows the database. `onError` receives failures to read the offset. */
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
  // Notifications are lost while disconnected, so every new connection reads the offset.
  const reloadLater = () => void reload().catch(onError)
  const subscription = await database.listen(clockChannel, reloadLater, reloadLater)
  await reload()
  return { ...createClock(now, offset), close: () => subscription.unlisten() }
}
