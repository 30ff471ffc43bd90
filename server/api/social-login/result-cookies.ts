import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { OpenedSession } from '#contract/accounts/session.ts'
import type { ErrorCode } from '#contract/protocol/code-catalogue.ts'
import { socialCookiePath, socialCookieSeconds, socialCookies } from '#contract/values/social-providers.ts'

type Values = Partial<Record<(typeof socialCookies)[number], string>>

/** Cookies for `/social/{provider}` after a login. */
export function sessionCookies(session: OpenedSession): Values {
  return {
    status_code: '200',
    success: 'true',
    isJoin: 'N',
    accessToken: session.access_token,
    accessTokenExpiresIn: String(session.access_token_expires_in),
    refreshToken: session.refresh_token,
    refreshTokenExpiresIn: String(session.refresh_token_expires_in),
  }
}

/** Cookies for an account that no member has. */
export const joinCookies: Values = { status_code: '200', success: 'true', isJoin: 'Y' }

/** Cookies for a failure. A terminated member gets the token of the page about it. */
export function failureCookies(code: ErrorCode, membershipToken?: string): Values {
  return {
    status_code: code,
    success: 'false',
    isJoin: 'N',
    ...(membershipToken === undefined ? {} : { membershipToken }),
  }
}

/**
 * Passes a result to the page in cookies that its script reads and deletes (specification, section 4): on that path of
 * this host only, for a minute. Deletes those of an earlier result.
 */
export function writeResult(c: Context, values: Values, isSecure: boolean): void {
  const attributes = { path: socialCookiePath, secure: isSecure }
  for (const name of socialCookies) {
    const value = values[name]
    if (value === undefined) deleteCookie(c, name, attributes)
    else setCookie(c, name, value, { ...attributes, sameSite: 'Lax', maxAge: socialCookieSeconds })
  }
}
