import { eq } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { media } from '../db/schema/media.ts'
import { prepareFile, type ServedFile } from './files.ts'

const mostBytes = 64 * 1024 * 1024

/** Pictures and videos of the content by path, read from the database once and kept within bounds. */
export function createMedia(db: Database): (path: string) => Promise<ServedFile | undefined> {
  const kept = new Map<string, ServedFile>()
  let bytes = 0
  return async (path) => {
    const known = kept.get(path)
    if (known) return known
    const [row] = await db.select().from(media).where(eq(media.path, path))
    if (!row) return undefined
    const file = prepareFile(row.body, row.type, true, 9)
    kept.set(path, file)
    bytes += file.body.length
    for (const [oldest, each] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= each.body.length
    }
    return file
  }
}
