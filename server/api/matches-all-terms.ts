import { and, type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { likePatterns, queryGrams } from '../content/grams.ts'

/** Searchable columns of a table: the normalized text, and its characters and pairs with an index. */
interface SearchColumns {
  readonly searchText: AnyColumn
  readonly searchGrams: AnyColumn
}

/** Rows whose text contains every word of `term`: found by the index, then checked. A blank term matches all. */
export function matchesAllTerms({ searchText, searchGrams }: SearchColumns, term: string): SQL | undefined {
  const grams = queryGrams(term)
  if (grams.length === 0) return undefined
  return and(
    sql`${searchGrams} @> ${sql.param(grams)}::text[]`,
    ...likePatterns(term).map(({ pattern, ignoresSpaces }) =>
      ignoresSpaces ? sql`replace(${searchText}, ' ', '') like ${pattern}` : sql`${searchText} like ${pattern}`,
    ),
  )
}
