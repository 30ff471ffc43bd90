import { eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/open.ts'
import { media } from '../db/schema/media.ts'
import { prepareFile, type ServedFile } from './files.ts'

const defaultMaxBytes = 64 * 1024 * 1024

/**
 * Pictures and videos of the content by path, read from the database once and cached within a limit. Simultaneous
 * requests share one read, because a video is large.
 */
export function createMedia(
  db: Database,
  maxBytes = defaultMaxBytes,
): (path: string) => Promise<ServedFile | undefined> {
  const cache = new LRUCache<string, ServedFile>({
    maxSize: maxBytes,
    // A read that is dropped for others still answers those who wait for it.
    ignoreFetchAbort: true,
    sizeCalculation: bytesOf,
    fetchMethod: async (path) => {
      const [row] = await db.select().from(media).where(eq(media.path, path))
      return row && prepareFile(row.body, row.type, true, 9)
    },
  })
  return (path) => cache.fetch(path)
}

/** At least one: a cache refuses entries without a size. */
function bytesOf({ body, brotli, gzip }: ServedFile): number {
  return Math.max(1, body.length + (brotli?.length ?? 0) + (gzip?.length ?? 0))
}
