import type { Caller } from './handler.ts'
import { hashSecret, newSecret } from '../lib/secrets.ts'

/** A cookie by which a browser proves that it is the one that began something. */
export interface BindingCookie {
  readonly name: string
  readonly path: string
}

/**
 * SHA-256 of the browser's cookie, to be stored with what it begins. Without one it gets one; one that it has stays,
 * so that what it began in another tab still finds its way back, and lasts a day from now on.
 */
export function bindBrowser(caller: Caller, { name, path }: BindingCookie): string {
  const given = givenCookies.get(caller)?.get(name)
  if (given !== undefined) return hashSecret(given)
  const brought = caller.cookie(name)
  const secret = brought !== undefined && /^[\w-]{43}$/.test(brought) ? brought : newSecret()
  caller.setCookie(name, secret, { path })
  givenCookies.set(caller, new Map(givenCookies.get(caller)).set(name, secret))
  return hashSecret(secret)
}

/** Cookies that a call has given its browser, so that all that it begins is bound to the same one. */
const givenCookies = new WeakMap<Caller, ReadonlyMap<string, string>>()

/** SHA-256 of the browser's cookie; of nothing that was ever stored when it has none. */
export function boundBrowser(caller: Caller, { name }: BindingCookie): string {
  return hashSecret(caller.cookie(name) ?? newSecret())
}

/** Follows a visitor through codes, links and checks: what one browser began is finished there. */
export const requestCookie: BindingCookie = { name: 'practicum-request', path: '/api' }
