import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { registerCleanup } from './cleanup.ts'

export type DatabaseTarget = pg.ClientConfig

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection to the run's cluster; each test file adds its database's name. */
    cluster: DatabaseTarget
  }
}

/** Databases that test files copy: migrated and empty, or with the sample catalogue. */
export const templateDatabases = { empty: 'practicum_template', sample: 'practicum_sample' } as const

export interface TestDatabase {
  readonly database: OpenDatabase
  /** Opens further connections to the same database. */
  readonly target: DatabaseTarget
}

/** A database for a test file or a single test: migrated and empty, or with the sample catalogue. */
export async function testDatabase(template: keyof typeof templateDatabases = 'empty'): Promise<TestDatabase> {
  const cluster = inject('cluster')
  const name = `practicum_test_${randomUUID().replaceAll('-', '')}`
  // Half the time of the default: nothing of it goes through the log.
  await asOperator(cluster, `create database ${name} template ${templateDatabases[template]} strategy file_copy`)
  const target = { ...cluster, database: name }
  const database = await openDatabase(target)
  registerCleanup(async () => {
    await database.close()
    await asOperator(cluster, `drop database ${name} with (force)`)
  })
  return { database, target }
}

async function asOperator(cluster: DatabaseTarget, statement: string): Promise<void> {
  const operator = await openDatabase({ ...cluster, database: 'postgres' })
  try {
    await operator.query(statement)
  } finally {
    await operator.close()
  }
}
