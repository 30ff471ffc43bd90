import * as v from 'valibot'
import { type Code, isCode, statusOf } from '../contract/codes.ts'

/** What a failed call leaves behind in a machine: enough for the words, and to be kept in a snapshot. */
export interface Failure {
  /** Absent when the answer had none that we know. */
  readonly code: Code | undefined
  /** HTTP status; 0 when the network did not answer, or the call was aborted. */
  readonly status: number
  /** True when the call was aborted before it was answered; absent otherwise. */
  readonly isAborted?: boolean | undefined
  readonly requestId: string | undefined
  /** Name of the field that does not fit. */
  readonly field: string | undefined
  /** How often a code may still be entered, beside a wrong one. */
  readonly attemptsLeft?: number | undefined
  /** After how many seconds the call may be repeated, where the answer told. */
  readonly retryAfterSeconds?: number | undefined
  /** The same as a moment of the server's time, which still holds after a reload. */
  readonly retryAt?: string | undefined
}

const failureSchema = v.object({
  code: v.fallback(v.optional(v.custom<Code>(isCode)), undefined),
  status: v.number(),
  isAborted: v.optional(v.boolean()),
  requestId: v.optional(v.string()),
  field: v.optional(v.string()),
  attemptsLeft: v.optional(v.number()),
  retryAfterSeconds: v.optional(v.number()),
  retryAt: v.optional(v.string()),
})

/** What `fetch` rejects with when its signal is aborted, or the browser stops loading. */
const abortSchema = v.object({ name: v.literal('AbortError') })

/** Reads what an actor threw; anything but a failed call is a fault of ours, without a code. */
export function failureOf(error: unknown): Failure {
  if (v.is(abortSchema, error)) {
    return { code: undefined, status: 0, isAborted: true, requestId: undefined, field: undefined }
  }
  const parsed = v.safeParse(failureSchema, error)
  if (!parsed.success) return { code: undefined, status: 500, requestId: undefined, field: undefined }
  const { code, status, isAborted, requestId, field, attemptsLeft, retryAfterSeconds, retryAt } = parsed.output
  const failure = { code, status, requestId, field, attemptsLeft, retryAfterSeconds, retryAt }
  return isAborted ? { ...failure, isAborted } : failure
}

/** What a call throws that was answered with `code`. */
export function refusal(code: Code, requestId?: string): Failure {
  return { code, status: statusOf(code), requestId, field: undefined }
}

/** Whether what an actor threw carries one of `codes`. */
export function hasCode(error: unknown, ...codes: readonly Code[]): boolean {
  const { code } = failureOf(error)
  return code !== undefined && codes.includes(code)
}
