import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { qrLoginLimits } from '#contract/accounts/qr-login.ts'
import { sessionLimits } from '#contract/accounts/session.ts'
import { socialLimits } from '#contract/accounts/social-login.ts'
import { deskLimits } from '#contract/desk/operators.ts'
import { sessionKeys } from '#contract/values/browser-storage.ts'
import { limits } from '#contract/values/limits.ts'
import { socialCookieSeconds, socialCookies } from '#contract/values/social-providers.ts'

interface Cookie {
  readonly name: string
  readonly path: string
  /** Lifetime in seconds. */
  readonly seconds: number
}

/** A cookie that scripts cannot read. Over https it has the prefix `__Host-`, which demands the path `/`. */
export interface HttpOnlyCookie extends Cookie {
  readonly isReadable?: never
  /** `Lax` when absent. */
  readonly sameSite?: 'Strict'
}

/** A cookie that scripts can read. It has its plain name and path over https too. */
export interface ReadableCookie extends Cookie {
  readonly isReadable: true
}

/**
 * Tells a browser that a member logged in there and has not logged out. Some browsers delete what scripts have stored,
 * the tokens too, after days without a visit; without them the cookie means that the login was lost. It opens nothing.
 */
export const loginFlagCookie = {
  name: sessionKeys.isLogin,
  path: '/',
  seconds: sessionLimits.knownBrowserSeconds,
  isReadable: true,
} as const satisfies ReadableCookie

/** A refresh token requires it: it binds a session to its browser. */
export const bindingCookie = {
  name: 'shop-session',
  path: '/api/v1/member/auth/token',
  seconds: sessionLimits.maxSeconds,
} as const satisfies HttpOnlyCookie

/** By it, members know a browser in which they logged in. It has the maximum lifetime of browsers. */
export const knownBrowserCookie = {
  name: 'shop-browser',
  path: '/api/v1/member',
  seconds: sessionLimits.knownBrowserSeconds,
} as const satisfies HttpOnlyCookie

/**
 * A browser gets it when its member authenticates. A thief of an access token lacks it, so the token alone makes no
 * lasting change.
 */
export const authenticationCookie = {
  name: 'shop-authentication',
  path: '/api/v1/member',
  seconds: sessionLimits.freshSeconds,
} as const satisfies HttpOnlyCookie

/** Binds an identity verification to the browser that began it. */
export const identityCookie = {
  name: 'shop-identity',
  path: '/',
  seconds: limits.cookieSeconds,
} as const satisfies HttpOnlyCookie

/** Binds codes, links and checks: what one browser began ends in that browser. */
export const requestCookie = {
  name: 'shop-request',
  path: '/api',
  seconds: limits.cookieSeconds,
} as const satisfies HttpOnlyCookie

/**
 * Binds a social login: only the browser that began may return. Linking begins at another path than login, so the
 * cookie has their common path.
 */
export const socialCookie = {
  name: 'shop-social',
  path: '/api/v1/member',
  seconds: limits.cookieSeconds,
} as const satisfies HttpOnlyCookie

/** Names what a social provider said about a person without an account, until the sign-up. */
export const joinCookie = {
  name: 'shop-join',
  path: '/api/v1/member/auth/join',
  seconds: socialLimits.joinSeconds,
} as const satisfies HttpOnlyCookie

/**
 * Binds login codes to the browser that shows them; its tabs share it. It lives longer than a code, so that the browser
 * still learns that its code has expired.
 */
export const qrCookie = {
  name: 'shop-qr',
  path: '/api/v1/member/auth',
  seconds: 2 * qrLoginLimits.codeSeconds,
} as const satisfies HttpOnlyCookie

/** Names the window of a payment, on the payment host alone. */
export const paymentWindowCookie = {
  name: 'shop-payment',
  path: '/providers/payment',
  seconds: 30 * 60,
} as const satisfies HttpOnlyCookie

/** Names the window of an identity verification, on the payment host alone. */
export const identityWindowCookie = {
  name: 'shop-identity-window',
  path: '/providers/identity/portone',
  seconds: 30 * 60,
} as const satisfies HttpOnlyCookie

/** Names the session of an operator, on the desk's host alone. */
export const deskCookie = {
  name: 'shop-desk',
  path: '/',
  seconds: deskLimits.sessionSeconds,
  sameSite: 'Strict',
} as const satisfies HttpOnlyCookie

/** Every HttpOnly cookie of the shop. The sandbox's own pages have others, which live has not. */
export const httpOnlyCookies: readonly HttpOnlyCookie[] = [
  bindingCookie,
  knownBrowserCookie,
  authenticationCookie,
  identityCookie,
  requestCookie,
  socialCookie,
  joinCookie,
  qrCookie,
  paymentWindowCookie,
  identityWindowCookie,
]

/** The anti-forgery token, which pages repeat in a header (specification, section 7). `__Host-` precedes it over https. */
export const xsrfCookieName = 'XSRF-TOKEN'

/** Every cookie that the shop's pages read, by the names of the specification. Lifetimes in seconds; 0 ends with the browser. */
export const readableCookies: readonly { readonly name: string; readonly seconds: number }[] = [
  { name: xsrfCookieName, seconds: limits.cookieSeconds },
  { name: 'layout', seconds: 365 * 24 * 60 * 60 },
  { name: 'locale', seconds: 365 * 24 * 60 * 60 },
  { name: 'tokenVersion', seconds: 0 },
  loginFlagCookie,
  ...socialCookies.map((name) => ({ name, seconds: socialCookieSeconds })),
]

/**
 * Over https a cookie has the prefix `__Host-`: browsers accept it from this very host alone, over https, so that no
 * other host of the domain can plant one.
 */
const prefixOf = (isSecure: boolean) => (isSecure ? ({ prefix: 'host' } as const) : {})

export function readHttpOnlyCookie(c: Context, { name }: HttpOnlyCookie, isSecure: boolean): string | undefined {
  return isSecure ? getCookie(c, name, 'host') : getCookie(c, name)
}

/** Sets a cookie of this host. */
export function writeCookie(
  c: Context,
  cookie: HttpOnlyCookie | ReadableCookie,
  value: string,
  isSecure: boolean,
): void {
  const { name, path, seconds, isReadable } = cookie
  const httpOnly = !isReadable
  const sameSite: 'Strict' | 'Lax' = ('sameSite' in cookie ? cookie.sameSite : undefined) ?? 'Lax'
  const attributes = { path, maxAge: seconds, httpOnly, sameSite, secure: isSecure } as const
  setCookie(c, name, value, { ...attributes, ...prefixOf(isSecure && httpOnly) })
}

export function removeHttpOnlyCookie(c: Context, { name, path }: HttpOnlyCookie, isSecure: boolean): void {
  deleteCookie(c, name, { path, secure: isSecure, ...prefixOf(isSecure) })
}
