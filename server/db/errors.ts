import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import * as v from 'valibot'

/** SQLSTATE of a database error: Drizzle hides the driver's error in `cause`. */
export function sqlState(error: unknown): string | undefined {
  for (let step = error; step instanceof Error; step = step.cause) {
    if ('code' in step && typeof step.code === 'string' && /^[0-9A-Z]{5}$/.test(step.code)) return step.code
  }
  return undefined
}

/** Thrown without a query while the database does not answer. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/**
 * SQLSTATEs of a server that cannot work now: connection lost (08), out of resources (53), stopping or starting (57P),
 * a statement over its time limit (57014), idle in a transaction for too long (25P03), another server takes the writes
 * (25006). Source: PostgreSQL 18, appendix
 * A.
 */
const unavailableStates = /^(08...|53...|57P0[1-5]|57014|25P03|25006)$/

/** True when a query failed because the database is away, too slow or full, so that the same query may work later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let step = error; step instanceof Error; step = step.cause) {
    if (step instanceof DatabaseUnavailable) return true
    if (step instanceof pg.DatabaseError) return unavailableStates.test(step.code ?? '')
    if (step instanceof DrizzleQueryError) {
      // An error without a SQLSTATE is a failed connection, or a parameter that the driver cannot send.
      const { cause } = step
      if (cause && !(cause instanceof pg.DatabaseError) && !isProgrammingError(cause)) return true
    }
  }
  return false
}

function isProgrammingError(error: Error): boolean {
  return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError
}

/**
 * How an error is logged. Of a database error only name and SQLSTATE, of an invalid value only its path: their messages
 * contain user input.
 */
export function describeError(error: unknown): { name: string; state?: string; message?: string; stack?: string } {
  const state = sqlState(error)
  if (!(error instanceof Error)) return { name: typeof error }
  if (state !== undefined) return { name: error.name, state }
  if (error instanceof DrizzleQueryError) {
    // For instance when the connection was lost: that error has no SQLSTATE.
    return { name: error.name, ...(error.cause ? { message: error.cause.message } : {}) }
  }
  if (v.isValiError(error)) {
    return { name: error.name, message: error.issues.map((issue) => v.getDotPath(issue) ?? issue.type).join(', ') }
  }
  return { name: error.name, message: error.message, ...(error.stack ? { stack: error.stack } : {}) }
}
