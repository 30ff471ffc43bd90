import * as codes from '../../contract/codes.ts'
import type { ErrorCode } from '../../contract/code-catalogue.ts'
import type { ProofOfWorkChallenge } from '../../contract/human-check.ts'

/** Thrown by a handler to answer with a code of the catalogue. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly field: string | undefined
  /** When the call may be repeated. */
  readonly retryAfterSeconds: number | undefined
  /** How often a code may still be entered, beside a wrong one. */
  readonly attemptsLeft: number | undefined
  /** What the browser solves before it makes the call again. */
  readonly challenge: ProofOfWorkChallenge | undefined

  constructor(
    code: ErrorCode,
    message: string,
    field?: string,
    retryAfterSeconds?: number,
    attemptsLeft?: number,
    challenge?: ProofOfWorkChallenge,
  ) {
    super(message)
    this.code = code
    this.field = field
    this.retryAfterSeconds = retryAfterSeconds
    this.attemptsLeft = attemptsLeft
    this.challenge = challenge
  }

  /** The same refusal, which tells how often a code may still be entered. */
  withAttemptsLeft(attemptsLeft: number): ApiError {
    return new ApiError(this.code, this.message, this.field, this.retryAfterSeconds, attemptsLeft)
  }
}

/** Thrown when the client has gone before its request was complete: there is nobody to answer. */
export class ClientDisconnected extends Error {
  override readonly name = 'ClientDisconnected'
}

/** The refusal when there is more to do than the server can; callers come back after some seconds. */
export function serverBusy(retryAfterSeconds = 2): ApiError {
  return new ApiError(codes.serverBusy, 'The server has more to do than it can.', undefined, retryAfterSeconds)
}

/** The refusal of a call that was made too often; it may be repeated after `waitMs`. */
export function tooManyRequests(code: ErrorCode, message: string, waitMs: number): ApiError {
  return new ApiError(code, message, undefined, Math.max(1, Math.ceil(waitMs / 1000)))
}

/** The refusal of a number or address that names nothing. */
export function notFound(what: string): ApiError {
  return new ApiError(codes.notFound, `There is no such ${what}.`)
}
