import { StartError } from '../lib/start-error.ts'
import { everyRow } from './every-row.ts'
import type { Database } from './open.ts'
import { databaseMode } from './schema/operator.ts'

type Mode = 'sandbox' | 'live'

const messages: Readonly<Record<Mode, string>> = {
  sandbox:
    'This database belongs to a sandbox, whose sample members could log in to a live shop; set DATABASE_URL to a new database, or PRACTICUM_MODE=sandbox.',
  live: 'This database belongs to a live shop, whose codes and mails a sandbox would show; set DATABASE_URL to another database, or PRACTICUM_MODE=live.',
}

/** What a server tells its database when it starts. */
interface StartedServer {
  readonly mode: Mode
  /** Undefined for a shop without a desk. */
  readonly deskOrigin: string | undefined
}

/**
 * Records the mode of a server in its database, the first time, and where its desk is, each time. Throws a {@link StartError} when the database belongs
 * to the other mode. `wasSandbox` tells whether a sandbox used it before modes were recorded.
 */
export async function claimDatabase(
  db: Database,
  { mode, deskOrigin }: StartedServer,
  wasSandbox: (db: Database) => Promise<boolean>,
): Promise<void> {
  const find = async () => (await db.select().from(databaseMode))[0]?.mode
  let owner = await find()
  if (owner === undefined) {
    await db
      .insert(databaseMode)
      .values({ mode: (await wasSandbox(db)) ? 'sandbox' : mode })
      .onConflictDoNothing()
    owner = await find()
  }
  if (owner !== undefined && owner !== mode) throw new StartError(messages[owner])
  await db
    .update(databaseMode)
    .set({ deskOrigin: deskOrigin ?? null })
    .where(everyRow)
}

/** Where the desk of the server that started last is; undefined when it has none, or none has started yet. */
export async function readDeskOrigin(db: Database): Promise<string | undefined> {
  return (await db.select().from(databaseMode))[0]?.deskOrigin ?? undefined
}
