import * as codes from './codes.ts'
import type { ErrorCode } from './code-catalogue.ts'

/**
 * Codes that a link for a new password which does not work may be answered with (specification, section 8). Apart from
 * the catalogue, since they stand in an address, and every page knows the addresses of all.
 */
export const passwordLinkErrorCodes = [
  codes.passwordLinkIncomplete,
  codes.passwordLinkNotFound,
  codes.passwordLinkExpired,
  codes.passwordLinkInvalid,
] as const satisfies readonly ErrorCode[]
export type PasswordLinkErrorCode = (typeof passwordLinkErrorCodes)[number]
