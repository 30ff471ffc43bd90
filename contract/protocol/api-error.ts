import type { AnyCallCode, AnyErrorCode } from './code-catalogue.ts'
import { statusOf } from './code-status.ts'

/** Details of an error besides its code and message. */
export interface ApiErrorDetails {
  /** Seconds to wait before the call may be repeated, sent as `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined
  /** Remaining attempts to enter a code, after a wrong one. */
  readonly attemptsLeft?: number | undefined
  /** Link token of the page about a terminated membership, when its member has proved who they are. */
  readonly membershipToken?: string | undefined
  /** True for a password that keeps the rule and is one of the most common. */
  readonly isCommonPassword?: boolean | undefined
  /** The challenge to solve before the call is repeated (`challengeSchema`). */
  readonly challenge?: unknown
}

/** An error as the browser received it, or restored it from the server's page. */
export interface ReceivedApiError extends ApiErrorDetails {
  /** As the answer states it: the catalogue, which no page loads at first, tells in `toApiErrorData` whether it is known. */
  readonly code?: string | undefined
  /** HTTP status; 0 without an answer. */
  readonly status: number
  readonly requestId?: string | undefined
  readonly field?: string | undefined
  /** When the call may be repeated, in the server's time, ISO 8601. */
  readonly retryAt?: string | undefined
}

/** Creates an error with one of the codes `C`, or with one that any call may answer. */
export type ApiErrorFactory<C extends AnyErrorCode> = (
  code: C | AnyCallCode,
  message: string,
  /** Path of the invalid field, such as `items.0`. */
  field?: string,
  details?: ApiErrorDetails,
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
  readonly attemptsLeft: number | undefined
  readonly membershipToken: string | undefined
  readonly isCommonPassword: boolean | undefined
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
    this.membershipToken = received.membershipToken
    this.isCommonPassword = received.isCommonPassword
    this.challenge = received.challenge
  }

  /** Factory for an endpoint, or for anything else that declares its codes. */
  static declaredBy<C extends AnyErrorCode>(_: { readonly codes: readonly C[] }): ApiErrorFactory<C> {
    return (code, message, field, details) => new ApiError(message, { ...details, code, status: statusOf(code), field })
  }

  /** An error that any call may answer. */
  static ofAnyCall(code: AnyCallCode, message: string, field?: string, details?: ApiErrorDetails): ApiError {
    return new ApiError(message, { ...details, code, status: statusOf(code), field })
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
