import { createHmac } from 'node:crypto'
import type { Database } from '../db/open.ts'
import { sharedSecret } from '../db/shared-secret.ts'
import type { HttpOnlyCookie } from '../lib/cookies.ts'
import { hashSecret, isSecretOf, newSecret } from '../lib/secrets.ts'
import type { Caller } from './handler.ts'

/**
 * SHA-256 of the browser's cookie, to be stored with what the browser begins. Sets the cookie when there is none that
 * the shop has issued: it is signed, so that a planted value is replaced. An issued one is kept, so that what another
 * tab began still returns, and is renewed.
 */
export async function bindBrowser(
  { db }: { readonly db: Database },
  caller: Caller,
  cookie: HttpOnlyCookie,
): Promise<string> {
  const key = await signingKeyOf(db)
  const given = givenCookies.get(caller)?.get(cookie.name)
  if (given !== undefined) return hashSecret(given)
  const presented = caller.cookie(cookie)
  const value = presented !== undefined && isSigned(presented, key) ? presented : sign(newSecret(), key)
  caller.setCookie(cookie, value)
  givenCookies.set(caller, new Map(givenCookies.get(caller)).set(cookie.name, value))
  return hashSecret(value)
}

/** Cookies that a call has set, so that everything it begins is bound to the same one. */
const givenCookies = new WeakMap<Caller, ReadonlyMap<string, string>>()

const signingKeys = new WeakMap<Database, string>()

async function signingKeyOf(db: Database): Promise<string> {
  const key = signingKeys.get(db) ?? (await sharedSecret(db, 'browser-binding'))
  signingKeys.set(db, key)
  return key
}

function sign(secret: string, key: string): string {
  return `${secret}.${createHmac('sha256', key).update(secret).digest('base64url')}`
}

function isSigned(value: string, key: string): boolean {
  const [secret = ''] = value.split('.', 1)
  return isSecretOf(value, hashSecret(sign(secret, key)))
}

/** SHA-256 of the browser's cookie. Without a cookie it is a hash that is never stored. */
export function boundBrowser(caller: Caller, cookie: HttpOnlyCookie): string {
  return hashSecret(caller.cookie(cookie) ?? newSecret())
}
