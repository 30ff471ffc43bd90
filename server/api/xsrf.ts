import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { limits } from '../../contract/limits.ts'
import type { Config } from '../config.ts'
import { schemeOf } from './caller.ts'
import { Refusal } from './handler.ts'

const cookieName = 'XSRF-TOKEN'
const headerName = 'X-XSRF-TOKEN'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The anti-forgery pair of the specification, section 7: the first call of a browser sets a cookie that its own
 * pages can read; every unsafe call repeats the cookie in a header, which other sites can't. A refusal brings the
 * cookie as well, so that the browser's own page can repeat its call, also after the cookie's day is over.
 */
export function crossSiteGuard(config: Pick<Config, 'mode' | 'trustProxy'>) {
  return createMiddleware(async (c, next) => {
    const token = getCookie(c, cookieName)
    if (!token && c.req.header('Host')) {
      setCookie(c, cookieName, crypto.randomUUID(), {
        path: '/',
        sameSite: 'Lax',
        maxAge: limits.cookieSeconds,
        secure: schemeOf(c, config) === 'https',
      })
    }
    if (!safeMethods.has(c.req.method) && (!token || c.req.header(headerName) !== token)) {
      throw new Refusal('PR10003403', 'The XSRF-TOKEN cookie and the X-XSRF-TOKEN header are missing or differ.')
    }
    await next()
  })
}
