import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { StartError } from '../config.ts'
import { createGate } from '../gate.ts'
import { sqlState } from './errors.ts'

export type Database = PostgresJsDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface OpenDatabase {
  readonly db: Database
  /** The driver itself: for LISTEN, and to close. */
  readonly sql: postgres.Sql
  close(): Promise<void>
}

type Target = string | postgres.Options<Record<string, never>>

const settings = { max: 10, onnotice: () => {}, connect_timeout: 5 } as const

/** Opens a pool. Throws a {@link StartError} when the database can't be reached. */
export async function openDatabase(target: Target): Promise<OpenDatabase> {
  const sql = typeof target === 'string' ? postgres(target, settings) : postgres({ ...target, ...settings })
  try {
    await sql`select 1`
  } catch (error) {
    await sql.end({ timeout: 1 })
    const reason = error instanceof Error ? ('code' in error && String(error.code)) || error.message : String(error)
    throw new StartError(
      `The database can't be reached (${reason}); check DATABASE_URL and that PostgreSQL is running.`,
    )
  }
  return { db: drizzle(sql, { casing: 'snake_case' }), sql, close: () => sql.end({ timeout: 5 }) }
}

const migrationLock = 7_316_001

/** Brings the schema up to date; of several processes that start together one does it, the others wait. */
export async function migrateDatabase({ sql, db }: OpenDatabase): Promise<void> {
  await sql.begin(async (holder) => {
    await holder`select pg_advisory_xact_lock(${migrationLock})`
    await migrate(db, { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) })
  })
}

const retryable = new Set(['40001', '40P01'])

/** Tries of one transaction at the most, and the longest pause between two, in milliseconds. */
const mostTries = 20
const longestPause = 100

/** Transactions of this process that have collided: side by side they would collide again. */
const collided = createGate({ atOnce: 1, waiting: 10_000 })

/**
 * Runs `work` in a serializable transaction, again when the database asks for it (serialization failure,
 * deadlock). `work` must hold nothing but queries, and no transaction of its own: it may run several times.
 */
export async function transact<Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const attempt = () => db.transaction(work, { isolationLevel: 'serializable' })
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
        if (tries >= mostTries || !isRetryable(error)) throw error
        // Those of other processes would collide again if all came back at once.
        await setTimeout(Math.random() * Math.min(2 ** tries, longestPause))
      }
    }
  })
}

function isRetryable(error: unknown): boolean {
  return retryable.has(sqlState(error) ?? '')
}
