import { everyRow } from '../db/every-row.ts'
import type { Transaction } from '../db/open.ts'
import { searchSynonyms } from '../db/schema/search.ts'
import { chunks } from './chunks.ts'
import { normalize } from './grams.ts'
import type { Content } from './read.ts'

/** Makes the synonyms equal to the folder's. */
export async function loadSynonyms(tx: Transaction, content: Content): Promise<void> {
  await tx.delete(searchSynonyms).where(everyRow)
  const rows = content.synonyms.flatMap((words, group) => words.map((word) => ({ group, word: normalize(word) })))
  for (const chunk of chunks(rows)) await tx.insert(searchSynonyms).values(chunk)
}
