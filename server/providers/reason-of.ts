import * as v from 'valibot'

/**
 * Why a company was asked in vain, for the log, in at most 100 characters. Texts of errors about its answer hold words of
 * that answer, as a name or an address, so they are left out.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  if (error instanceof SyntaxError) return 'an answer that is no JSON'
  if (v.isValiError(error)) return 'an answer of unknown shape'
  // The code of OAuth, as `invalid_grant`.
  const text = 'error' in error && typeof error.error === 'string' ? error.error : error.message
  return text.slice(0, 100)
}
