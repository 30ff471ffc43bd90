import { sql } from 'drizzle-orm'
import { type OpenDatabase, type Transaction, transact } from '../db/open.ts'
import { contentState } from '../db/schema/courses.ts'
import type { Clock } from '../lib/clock.ts'
import { refreshDailyValues } from './daily-values.ts'
import { contentChannel } from './import.ts'

/**
 * Version of the content that this process knows. Everything cached about content (rendered pages, menus, counts)
 * belongs to one `version` and is dropped when it changes: at an import by any process, at the start of a business day,
 * and when the connection that receives notifications was lost.
 */
export interface ContentState {
  /** Identifies the current content; equal versions mean equal answers. */
  version(): string
  /** Identifies the content in every process of the shop, for browsers that keep answers: generation and day. */
  sharedVersion(): string
  /** Calls back after the version has changed. */
  onChange(listener: () => void): void
  /**
   * Calls back after devices have sold out or become available again: within a second, and at most once in 30 seconds,
   * so that nobody can have pages dropped over and over by ordering and cancelling. It does not change the version.
   */
  onStockChange(listener: () => void): void
  /** The value under `key`, loaded once per version, also for simultaneous calls. */
  remember<Value>(key: string, load: () => Promise<Value>): Promise<Value>
  /** Reads the version now, so that the next answer of this process has what it has just stored. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/** Maximum cached values; the oldest are dropped first. */
const rememberedValues = 2_000
const checkMilliseconds = 1_000
/** Checks between two announcements of changed stock. */
const stockPauseChecks = 30

/** Channel that notifies every process of devices that have sold out or become available again. */
const stockChannel = 'practicum_stock'

/** Notifies all processes, once the transaction is committed, that a device has sold out or become available again. */
export async function announceStock(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_notify(${stockChannel}, '')`)
}

export async function watchContent(database: OpenDatabase, clock: Clock): Promise<ContentState> {
  const listeners: (() => void)[] = []
  const remembered = new Map<string, Promise<unknown>>()
  let generation = await readGeneration(database)
  let connection = 0
  let day = clock.today()

  const version = () => `${generation}.${connection}.${day}`
  let announced = version()
  const changed = () => {
    // A process that stored the change has refreshed already when the notification arrives.
    if (version() === announced) return
    announced = version()
    remembered.clear()
    for (const listener of listeners) listener()
  }
  let isStale = false
  const reload = async () => {
    isStale = true
    try {
      const read = await readGeneration(database)
      // Of two simultaneous reads, the later answer may be the older one.
      generation = Math.max(generation, read)
      isStale = false
    } catch {
      // The next check tries again.
      return
    }
    changed()
  }
  let isTurning = false
  const turnDay = async (today: string) => {
    isTurning = true
    try {
      await transact(database.db, (tx) => refreshDailyValues(tx, today))
      // Only now, so that no page with yesterday's prices gets today's version.
      day = today
    } catch {
      // The next check tries again.
      return
    } finally {
      isTurning = false
    }
    changed()
  }
  const subscription = await database.listen(
    contentChannel,
    () => void reload(),
    () => {
      // Notifications are lost while disconnected, so a new connection drops everything.
      connection += 1
      if (connection > 1) void reload()
    },
  )
  const stockListeners: (() => void)[] = []
  let hasStockChanged = false
  let checksSinceStock = stockPauseChecks
  const stockSubscription = await database.listen(stockChannel, () => {
    hasStockChanged = true
  })
  const check = setInterval(() => {
    checksSinceStock += 1
    if (hasStockChanged && checksSinceStock >= stockPauseChecks) {
      hasStockChanged = false
      checksSinceStock = 0
      for (const listener of stockListeners) listener()
    }
    if (isStale) void reload()
    const today = clock.today()
    if (today !== day && !isTurning) void turnDay(today)
  }, checkMilliseconds)
  check.unref()
  await transact(database.db, (tx) => refreshDailyValues(tx, day))

  return {
    version,
    sharedVersion: () => `${generation}.${day}`,
    onChange: (listener) => listeners.push(listener),
    onStockChange: (listener) => stockListeners.push(listener),
    remember: (key, load) => remember(remembered, key, load),
    refresh: reload,
    close: async () => {
      clearInterval(check)
      await Promise.all([subscription.unlisten(), stockSubscription.unlisten()])
    },
  }
}

/** Content that stays as it is: that of a preview. */
export function fixedContent(version: string): ContentState {
  const remembered = new Map<string, Promise<unknown>>()
  return {
    version: () => version,
    sharedVersion: () => version,
    onChange: () => {},
    onStockChange: () => {},
    remember: (key, load) => remember(remembered, key, load),
    refresh: async () => {},
    close: async () => {},
  }
}

async function remember<Value>(
  values: Map<string, Promise<unknown>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = values.get(key)
  // The key identifies the loader, so the value under it has the loader's type.
  if (known) return known as Promise<Value>
  const value = load()
  values.set(key, value)
  if (values.size > rememberedValues) values.delete(values.keys().next().value ?? key)
  value.catch(() => values.delete(key))
  return value
}

async function readGeneration({ db }: OpenDatabase): Promise<number> {
  const [state] = await db.select().from(contentState)
  return state?.generation ?? 0
}
