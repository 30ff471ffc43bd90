import { everyRow } from '../db/every-row.ts'
import type { Transaction } from '../db/open.ts'
import { contentFiles } from '../db/schema/content-files.ts'
import { chunks } from './chunks.ts'
import type { Content } from './read.ts'

/** Keeps the folder's files as they are written, for exports. */
export async function loadContentFiles(tx: Transaction, content: Content): Promise<void> {
  await tx.delete(contentFiles).where(everyRow)
  const rows = [...content.sources].map(([path, text]) => ({ path, text }))
  for (const chunk of chunks(rows)) await tx.insert(contentFiles).values(chunk)
}
