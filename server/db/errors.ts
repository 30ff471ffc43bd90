/** SQLSTATE of a database error: Drizzle hides the driver's error in `cause`. */
export function sqlState(error: unknown): string | undefined {
  for (let step = error; step instanceof Error; step = step.cause) {
    if ('code' in step && typeof step.code === 'string' && /^[0-9A-Z]{5}$/.test(step.code)) return step.code
  }
  return undefined
}

/** Name and SQLSTATE alone: messages of the database hold parameters, which are never logged. */
export function describeError(error: unknown): { name: string; state?: string; message?: string; stack?: string } {
  const state = sqlState(error)
  if (!(error instanceof Error)) return { name: typeof error }
  if (state !== undefined) return { name: error.name, state }
  return { name: error.name, message: error.message, ...(error.stack ? { stack: error.stack } : {}) }
}
