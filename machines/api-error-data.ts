import type { EventObject } from 'xstate'
import { ApiError } from '../contract/protocol/api-error.ts'
import type { AnyCode } from '../contract/protocol/code-catalogue.ts'
import { statusOf } from '../contract/protocol/code-status.ts'
import type { ErrorDetails } from '../contract/protocol/envelope.ts'

/** Plain data of an `ApiError`: what machines and screens hold, and what a snapshot keeps. */
export interface ApiErrorData {
  /** As the answer states it; absent when it states none. `hasCode` compares it with the codes that are declared. */
  readonly code: string | undefined
  /** HTTP status; 0 when the network did not answer, or the call was aborted. */
  readonly status: number
  /** True when the call was aborted before it was answered; absent otherwise. */
  readonly isAborted?: boolean | undefined
  readonly requestId: string | undefined
  /** Name of the invalid field. */
  readonly field: string | undefined
  /** Absent when the answer had none. */
  readonly details?: ErrorDetails | undefined
  /** Seconds to wait before the call may be repeated, from `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined
  /** The same as a moment of the server's time, ISO 8601, which still holds after a reload. */
  readonly retryAt?: string | undefined
}

/** An error as a machine holds it, or as a query or mutation met it. */
export type AnyError = ApiErrorData | Error

/**
 * Plain data of what an actor or a call threw. The client of the API has read the answer already. Anything but an
 * `ApiError` or an aborted call is a bug of ours: status 500 without a code.
 */
export function toApiErrorData(thrown: unknown): ApiErrorData {
  if (thrown instanceof ApiError) {
    const { code, status, requestId, field, details, retryAfterSeconds, retryAt } = thrown
    return { code, status, requestId, field, details, retryAfterSeconds, retryAt }
  }
  const isAborted = thrown instanceof Error && thrown.name === 'AbortError'
  const data = { code: undefined, status: isAborted ? 0 : 500, requestId: undefined, field: undefined }
  return isAborted ? { ...data, isAborted } : data
}

/** The plain data of an error that is shown. */
export function dataOf(error: AnyError): ApiErrorData {
  return error instanceof Error ? toApiErrorData(error) : error
}

/** Data of the error with which an actor failed. `event` is the one by which XState reports it; any other is a fault of the machine. */
export function errorOf(event: EventObject): ApiErrorData {
  if (!('error' in event)) throw new Error(`"${event.type}" reports no error`)
  return toApiErrorData(event['error'])
}

/** True when an actor failed with one of `codes`. `event` is the one by which XState reports it. */
export function hasFailedWith(event: EventObject, ...codes: readonly AnyCode[]): boolean {
  return hasCode(errorOf(event), ...codes)
}

/** The data of an error with `code`. */
export function errorWithCode(code: AnyCode, requestId?: string): ApiErrorData {
  return { code, status: statusOf(code), requestId, field: undefined }
}

/** True when an error carries one of `codes`. */
export function hasCode(error: AnyError | null | undefined, ...codes: readonly AnyCode[]): boolean {
  const code = error ? dataOf(error).code : undefined
  return codes.some((each) => each === code)
}

/** The entry of a table by code for an error; undefined without one. */
export function entryOf<Entry>(
  table: Readonly<Record<string, Entry | undefined>>,
  error: AnyError | null | undefined,
): Entry | undefined {
  const code = error ? dataOf(error).code : undefined
  return code !== undefined && Object.hasOwn(table, code) ? table[code] : undefined
}
