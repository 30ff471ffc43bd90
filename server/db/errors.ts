import { DrizzleQueryError } from 'drizzle-orm'
import * as v from 'valibot'

/** SQLSTATE of a database error: Drizzle hides the driver's error in `cause`. */
export function sqlState(error: unknown): string | undefined {
  for (let step = error; step instanceof Error; step = step.cause) {
    if ('code' in step && typeof step.code === 'string' && /^[0-9A-Z]{5}$/.test(step.code)) return step.code
  }
  return undefined
}

/**
 * What is logged of an error. Of the database's name and SQLSTATE alone, and of values that fit no schema where they
 * are: the messages of both hold what somebody typed.
 */
export function describeError(error: unknown): { name: string; state?: string; message?: string; stack?: string } {
  const state = sqlState(error)
  if (!(error instanceof Error)) return { name: typeof error }
  if (state !== undefined) return { name: error.name, state }
  if (error instanceof DrizzleQueryError) {
    // The connection was lost, for instance: that error has no state of its own.
    return { name: error.name, ...(error.cause ? { message: error.cause.message } : {}) }
  }
  if (v.isValiError(error)) {
    return { name: error.name, message: error.issues.map((issue) => v.getDotPath(issue) ?? issue.type).join(', ') }
  }
  return { name: error.name, message: error.message, ...(error.stack ? { stack: error.stack } : {}) }
}
