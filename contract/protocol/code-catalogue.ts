import { statusOf } from './code-status.ts'
import * as changePassword from './codes/change-password.ts'
import * as dataExport from './codes/data-export.ts'
import * as editProfile from './codes/edit-profile.ts'
import * as findId from './codes/find-id.ts'
import * as findPassword from './codes/find-password.ts'
import * as identityVerification from './codes/identity-verification.ts'
import * as inquiry from './codes/inquiry.ts'
import * as learning from './codes/learning.ts'
import * as login from './codes/login.ts'
import * as order from './codes/order.ts'
import * as qrLogin from './codes/qr-login.ts'
import * as request from './codes/request.ts'
import * as session from './codes/session.ts'
import * as signUp from './codes/sign-up.ts'
import * as socialLogin from './codes/social-login.ts'
import * as visitCounts from './codes/visit-counts.ts'
import * as withdrawal from './codes/withdrawal.ts'
import type * as deskCodes from './desk-codes.ts'

/** Codes by the flow that shows them; `request` are those of any call. */
const codesByFlow = {
  login,
  'qr-login': qrLogin,
  'social-login': socialLogin,
  'sign-up': signUp,
  'change-password': changePassword,
  'edit-profile': editProfile,
  'identity-verification': identityVerification,
  'find-id': findId,
  'find-password': findPassword,
  session,
  order,
  inquiry,
  withdrawal,
  'data-export': dataExport,
  learning,
  'visit-counts': visitCounts,
  request,
}

/** The flow that shows a code; `request` means any call. */
export type CodeFlow = keyof typeof codesByFlow
type CodesOf<Flow extends CodeFlow> = (typeof codesByFlow)[Flow][keyof (typeof codesByFlow)[Flow]]

export type Code = { [Flow in CodeFlow]: CodesOf<Flow> }[CodeFlow]
/** Codes of a success end in 200. */
export type SuccessCode = Extract<Code, `${string}200`>
export type ErrorCode = Exclude<Code, SuccessCode>
/** Codes of the desk, which no page of the shop knows. */
export type DeskCode = (typeof deskCodes)[keyof typeof deskCodes]
export type AnyCode = Code | DeskCode
/** Every code that a call may fail with. */
export type AnyErrorCode = ErrorCode | DeskCode
export type CodeKind = 'error' | 'success'

/** Codes that any call may answer: an endpoint does not declare them. */
export type AnyCallCode = Exclude<CodesOf<'request'>, SuccessCode>

/** Every code, flow by flow. */
export const allCodes: readonly Code[] = Object.values(codesByFlow).flatMap((codes) => Object.values<Code>(codes))

const isFlow = (name: string): name is CodeFlow => Object.hasOwn(codesByFlow, name)
const flows = new Map<unknown, CodeFlow>(
  Object.keys(codesByFlow)
    .filter(isFlow)
    .flatMap((flow) => Object.values<Code>(codesByFlow[flow]).map((code) => [code, flow])),
)

/** The flow that shows a code. */
export function flowOf(code: Code): CodeFlow {
  return flows.get(code) ?? 'request'
}

export function isCode(value: unknown): value is Code {
  return flows.has(value)
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return isCode(value) && kindOf(value) === 'error'
}

export function kindOf(code: Code): CodeKind {
  return statusOf(code) === 200 ? 'success' : 'error'
}
