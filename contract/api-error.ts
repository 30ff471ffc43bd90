import type { AnyCallCode, ErrorCode } from './code-catalogue.ts'
import { statusOf } from './code-status.ts'

/** What an error says beside its code and message. */
export interface ApiErrorDetails {
  /** Seconds to wait before the call may be repeated, sent as `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined
  /** Attempts left to enter a code, beside a wrong one. */
  readonly attemptsLeft?: number | undefined
  /** The challenge to solve before the call is made again (`challengeSchema`). */
  readonly challenge?: unknown
}

/** An error as the browser received it, or rebuilt it from the server's page. */
export interface ReceivedApiError extends ApiErrorDetails {
  /** As the answer says it: whether the catalogue has it is checked by `toApiErrorData`. */
  readonly code?: string | undefined
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  readonly requestId?: string | undefined
  readonly field?: string | undefined
  /** When the call may be repeated: a moment of the server's time, ISO 8601. */
  readonly retryAt?: string | undefined
}

/** Makes an error with one of the codes `C`, or with one that any call may answer. */
export type ApiErrorFactory<C extends ErrorCode> = (
  code: C | AnyCallCode,
  message: string,
  /** Path of the invalid field, such as `items.0`. */
  field?: string,
  details?: ApiErrorDetails,
) => ApiError

/** What a helper needs that throws the codes `C`: a call has it when its endpoint declares them. */
export interface Throws<C extends ErrorCode> {
  readonly apiError: ApiErrorFactory<C>
}

/**
 * A call that was answered with an error, or not answered. Handlers throw it, the API answers it, the browser's client
 * throws it again. It is made by one of the static methods: each takes only codes that may be answered there.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string | undefined
  readonly status: number
  readonly requestId: string | undefined
  readonly field: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly retryAt: string | undefined
  readonly attemptsLeft: number | undefined
  readonly challenge: unknown

  private constructor(message: string, received: ReceivedApiError) {
    super(message)
    this.code = received.code
    this.status = received.status
    this.requestId = received.requestId
    this.field = received.field
    this.retryAfterSeconds = received.retryAfterSeconds
    this.retryAt = received.retryAt
    this.attemptsLeft = received.attemptsLeft
    this.challenge = received.challenge
  }

  /** The errors of an endpoint, or of anything else that declares its codes. */
  static declaredBy<C extends ErrorCode>(_: { readonly codes: readonly C[] }): ApiErrorFactory<C> {
    return (code, message, field, details) => new ApiError(message, { ...details, code, status: statusOf(code), field })
  }

  /** An error that any call may answer. */
  static ofAnyCall(code: AnyCallCode, message: string, field?: string, details?: ApiErrorDetails): ApiError {
    return new ApiError(message, { ...details, code, status: statusOf(code), field })
  }

  /** An error that was made before: recorded with its call, or asked of the sandbox. */
  static recorded(code: ErrorCode, message: string, field?: string): ApiError {
    return new ApiError(message, { code, status: statusOf(code), field })
  }

  /** An error that the browser received; without a code when the network or the server failed. */
  static received(received: ReceivedApiError): ApiError {
    return new ApiError(received.code ?? `HTTP ${received.status}`, received)
  }
}
