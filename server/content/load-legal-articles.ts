import { inArray } from 'drizzle-orm'
import type { Article, Clause, LegalText } from '#contract/content/legal.ts'
import { everyRow } from '../db/every-row.ts'
import type { Transaction } from '../db/open.ts'
import { legalEditions } from '../db/schema/legal.ts'
import { legalArticles } from '../db/schema/search.ts'
import { chunks } from './chunks.ts'
import { gramsOf, normalize } from './grams.ts'

/** Documents whose articles a search finds, with their names; consents are read where they are given. */
const names = { terms: '이용약관 Terms of use', privacy: '개인정보 처리방침 Privacy policy' } as const
type SearchedDocument = keyof typeof names

/** Makes the searchable articles equal to those of the editions. */
export async function loadLegalArticles(tx: Transaction): Promise<void> {
  const { document, edition, text } = legalEditions
  const editions = await tx
    .select({ document, edition, text })
    .from(legalEditions)
    .where(inArray(document, ['terms', 'privacy']))
  const rows = editions.flatMap(({ document, edition, text }) =>
    document === 'terms' || document === 'privacy' ? articleRows(document, edition, text) : [],
  )
  await tx.delete(legalArticles).where(everyRow)
  for (const chunk of chunks(rows)) await tx.insert(legalArticles).values(chunk)
}

function articleRows(
  document: SearchedDocument,
  edition: string,
  { ko, en }: Record<'ko' | 'en', LegalText>,
): (typeof legalArticles.$inferInsert)[] {
  const english = articlesOf(en)
  return articlesOf(ko).map((korean, index) => {
    const translated = english[index] ?? korean
    const title = { ko: korean.title, en: translated.title }
    const searchText = normalize([title.ko, title.en, textOf(korean), textOf(translated), names[document]].join(' '))
    return {
      document,
      edition,
      article: korean.id,
      number: index + 1,
      title,
      searchText,
      searchGrams: gramsOf(searchText),
    }
  })
}

function articlesOf({ chapters }: LegalText): readonly Article[] {
  return chapters.flatMap(({ articles }) => articles)
}

function textOf({ clauses }: Article): string {
  return clauses
    .flatMap(({ text, items, table }: Clause) => [text, ...(items ?? []), ...(table?.rows.flat() ?? [])])
    .join(' ')
}
