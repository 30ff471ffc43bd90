import * as codes from '../../contract/codes.ts'
import type { ErrorCode } from '../../contract/code-catalogue.ts'

/** What the log names as an event of security, by the code that a call was refused with. */
const errorEvents: Partial<Record<ErrorCode, string>> = {
  [codes.wrongCredentials]: 'login_failed',
  [codes.loginAttemptsUsedUp]: 'login_locked',
  [codes.oneTimeCodeAttemptsUsedUp]: 'code_spent',
  [codes.freshAuthenticationRequired]: 'fresh_proof_missing',
  [codes.xsrfTokenInvalid]: 'cross_site_refused',
  [codes.tooManyRequests]: 'flood_refused',
}

/** What it names by the endpoint that succeeded: how members come in, and what changes their accounts. */
const successes: Readonly<Record<string, string>> = {
  'password-login': 'logged_in',
  'identity-login': 'logged_in',
  'qr-login': 'logged_in',
  'close-session': 'logged_out',
  'change-forgotten-password': 'password_changed',
  'link-social-account': 'social_account_linked',
  'unlink-social-account': 'social_account_unlinked',
  'undo-account-change': 'account_change_undone',
}

/** Event of a refused call; undefined for a code that says nothing about security. */
export function errorEvent(code: ErrorCode): string | undefined {
  return errorEvents[code]
}

/** Event of a call that succeeded, by the name of its endpoint. */
export function successEvent(endpoint: string): string | undefined {
  return successes[endpoint]
}

/** Names of the endpoints that have an event: compared with the contract by a test. */
export const watchedEndpoints: readonly string[] = Object.keys(successes)
