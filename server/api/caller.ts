import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import * as v from 'valibot'
import { linkSecretHeader } from '#contract/addresses/link-token.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import type { AnyErrorCode } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'
import { proofOfWorkHeader } from '#contract/protocol/human-check.ts'
import type { Config } from '../config/config.ts'
import { readHttpOnlyCookie, removeHttpOnlyCookie, writeCookie } from '../lib/cookies.ts'
import { clientAddressOf, negotiateLocale, schemeOf } from '../lib/request.ts'
import { normaliseHost } from '../lib/request-address.ts'
import type { Caller } from './handler.ts'

export interface ApiVariables {
  Variables: {
    requestId: string
    /** Text of the body, empty without one; undefined when it exceeds the maximum of a call. */
    body: string | undefined
    /** Member who makes the call, for the log. */
    memberId: string | undefined
    /** The called endpoint; undefined for addresses that are none of the contract. */
    endpoint: Endpoint | undefined
    /** Code of a failed call. */
    code: AnyErrorCode | undefined
    /** What a handler threw that nobody expected. */
    thrown: unknown
    /** Security event of the call, for the log. */
    event: string | undefined
    /** Names of the fields that the call changed, for the log. */
    changedFields: readonly string[] | undefined
  }
  /** Absent when the call comes from this process. */
  Bindings: Partial<HttpBindings>
}

/** Settings that decide who a caller is. */
type CallerConfig = Pick<Config, 'desktopOrigin' | 'mobileOrigin' | 'mode' | 'trustProxy'>

/** The caller of a request. */
export function callerOf(c: Context<ApiVariables>, config: CallerConfig): Caller {
  const secure = schemeOf(c, config) === 'https'
  return {
    locale: negotiateLocale(c.req.header('Accept-Language')),
    token: c.req.header('Authorization'),
    proofOfWork: c.req.header(proofOfWorkHeader),
    linkSecret: c.req.header(linkSecretHeader),
    userAgent: c.req.header('User-Agent'),
    declinesTracking: c.req.header('DNT') === '1' || c.req.header('Sec-GPC') === '1',
    address: clientAddressOf(c, config),
    origin: originOf(c, config),
    get signal() {
      return c.req.raw.signal
    },
    cookie: (cookie) => readHttpOnlyCookie(c, cookie, secure),
    setCookie: (cookie, value) => writeCookie(c, cookie, value, secure),
    deleteCookie: (cookie) => removeHttpOnlyCookie(c, cookie, secure),
  }
}

/** The shop's origin of a host; for any other host its own origin. */
function originOf(c: Context<ApiVariables>, config: CallerConfig): string {
  const host = normaliseHost(c.req.header('Host'))
  const known = [config.desktopOrigin, config.mobileOrigin].find((origin) => new URL(origin).host === host)
  return known ?? URL.parse(`${schemeOf(c, config)}://${host}`)?.origin ?? config.desktopOrigin
}

/** True for a body without a required field: its call may be sent without a body, which counts as `{}`. */
export function isOptionalBody(body: NonNullable<Endpoint['body']>): boolean {
  return v.is(body, {})
}

/** Parses the received text of a call with a body. */
export function parseBody(c: Context<ApiVariables>, { body }: Endpoint): unknown {
  if (!body) return undefined
  const text = c.get('body')
  if (text === undefined) throw ApiError.ofAnyCall(codes.invalidRequest, 'The body of the request is too large.')
  if (text === '' && isOptionalBody(body)) return {}
  if (text === '') throw ApiError.ofAnyCall(codes.invalidRequest, 'The request has no body. Send its fields as JSON.')
  try {
    return JSON.parse(text)
  } catch {
    throw ApiError.ofAnyCall(codes.invalidRequest, 'The request is not JSON.')
  }
}
