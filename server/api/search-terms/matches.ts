import { type AnyColumn, and, desc, getTableName, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { likePattern, queryGrams } from '#server/content/grams.ts'
import type { ContentState } from '#server/content/state.ts'
import type { Database } from '#server/db/open.ts'
import { type Interpretation, interpret } from './interpret.ts'
import type { Term } from './term.ts'

/** A table that can be searched. */
export interface SearchedTable {
  readonly table: AnyPgTable & SearchColumns
  /** Title in both languages, with which `searchText` begins. */
  readonly title: AnyColumn
  /** Rows that visitors can find. */
  readonly offered?: SQL | undefined
}

interface SearchColumns {
  readonly searchText: AnyColumn
  readonly searchGrams: AnyColumn
}

/** Rows that a search finds. */
export interface Match {
  /** Undefined for a blank term, which finds all. */
  readonly where: SQL | undefined
  /** The best first; empty for a blank term. */
  readonly byRelevance: readonly SQL[]
  /** Whether the rows contain some of the words alone, because none contains all. */
  readonly isPartial: boolean
}

/** Part of what the words of a search say that a row must contain when no row contains all of them. */
const leastShare = 0.35
/** Compared with the best row. */
const leastOfBest = 0.6
/** Rows that are looked at for the best one: a bound on the work that common words make. */
const mostCompared = 2_000

type Services = { readonly db: Database; readonly content: Pick<ContentState, 'remember'> }

/**
 * Rows of a table that contain every word of `typed` in any of its readings (`interpret`), by the index and checked
 * against the text. Where none does, the rows that contain most of what was typed.
 */
export async function matching(services: Services, searched: SearchedTable, typed: string): Promise<Match> {
  if (typed.trim() === '') return { where: undefined, byRelevance: [], isPartial: false }
  const interpretation = await interpret(services, typed)
  const needed = interpretation.terms.filter((term) => !term.isFiller)
  const { table } = searched
  const strict = and(...needed.map((term) => contains(table, term)))
  const byRelevance = [desc(relevance(searched, interpretation))]
  // A word that no text has is looked for as it is: then nothing is found, instead of anything.
  const isComparable = needed.length > 1 && needed.every((term) => term.isKnown)
  const least = isComparable ? await leastWeight(services, searched, needed, typed) : undefined
  if (least === undefined) return { where: strict, byRelevance, isPartial: false }
  const where = and(or(...needed.map((term) => contains(table, term))), sql`${weightOf(table, needed)} >= ${least}`)
  return { where, byRelevance, isPartial: true }
}

/** Weight that a row must contain; undefined when some row contains every word, or none enough of them. */
function leastWeight(
  { db, content }: Services,
  { table, offered }: SearchedTable,
  terms: readonly Term[],
  typed: string,
): Promise<number | undefined> {
  return content.remember(`search-weight ${getTableName(table)} ${typed}`, async () => {
    const all = and(offered, ...terms.map((term) => contains(table, term)))
    const any = and(offered, or(...terms.map((term) => contains(table, term))))
    const strict = await db.execute(sql`select 1 from ${table} where ${all} limit 1`)
    if (strict.rows.length > 0) return undefined
    const { rows } = await db.execute(sql`
      select max(weight)::float8 as best
      from (select ${weightOf(table, terms)} as weight from ${table} where ${any} limit ${mostCompared}) compared`)
    const [{ best } = { best: null }] = v.parse(v.array(v.object({ best: v.nullable(v.number()) })), rows)
    const total = terms.reduce((sum, { weight }) => sum + weight, 0)
    return best === null || best < total * leastShare ? undefined : Math.max(best * leastOfBest, total * leastShare)
  })
}

function contains({ searchText, searchGrams }: SearchColumns, { alternatives }: Term): SQL | undefined {
  return or(
    ...alternatives.map(({ text }) => {
      const grams = sql`${searchGrams} @> ${sql.param(queryGrams(text))}::text[]`
      return and(grams, sql`${searchText} like ${likePattern(text)}`)
    }),
  )
}

/** Sum of the weights of the words that a row contains. */
function weightOf({ searchText }: SearchColumns, terms: readonly Term[]): SQL {
  return sql.join(
    terms.map(({ alternatives, weight }) => {
      const patterns = sql.param(alternatives.map(({ text }) => likePattern(text)))
      return sql`case when ${searchText} like any(${patterns}::text[]) then ${weight}::float8 else 0 end`
    }),
    sql` + `,
  )
}

/** How well a row fits: by the weights of its words, how surely they are meant, and whether its title has them. */
function relevance({ table: { searchText }, title }: SearchedTable, { terms }: Interpretation): SQL {
  const titleLength = sql`(length(${title} ->> 'ko') + length(${title} ->> 'en') + 1)`
  const scores = terms.map(({ alternatives, weight }) => {
    const each = alternatives.map(({ text, trust }) => {
      const place = sql`strpos(${searchText}, ${text})`
      const score = weight * trust
      return sql`case when ${place} = 0 then 0 when ${place} <= ${titleLength} then ${2 * score}::float8 else ${score}::float8 end`
    })
    return sql`greatest(${sql.join(each, sql`, `)})`
  })
  return sql`(${sql.join(scores, sql` + `)})`
}
