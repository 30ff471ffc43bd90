import * as v from 'valibot'
import type { EventObject } from 'xstate'
import { statusOf } from '../contract/protocol/code-status.ts'
import { type Code, isCode } from '../contract/protocol/code-catalogue.ts'

/** Plain data of an `ApiError`: what machines and screens hold, and what a snapshot keeps. */
export interface ApiErrorData {
  /** Absent when the answer had none of the catalogue. */
  readonly code: Code | undefined
  /** HTTP status; 0 when the network did not answer, or the call was aborted. */
  readonly status: number
  /** True when the call was aborted before it was answered; absent otherwise. */
  readonly isAborted?: boolean | undefined
  readonly requestId: string | undefined
  /** Name of the invalid field. */
  readonly field: string | undefined
  /** Attempts left to enter a code, beside a wrong one. */
  readonly attemptsLeft?: number | undefined
  /** Link token of the page about a terminated membership, beside `MB20004400`. */
  readonly membershipToken?: string | undefined
  /** True for a password that keeps the rule and is one of the most common. */
  readonly isCommonPassword?: boolean | undefined
  /** Seconds to wait before the call may be repeated, from `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined
  /** The same as a moment of the server's time, ISO 8601, which still holds after a reload. */
  readonly retryAt?: string | undefined
}

const apiErrorDataSchema = v.object({
  code: v.fallback(v.optional(v.custom<Code>(isCode)), undefined),
  status: v.number(),
  isAborted: v.optional(v.boolean()),
  requestId: v.optional(v.string()),
  field: v.optional(v.string()),
  attemptsLeft: v.optional(v.number()),
  membershipToken: v.optional(v.string()),
  isCommonPassword: v.optional(v.boolean()),
  retryAfterSeconds: v.optional(v.number()),
  retryAt: v.optional(v.string()),
})

/** What `fetch` rejects with when its signal is aborted, or the browser stops loading. */
const abortSchema = v.object({ name: v.literal('AbortError') })

/** Reads what an actor or a call threw. Anything but an `ApiError` is a bug of ours: status 500 without a code. */
export function toApiErrorData(thrown: unknown): ApiErrorData {
  if (v.is(abortSchema, thrown)) {
    return { code: undefined, status: 0, isAborted: true, requestId: undefined, field: undefined }
  }
  const parsed = v.safeParse(apiErrorDataSchema, thrown)
  if (!parsed.success) return { code: undefined, status: 500, requestId: undefined, field: undefined }
  const { code, status, isAborted, requestId, field, retryAfterSeconds, retryAt, ...details } = parsed.output
  const data = { code, status, requestId, field, ...details, retryAfterSeconds, retryAt }
  return isAborted ? { ...data, isAborted } : data
}

/** Data of the error with which an actor failed. `event` is the one by which XState reports it; any other is a fault of the machine. */
export function errorOf(event: EventObject): ApiErrorData {
  if (!('error' in event)) throw new Error(`"${event.type}" reports no error`)
  return toApiErrorData(event['error'])
}

/** True when an actor failed with one of `codes`. `event` is the one by which XState reports it. */
export function hasFailedWith(event: EventObject, ...codes: readonly Code[]): boolean {
  return hasCode(errorOf(event), ...codes)
}

/** The data of an error with `code`. */
export function errorWithCode(code: Code, requestId?: string): ApiErrorData {
  return { code, status: statusOf(code), requestId, field: undefined }
}

/** True when what an actor or a call threw carries one of `codes`. */
export function hasCode(error: unknown, ...codes: readonly Code[]): boolean {
  const { code } = toApiErrorData(error)
  return code !== undefined && codes.includes(code)
}
