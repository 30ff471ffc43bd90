import type { Config } from '../server/config/config.ts'
import { hasEmbeddedDatabase, startEmbeddedDatabase } from '../server/db/embedded.ts'
import { migrateDatabase, type OpenDatabase, openDatabase } from '../server/db/open.ts'
import { StartError } from '../server/lib/start-error.ts'

/** Whether the settings name a database, or a shop that was started on this machine. */
export function hasShop({ databaseUrl, dataDirectory }: Config): boolean {
  return databaseUrl !== undefined || hasEmbeddedDatabase(dataDirectory)
}

/**
 * Runs `work` on the shop's database after applying migrations. Connects to the embedded database of a running shop, or
 * starts it. Throws a `StartError` when there is no database, or when it cannot be reached: a command without the
 * settings of the shop must not act on a new, empty one.
 */
export async function withShopsDatabase(
  config: Config,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  if (!hasShop(config)) {
    throw new StartError(
      `There is no shop in ${config.dataDirectory}. Give this command the settings of the shop (DATABASE_URL, or DATA_DIR), in the environment or in .env, or start the shop once.`,
    )
  }
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
