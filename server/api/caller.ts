import * as codes from '../../contract/codes.ts'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Endpoint } from '../../contract/endpoint.ts'
import { proofOfWorkHeader } from '../../contract/human-check.ts'
import { linkSecretHeader } from '../../contract/link-token.ts'
import { limits } from '../../contract/limits.ts'
import type { Config } from '../config/config.ts'
import { clientAddressOf, negotiateLocale, schemeOf } from '../lib/request.ts'
import { normaliseHost } from '../lib/request-address.ts'
import type { Caller } from './handler.ts'
import { ApiError } from '../../contract/api-error.ts'

export interface ApiVariables {
  Variables: {
    requestId: string
    /** Text of the body; undefined when it is larger than any call may send. */
    body: string | undefined
    /** Member whose call it is, for the log. */
    memberId: string | undefined
    /** Event of security that the call was, for the log. */
    event: string | undefined
  }
  /** Absent when the call comes from this process. */
  Bindings: Partial<HttpBindings>
}

/** What of the configuration decides who a caller is. */
type CallerConfig = Pick<Config, 'desktopOrigin' | 'mobileOrigin' | 'mode' | 'trustProxy'>

/** What a request tells of who calls. */
export function callerOf(c: Context<ApiVariables>, config: CallerConfig): Caller {
  const secure = schemeOf(c, config) === 'https'
  return {
    locale: negotiateLocale(c.req.header('Accept-Language')),
    token: c.req.header('Authorization'),
    proofOfWork: c.req.header(proofOfWorkHeader),
    linkSecret: c.req.header(linkSecretHeader),
    address: clientAddressOf(c, config),
    origin: originOf(c, config),
    get signal() {
      return c.req.raw.signal
    },
    cookie: (name) => getCookie(c, name),
    setCookie: (name, value, { path, seconds = limits.cookieSeconds }) =>
      setCookie(c, name, value, {
        path,
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        maxAge: seconds,
      }),
    deleteCookie: (name, { path }) => {
      deleteCookie(c, name, { path })
    },
  }
}

/** The known origin of a host; any other host is taken as it was asked for. */
function originOf(c: Context<ApiVariables>, config: CallerConfig): string {
  const host = normaliseHost(c.req.header('Host'))
  const known = [config.desktopOrigin, config.mobileOrigin].find((origin) => new URL(origin).host === host)
  return known ?? URL.parse(`${schemeOf(c, config)}://${host}`)?.origin ?? config.desktopOrigin
}

/** The JSON of a call that has a body, out of the text that was received. */
export function parseBody(c: Context<ApiVariables>, endpoint: Endpoint): unknown {
  if (!endpoint.body) return undefined
  const text = c.get('body')
  if (text === undefined)
    throw ApiError.ofAnyCall(codes.invalidRequest, 'The request has no body, or one that is too large.')
  try {
    return JSON.parse(text)
  } catch {
    throw ApiError.ofAnyCall(codes.invalidRequest, 'The request is not JSON.')
  }
}
