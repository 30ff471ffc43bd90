import { type AnyErrorCode, isErrorCode } from '#contract/protocol/code-catalogue.ts'
import * as deskCodes from '#contract/protocol/desk-codes.ts'

const ofDesk: ReadonlySet<unknown> = new Set(Object.values(deskCodes))

/** Whether a call of the shop or the desk may fail with it. */
export function isKnownCode(code: unknown): code is AnyErrorCode {
  return isErrorCode(code) || ofDesk.has(code)
}
