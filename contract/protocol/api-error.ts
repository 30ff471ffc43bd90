import type { AnyCallCode, AnyErrorCode } from './code-catalogue.ts'
import { statusOf } from './code-status.ts'
import type { ErrorDetails } from './envelope.ts'

/** What a handler says of an error besides its code and message. */
export interface ThrownDetails extends ErrorDetails {
  /** Seconds to wait before the call may be repeated, sent as `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined
}

/** An error as the browser received it, or restored it from the server's page. */
export interface ReceivedApiError {
  /** As the answer states it. */
  readonly code?: string | undefined
  /** HTTP status; 0 without an answer. */
  readonly status: number
  readonly requestId?: string | undefined
  readonly field?: string | undefined
  /** Seconds to wait before the call may be repeated, from `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined
  /** When the call may be repeated, in the server's time, ISO 8601. */
  readonly retryAt?: string | undefined
  readonly details?: ErrorDetails | undefined
}

/** Creates an error with one of the codes `C`, or with one that any call may answer. */
export type ApiErrorFactory<C extends AnyErrorCode> = (
  code: C | AnyCallCode,
  message: string,
  /** Path of the invalid field, such as `items.0`. */
  field?: string,
  details?: ThrownDetails,
) => ApiError

/** What a helper needs to throw the codes `C`. A call provides it when its endpoint declares them. */
export interface Throws<C extends AnyErrorCode> {
  readonly apiError: ApiErrorFactory<C>
}

/**
 * A call that was answered with an error, or not answered. Handlers throw it, the API answers it, and the browser's
 * client throws it again. Only the static methods create it: each accepts only codes that may be answered there.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string | undefined
  readonly status: number
  readonly requestId: string | undefined
  readonly field: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly retryAt: string | undefined
  readonly details: ErrorDetails | undefined

  private constructor(message: string, received: ReceivedApiError) {
    super(message)
    this.code = received.code
    this.status = received.status
    this.requestId = received.requestId
    this.field = received.field
    this.retryAfterSeconds = received.retryAfterSeconds
    this.retryAt = received.retryAt
    this.details = received.details
  }

  /** Factory for an endpoint, or for anything else that declares its codes. */
  static declaredBy<C extends AnyErrorCode>(_: { readonly codes: readonly C[] }): ApiErrorFactory<C> {
    return (code, message, field, details) => ApiError.#thrown(code, message, field, details)
  }

  /** An error that any call may answer. */
  static ofAnyCall(code: AnyCallCode, message: string, field?: string, details?: ThrownDetails): ApiError {
    return ApiError.#thrown(code, message, field, details)
  }

  static #thrown(code: AnyErrorCode, message: string, field?: string, thrown: ThrownDetails = {}): ApiError {
    const { retryAfterSeconds, ...details } = thrown
    return new ApiError(message, { code, status: statusOf(code), field, retryAfterSeconds, details })
  }

  /** An error from an earlier call, or a fault requested in the sandbox. */
  static recorded(code: AnyErrorCode, message: string, field?: string): ApiError {
    return new ApiError(message, { code, status: statusOf(code), field })
  }

  /** An error that the browser received; without a code when the network or the server failed. */
  static received(received: ReceivedApiError): ApiError {
    return new ApiError(received.code ?? `HTTP ${received.status}`, received)
  }
}
