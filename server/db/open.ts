import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { createSemaphore } from '../lib/semaphore.ts'
import { StartError } from '../lib/start-error.ts'
import { inSpan } from '../lib/traces.ts'
import { DatabaseUnavailable, isDatabaseUnavailable, sqlState } from './errors.ts'
import { statementGuard } from './every-row.ts'
import { type DatabaseTarget, databaseHosts } from './hosts.ts'
import { createListener, type DatabaseListener } from './listener.ts'
import { DatabasePool } from './pool.ts'

/** Without Drizzle's own `transaction`, which returns broken connections to the pool; see {@link transact}. */
export type Database = Omit<NodePgDatabase, 'transaction'> & { readonly $client: DatabasePool }
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

export interface OpenDatabase extends Pick<DatabaseListener, 'listen'> {
  readonly db: Database
  /** Where sessions keep what they set: the database itself, behind a pooler too. */
  readonly target: DatabaseTarget
  /** Runs a statement outside of the schema. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  /** Resolves when the database answers in time. Throws {@link DatabaseUnavailable} otherwise, at the latest after 1.5 seconds. */
  check(): Promise<void>
  close(): Promise<void>
}

interface OpenOptions {
  /**
   * The database itself, when `target` is a pooler that gives a connection for one transaction (PgBouncer): notifications,
   * migrations and previews need a session.
   */
  readonly direct?: DatabaseTarget | undefined
  /** Maximum connections, besides one that listens for notifications. */
  readonly poolSize?: number
  /** Maximum time of one statement, in milliseconds; 0 has no limit. */
  readonly statementMs?: number
}

/** Maximum wait for a free or a new connection. */
const connectMs = 4_000
/** Maximum wait of {@link OpenDatabase.check}. */
const checkMs = 1_500
/** When the server does not end a statement in time, the connection is broken. */
const silentMs = 5_000
/** Releases the locks of a process that hangs in the middle of a transaction. */
const idleInTransactionMs = 30_000
const endMs = 2_000

const drizzleOptions = { casing: 'snake_case', logger: statementGuard } as const

/** Opens a pool. Throws a {@link StartError} when the database cannot be reached. */
export async function openDatabase(target: DatabaseTarget, options: OpenOptions = {}): Promise<OpenDatabase> {
  const { direct, poolSize = 10, statementMs = 10_000 } = options
  const hosts = databaseHosts(target)
  const pool = new DatabasePool(hosts, {
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    // A pooler refuses settings of a session: there the database's user has them.
    ...(direct === undefined ? { idle_in_transaction_session_timeout: idleInTransactionMs } : {}),
    ...(direct === undefined && statementMs > 0 ? { statement_timeout: statementMs } : {}),
    ...(statementMs === 0 ? {} : { query_timeout: statementMs + silentMs }),
  })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? ('code' in error && String(error.code)) || error.message : String(error)
    throw new StartError(
      /^28/.test(reason)
        ? `The database does not let this user in (${reason}); check user and password in DATABASE_URL, or over a Unix socket run this as the system user of that name.`
        : `The database can't be reached (${reason}); check DATABASE_URL and that PostgreSQL is running.`,
    )
  }
  const listener = createListener(direct === undefined ? hosts : databaseHosts(direct), {
    onUnavailable: (failures) => {
      // One lost connection proves nothing. When no other can be made, waiting requests are refused.
      if (failures < 2) return
      pool.setAvailable(false)
      pool.dropConnections()
    },
    onAvailable: () => pool.setAvailable(true),
  })
  return {
    db: drizzle(pool, drizzleOptions),
    target: direct ?? target,
    query: async (text, values) => (await pool.query(text, values)).rows,
    check: async () => {
      // Without notifications, cached pages could be older than those of other processes.
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
      // Aborts whatever still runs.
      pool.dropConnections()
    },
  }
}

const migrationLock = 7_316_001
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Maximum wait of a migration for a table that others use, in milliseconds: whoever comes after it waits as long. */
const migrationLockMs = 1_000
const migrationAttempts = 30
/** SQLSTATE of a lock that was not there in time. */
const lockNotAvailable = '55P03'
/** Others get their turn between two attempts, in milliseconds. */
const migrationPauseMs = 1_000

