import type { ErrorCode } from '../protocol/code-catalogue.ts'
import * as codes from '../protocol/codes.ts'

/**
 * Codes of an invalid link for a new password (specification, section 8). Apart from the catalogue, because they are in
 * an address, and every page loads the addresses of all.
 */
export const passwordLinkErrorCodes = [
  codes.passwordLinkIncomplete,
  codes.passwordLinkNotFound,
  codes.passwordLinkExpired,
  codes.passwordLinkInvalid,
] as const satisfies readonly ErrorCode[]
export type PasswordLinkErrorCode = (typeof passwordLinkErrorCodes)[number]
