import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { StartError } from '../config.ts'
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

/**
 * Runs `work` in a serializable transaction, again when the database asks for it (serialization failure,
 * deadlock). `work` must hold nothing but queries: it may run several times.
 */
export async function transact<Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work, { isolationLevel: 'serializable' })
    } catch (error) {
      if (attempt >= 8 || !retryable.has(sqlState(error) ?? '')) throw error
      // Those that collided would collide again if all came back at once.
      await setTimeout(Math.random() * 2 ** attempt)
    }
  }
}