/**
 * Migrates the schema by the files in `folder`, while other processes go on serving. Of several processes that start
 * together one migrates, and the others wait. Throws a {@link StartError} for a database whose first migration is
 * another one, and when a table stays in use for about a minute.
 */
export async function migrateDatabase(
  { target }: Pick<OpenDatabase, 'target'>,
  folder: string = migrationsFolder,
): Promise<void> {
  // On a connection of its own: a migration may take longer than the maximum of a statement.
  const client = new pg.Client(await databaseHosts(target).writable())
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await assertSameBeginning(client, folder)
    await client.query(`set lock_timeout = ${migrationLockMs}`)
    for (let attempts = 1; ; attempts++) {
      try {
        return await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: folder })
      } catch (error) {
        // Purchases go on meanwhile, and may lock the same tables in another order.
        if (sqlState(error) !== lockNotAvailable && !isRetryable(error)) throw error
        if (attempts === migrationAttempts)
          throw new StartError(
            'The database could not be migrated: a long transaction uses a table (see pg_stat_activity); end it, then start again.',
          )
        await setTimeout(migrationPauseMs)
      }
    }
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}

/** The migrations begin with the first release: nothing leads there from what was made before. */
async function assertSameBeginning(client: pg.Client, folder: string): Promise<void> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as found",
  )
  if (tables[0]?.found == null) return
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at limit 1',
  )
  const [first] = rows
  if (first === undefined || first.hash === readMigrationFiles({ migrationsFolder: folder })[0]?.hash) return
  throw new StartError(
    'This database was made before the first release, and no migration leads from it; start with another folder in DATA_DIR, or with an empty database in DATABASE_URL.',
  )
}

const retryable = new Set(['40001', '40P01'])

/** Maximum attempts of one transaction, and the maximum pause between two, in milliseconds. */
const maxAttempts = 20
/** After so many attempts no other transaction of this process begins until it has ended. */
const attemptsBesideOthers = 4
const maxPauseMs = 100

/** Collided transactions of this process run one after another, because they would collide again. */
const collided = createSemaphore({ atOnce: 1, waiting: 10_000 })
/** The transaction that runs alone, because new ones would make it collide forever. */
let alone: Promise<void> | undefined

/**
 * Runs `work` in a transaction, serializable unless said otherwise, and again when the database asks for it
 * (serialization failure, deadlock).
 * `work` must contain queries only and no transaction of its own: it may run several times.
 */
export async function transact<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  isolationLevel: 'read committed' | 'serializable' = 'serializable',
): Promise<Result> {
  const attempt = () => transactOnce(db, isolationLevel, work)
  while (alone) await alone
  try {
    return await attempt()
  } catch (error) {
    if (!isRetryable(error)) throw error
  }
  return collided.run(async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    try {
      for (let tries = 2; ; tries++) {
        if (tries > attemptsBesideOthers) alone = ended
        try {
          return await attempt()
        } catch (error) {
          if (tries >= maxAttempts || !isRetryable(error)) throw error
          // Random, because transactions of other processes would collide again at the same moment.
          await setTimeout(Math.random() * Math.min(2 ** tries, maxPauseMs))
        }
      }
    } finally {
      alone = undefined
      end()
    }
  })
}

function isRetryable(error: unknown): boolean {
  return retryable.has(sqlState(error) ?? '')
}

const clientDatabases = new WeakMap<pg.PoolClient, NodePgDatabase>()

/**
 * Runs `work` in one transaction that is not repeated: for claims, which skip rows that others have locked. A broken
 * connection is not returned to the pool.
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
    const database = known ?? drizzle(client, drizzleOptions)
    if (!known) clientDatabases.set(client, database)
    return await inSpan('transaction', {}, () => database.transaction(work, { isolationLevel }))
  } catch (error) {
    isBroken = isDatabaseUnavailable(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}
