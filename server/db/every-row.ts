import { type Logger, sql } from 'drizzle-orm'

/** Condition of a statement that is meant to change or delete every row of its table. */
export const everyRow = sql`true`

/**
 * Throws for a statement that changes or deletes rows without a condition. Drizzle leaves an undefined condition out, so
 * that a mistake in one would reach every member's rows. Drizzle calls its logger before it sends a statement.
 */
export const statementGuard: Logger = {
  logQuery: (statement) => {
    if (/^(update|delete)\b/i.test(statement) && !/\bwhere\b/i.test(statement))
      throw new Error(`a statement would reach every row: ${statement}`)
  },
}
