import { ApiError, type ThrownDetails } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Feature } from '#contract/values/features.ts'

/** Thrown when the client disconnected before its request was complete: nobody receives an answer. */
export class ClientDisconnected extends Error {
  override readonly name = 'ClientDisconnected'
}

/** The server has more to do than it can. Callers repeat the call after some seconds. */
export function serverBusy(retryAfterSeconds = 2): ApiError {
  return ApiError.ofAnyCall(codes.serverBusy, 'The server has more to do than it can.', undefined, {
    retryAfterSeconds,
  })
}

/** Nothing is at a number or address. */
export function notFound(what: string): ApiError {
  return ApiError.ofAnyCall(codes.notFound, `There is no such ${what}.`)
}

/** A call that needs a company which the shop is without. */
export function featureOff(feature: Feature): ApiError {
  return ApiError.ofAnyCall(codes.featureOff, `This shop is without ${feature}.`)
}

/** A request that does not match its schema. `field` is the path of the first invalid field; null for the request itself. */
export function invalidRequest(field: string | null, reason: string): ApiError {
  const message = `${field ?? 'The request'} does not fit: ${reason}`
  return ApiError.ofAnyCall(codes.invalidRequest, message, field ?? undefined)
}

/** Details of an error whose call may be repeated after `waitMs`, at least a second. */
export function retryAfter(waitMs: number): ThrownDetails {
  return { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
}
