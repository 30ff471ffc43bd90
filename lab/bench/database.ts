import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../server/db/embedded.ts'
import { migrateDatabase, openDatabase } from '../../server/db/open.ts'
import { members } from '../../server/db/schema/members.ts'
import { createClock } from '../../server/lib/clock.ts'
import { createPasswords } from '../../server/lib/passwords.ts'

/** Begins the name of every folder of a bench. */
export const folderPrefix = 'practicum-bench-'

/** A database that this process keeps, as durable as the shop's own, for as many shops as a bench needs. */
export interface BenchDatabase extends EmbeddedDatabase, AsyncDisposable {
  /** Environment of a shop in a process of its own that uses this database. */
  readonly environment: Record<string, string>
}

export async function startDatabase(): Promise<BenchDatabase> {
  const directory = mkdtempSync(join(tmpdir(), folderPrefix))
  const engine = await startEmbeddedDatabase({ directory })
  const stop = async () => {
    await engine.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  return {
    connection: engine.connection,
    environment: environmentFor(engine.connection('practicum')),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** A URL has no room for a socket's path: the driver reads the folder from the variable of PostgreSQL's own tools. */
function environmentFor({ host, port }: ReturnType<EmbeddedDatabase['connection']>): Record<string, string> {
  return { DATABASE_URL: 'postgres:///practicum', PGHOST: String(host), PGPORT: String(port), PGUSER: 'practicum' }
}

export const buyerPassword = 'Practice1!'

/** Adds verified members who may buy; answers their IDs. */
export async function addBuyers(engine: BenchDatabase, size: number): Promise<string[]> {
  const database = await openDatabase(engine.connection('practicum'))
  await migrateDatabase(database)
  const passwordHash = await createPasswords().hash(buyerPassword)
  const registeredAt = createClock().now()
  const rows = Array.from({ length: size }, (_, index) => ({
    id: randomUUID(),
    userid: `buyer${String(index).padStart(4, '0')}`,
    passwordHash,
    type: 'IDV' as const,
    name: `Buyer ${index}`,
    email: `buyer${index}@member.example`,
    receivesSms: false,
    receivesEmail: false,
    belonging: {},
    isIdentityVerified: true,
    status: 'active' as const,
    registeredAt,
  }))
  await database.db.insert(members).values(rows)
  await database.close()
  return rows.map(({ userid }) => userid)
}
