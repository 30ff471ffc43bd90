import type { Config } from '../server/config/config.ts'
import { startEmbeddedDatabase } from '../server/db/embedded.ts'
import { migrateDatabase, openDatabase, type OpenDatabase } from '../server/db/open.ts'

/**
 * Does `work` on the shop's database, brought up to date, whether the shop runs or not: a running one keeps its embedded
 * database open, which is joined rather than started a second time. Throws a `StartError` when it can't be reached.
 */
export async function withShopsDatabase(
  config: Config,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedDatabase({ directory: config.dataDirectory, join: true })
      : undefined
  try {
    const database = await openDatabase(config.databaseUrl ?? embedded?.connection('practicum') ?? '')
    try {
      await migrateDatabase(database)
      await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}
