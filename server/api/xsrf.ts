import { createHmac, timingSafeEqual } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { limits } from '#contract/values/limits.ts'
import type { Config } from '../config/config.ts'
import { xsrfCookieName } from '../lib/cookies.ts'
import { schemeOf } from '../lib/request.ts'
import { normaliseHost } from '../lib/request-address.ts'

/** Header that repeats the cookie. */
export const xsrfHeader = 'X-XSRF-TOKEN'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The anti-forgery pair of the specification, section 7. The first call of a browser sets a cookie that the shop's
 * pages can read. Every unsafe call repeats it in a header, which other sites cannot. The cookie is signed, so that
 * nobody can plant one. A call from another origin, by `Sec-Fetch-Site`, is refused in any case. A refusal sets the
 * cookie too, so that the browser's own page can repeat its call, also after the cookie has expired.
 *
 * A beacon cannot set headers. It reads no cookie, so another site could only make it count; its `Origin`, which browsers
 * send with every POST and no page can change, has to be that of the request's host.
 */
export function xsrfProtection(
  config: Pick<Config, 'mode' | 'trustProxy'>,
  readSecret: () => Promise<string>,
  isBeacon: (method: string, path: string) => boolean = () => false,
) {
  let known: Promise<string> | undefined
  const secret = () => {
    known ??= readSecret().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  return createMiddleware(async (c, next) => {
    if (isBeacon(c.req.method, c.req.path)) {
      const origin = URL.parse(c.req.header('Origin') ?? '')
      if (origin?.host === undefined || normaliseHost(origin.host) !== normaliseHost(c.req.header('Host'))) {
        throw ApiError.ofAnyCall(codes.xsrfTokenInvalid, 'The beacon comes from another origin.')
      }
      await next()
      return
    }
    const isSafe = safeMethods.has(c.req.method)
    const isSecure = schemeOf(c, config) === 'https'
    const token = isSecure ? getCookie(c, xsrfCookieName, 'host') : getCookie(c, xsrfCookieName)
    const isSigned = token !== undefined && isSignedToken(token, await secret())
    // The server's own calls have no host.
    if (!isSigned && c.req.header('Host')) {
      setCookie(c, xsrfCookieName, signedToken(crypto.randomUUID(), await secret()), {
        path: '/',
        sameSite: 'Lax',
        secure: isSecure,
        ...(isSecure ? { prefix: 'host' } : {}),
        maxAge: limits.cookieSeconds,
      })
    }
    if (!isSafe && (!isSigned || c.req.header(xsrfHeader) !== token)) {
      throw ApiError.ofAnyCall(
        codes.xsrfTokenInvalid,
        'The XSRF-TOKEN cookie and the X-XSRF-TOKEN header are missing or differ.',
      )
    }
    if (!isSafe && (c.req.header('Sec-Fetch-Site') ?? 'same-origin') !== 'same-origin') {
      throw ApiError.ofAnyCall(codes.xsrfTokenInvalid, 'The call comes from another origin.')
    }
    await next()
  })
}

function signedToken(id: string, secret: string): string {
  return `${id}.${createHmac('sha256', secret).update(id).digest('base64url')}`
}

function isSignedToken(token: string, secret: string): boolean {
  const [id = ''] = token.split('.', 1)
  const expected = Buffer.from(signedToken(id, secret))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
