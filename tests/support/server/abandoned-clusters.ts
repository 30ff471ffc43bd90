import { existsSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockOwner } from '#server/db/data-lock.ts'
import { startEmbeddedDatabase } from '#server/db/embedded.ts'

/**
 * Removes the clusters of runs that were killed: those below the temporary folder whose folder begins with `prefix`
 * and whose lock names a process that is gone. Each is adopted first, so that its server ends.
 */
export async function removeAbandonedClusters(prefix: string): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const directory = join(tmpdir(), name)
    if (!name.startsWith(prefix) || !existsSync(join(directory, 'lock'))) continue
    if (lockOwner(directory) !== undefined) continue
    try {
      const cluster = await startEmbeddedDatabase({ directory, volatile: true })
      await cluster.stop()
      rmSync(directory, { recursive: true, force: true })
    } catch {
      // Another run may be removing it; a folder that cannot be removed does no harm.
    }
  }
}
