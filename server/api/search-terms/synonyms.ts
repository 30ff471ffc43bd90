import type { Database } from '#server/db/open.ts'
import { searchSynonyms } from '#server/db/schema/search.ts'

/** Words of each group, by word. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/** The synonyms that the operator keeps in the content folder. */
export async function readSynonyms(db: Database): Promise<Synonyms> {
  const groups = Map.groupBy(await db.select().from(searchSynonyms), ({ group }) => group)
  const found = new Map<string, string[]>()
  for (const rows of groups.values()) {
    for (const { word } of rows) found.set(word, [...(found.get(word) ?? []), ...rows.map((row) => row.word)])
  }
  return found
}

/** Synonyms of `word`; those of a verb also for its inflections: 빌리 is the beginning of 빌리기. */
export function relatedWords(synonyms: Synonyms, word: string): readonly string[] {
  const exact = synonyms.get(word)
  if (exact) return exact
  if (!/^[가-힣]+$/.test(word)) return []
  for (let length = word.length - 1; length >= 2; length--) {
    const group = synonyms.get(word.slice(0, length))
    if (group) return group
  }
  return []
}
