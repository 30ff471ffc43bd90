import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '../lib/start-error.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import { DatabaseUnavailable, isDatabaseUnavailable, sqlState } from './errors.ts'
import { createListener, type DatabaseListener } from './listener.ts'
import { DatabasePool } from './pool.ts'

/** Without Drizzle's own `transaction`, which gives broken connections back to the pool; see {@link transact}. */
export type Database = Omit<NodePgDatabase, 'transaction'> & { readonly $client: DatabasePool }
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** How a database is reached: a URL, or the options of the driver. */
export type DatabaseTarget = string | pg.ClientConfig

export interface OpenDatabase extends Pick<DatabaseListener, 'listen'> {
  readonly db: Database
  readonly target: DatabaseTarget
  /** Rows of a statement that no schema describes. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  /** Resolves when the database answers in time. Throws {@link DatabaseUnavailable} otherwise, at the latest after 1.5 seconds. */
  check(): Promise<void>
  close(): Promise<void>
}

interface OpenOptions {
  /** Connections at the most; one more listens for notices. */
  readonly poolSize?: number
  /** Longest run of one statement, in milliseconds; 0 is without limit. */
  readonly statementMs?: number
}

/** Longest wait for a free or a new connection. */
const connectMs = 4_000
/** Longest answer to {@link OpenDatabase.check}. */
const checkMs = 1_500
/** A statement that the server itself did not end in time: the connection is broken. */
const silentMs = 5_000
/** A process that hangs in the middle of a transaction lets go of its locks. */
const idleInTransactionMs = 30_000
const endMs = 2_000

/** Opens a pool. Throws a {@link StartError} when the database can't be reached. */
export async function openDatabase(target: DatabaseTarget, options: OpenOptions = {}): Promise<OpenDatabase> {
  const { poolSize = 10, statementMs = 10_000 } = options
  const config = configOf(target)
  const pool = new DatabasePool({
    ...config,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    ...(statementMs === 0 ? {} : { statement_timeout: statementMs, query_timeout: statementMs + silentMs }),
  })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? ('code' in error && String(error.code)) || error.message : String(error)
    throw new StartError(
      `The database can't be reached (${reason}); check DATABASE_URL and that PostgreSQL is running.`,
    )
  }
  const listener = createListener(config, {
    onUnavailable: (failures) => {
      // One lost connection proves nothing; if no other can be made, nobody waits for an answer any more.
      if (failures < 2) return
      pool.setAvailable(false)
      pool.dropConnections()
    },
    onAvailable: () => pool.setAvailable(true),
  })
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    target,
    query: async (text, values) => (await pool.query(text, values)).rows,
    check: async () => {
      // Without notices, pages that are kept could be older than what other processes show.
      if (!listener.isListening()) throw new DatabaseUnavailable('no connection hears of changes')
      const over = new AbortController()
      const late = setTimeout(checkMs, undefined, { signal: over.signal }).then(() => {
        throw new DatabaseUnavailable('no answer in time')
      })
      late.catch(() => {})
      try {
        await Promise.race([pool.query('select 1'), late])
      } finally {
        over.abort()
      }
    },
    listen: listener.listen,
    close: async () => {
      await listener.close()
      const ended = pool.end()
      const over = new AbortController()
      await Promise.race([ended, setTimeout(endMs, undefined, { signal: over.signal })])
      over.abort()
      // Whatever still runs is broken off.
      pool.dropConnections()
    },
  }
}

function configOf(target: DatabaseTarget): pg.ClientConfig {
  return typeof target === 'string' ? { connectionString: target } : target
}

const migrationLock = 7_316_001

/** Brings the schema up to date; of several processes that start together one does it, the others wait. */
export async function migrateDatabase({ target }: Pick<OpenDatabase, 'target'>): Promise<void> {
  // A connection of its own: a migration may take longer than a statement of the shop.
  const client = new pg.Client(configOf(target))
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzle(client, { casing: 'snake_case' })
    await migrate(db, { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) })
  } finally {
    // The lock goes with the connection.
    await client.end()
  }
}

const retryable = new Set(['40001', '40P01'])

/** Tries of one transaction at the most, and the longest pause between two, in milliseconds. */
const maxAttempts = 20
const maxPauseMs = 100

/** Transactions of this process that have collided: side by side they would collide again. */
const collided = createSemaphore({ atOnce: 1, waiting: 10_000 })

/**
 * Runs `work` in a serializable transaction, again when the database asks for it (serialization failure,
 * deadlock). `work` must hold nothing but queries, and no transaction of its own: it may run several times.
 */
export async function transact<Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const attempt = () => transactOnce(db, 'serializable', work)
  try {
    return await attempt()
  } catch (error) {
    if (!isRetryable(error)) throw error
  }
  return collided.run(async () => {
    for (let tries = 2; ; tries++) {
      try {
        return await attempt()
      } catch (error) {
        if (tries >= maxAttempts || !isRetryable(error)) throw error
        // Those of other processes would collide again if all came back at once.
        await setTimeout(Math.random() * Math.min(2 ** tries, maxPauseMs))
      }
    }
  })
}

function isRetryable(error: unknown): boolean {
  return retryable.has(sqlState(error) ?? '')
}

const clientDatabases = new WeakMap<pg.PoolClient, NodePgDatabase>()

/**
 * Runs `work` in one transaction that is not repeated: for claims, which skip rows that others hold. A connection that
 * failed is not given back to the pool.
 */
export async function transactOnce<Result>(
  db: Database,
  isolationLevel: 'read committed' | 'serializable',
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect()
  let isBroken = false
  try {
    const known = clientDatabases.get(client)
    const database = known ?? drizzle(client, { casing: 'snake_case' })
    if (!known) clientDatabases.set(client, database)
    return await database.transaction(work, { isolationLevel })
  } catch (error) {
    isBroken = isDatabaseUnavailable(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}
