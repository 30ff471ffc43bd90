import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A name as it is compared, in SQL: what `comparableName` does in `contract/values/names.ts`. Names that were stored
 * before they were cleaned are compared like others.
 */
export function comparableNameOf(name: SQLWrapper): SQL {
  return sql`lower(regexp_replace(normalize(${name}, NFKC), '[\\s\\u00ad\\u1160\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]', '', 'g'))`
}

/** The letters of a name. A GIN index over them finds names by any part: two letters are enough. */
export function lettersOf(name: SQLWrapper): SQL {
  return sql`string_to_array(${comparableNameOf(name)}, null)`
}
