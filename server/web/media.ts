import { eq } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { media } from '../db/schema/media.ts'
import { prepareFile, type ServedFile } from './files.ts'

const mostBytes = 64 * 1024 * 1024

/** Pictures and videos of the content by path, read from the database once and cached within a limit. */
export function createMedia(db: Database): (path: string) => Promise<ServedFile | undefined> {
  const kept = new Map<string, ServedFile>()
  const reads = new Map<string, Promise<ServedFile | undefined>>()
  let bytes = 0

  const read = async (path: string) => {
    const [row] = await db.select().from(media).where(eq(media.path, path))
    if (!row) return undefined
    const file = prepareFile(row.body, row.type, true, 9)
    kept.set(path, file)
    bytes += bytesOf(file)
    for (const [oldest, each] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= bytesOf(each)
    }
    return file
  }

  return (path) => {
    const known = kept.get(path)
    if (known) return Promise.resolve(known)
    // Simultaneous requests share one read, because a video is large.
    const running = reads.get(path) ?? read(path).finally(() => reads.delete(path))
    reads.set(path, running)
    return running
  }
}

function bytesOf({ body, brotli, gzip }: ServedFile): number {
  return body.length + (brotli?.length ?? 0) + (gzip?.length ?? 0)
}
