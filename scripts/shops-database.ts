import type { Config } from '../server/config/config.ts'
import { startEmbeddedDatabase } from '../server/db/embedded.ts'
import { migrateDatabase, openDatabase, type OpenDatabase } from '../server/db/open.ts'

/**
 * Runs `work` on the shop's database after applying migrations. Connects to the embedded database of a running shop, or
 * starts it. Throws a `StartError` when the database cannot be reached.
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
    const database = await openDatabase(config.databaseUrl ?? embedded?.connection('practicum') ?? '', {
      direct: config.databaseDirectUrl,
    })
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
