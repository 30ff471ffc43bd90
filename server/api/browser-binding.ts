import type { Caller } from './handler.ts'
import { hashSecret, newSecret } from '../lib/secrets.ts'

/** Cookie by which a browser proves that it began something. */
export interface BindingCookie {
  readonly name: string
  readonly path: string
}

/**
 * SHA-256 of the browser's cookie, to be stored with what the browser begins. Sets the cookie when there is none. An
 * existing one is kept, so that what another tab began still returns, and is renewed for a day.
 */
export function bindBrowser(caller: Caller, { name, path }: BindingCookie): string {
  const given = givenCookies.get(caller)?.get(name)
  if (given !== undefined) return hashSecret(given)
  const presented = caller.cookie(name)
  const secret = presented !== undefined && /^[\w-]{43}$/.test(presented) ? presented : newSecret()
  caller.setCookie(name, secret, { path })
  givenCookies.set(caller, new Map(givenCookies.get(caller)).set(name, secret))
  return hashSecret(secret)
}

/** Cookies that a call has set, so that everything it begins is bound to the same one. */
const givenCookies = new WeakMap<Caller, ReadonlyMap<string, string>>()

/** SHA-256 of the browser's cookie. Without a cookie it is a hash that is never stored. */
export function boundBrowser(caller: Caller, { name }: BindingCookie): string {
  return hashSecret(caller.cookie(name) ?? newSecret())
}

/** Binds codes, links and checks: what one browser began ends in that browser. */
export const requestCookie: BindingCookie = { name: 'practicum-request', path: '/api' }
