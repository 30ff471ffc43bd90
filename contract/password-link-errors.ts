import type { ErrorCode } from './codes.ts'

/**
 * Codes that a link for a new password which does not work may be answered with (specification, section 8). Apart from
 * the catalogue, since they stand in an address, and every page knows the addresses of all.
 */
export const passwordLinkErrorCodes = [
  'MB22101400',
  'MB22101404',
  'MB22103404',
  'MB22201400',
] as const satisfies readonly ErrorCode[]
export type PasswordLinkErrorCode = (typeof passwordLinkErrorCodes)[number]
