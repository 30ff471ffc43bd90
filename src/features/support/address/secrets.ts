import { knownParameters } from './address-descriptions.ts'

/** Replacement of a removed secret. */
export const removedSecret = '***'

/** Names of parameters whose value is always a secret. */
const secretName = /pass|pwd|token|secret|ticket|otp|session|auth|signature|^code$/i

/**
 * Replaces the secrets of an address by `removedSecret`: the hash unless it is an anchor of the page, credentials
 * before the host, parameters named like a secret, and long values that no page of the shop has. In a text that is no
 * address it replaces long values too. Runs in the browser, before anything is sent.
 */
export function removeSecrets(text: string): string {
  const [head = '', hash] = splitHash(text)
  const [address = '', query] = splitAt(head, '?')
  const path = address
    .replace(/(\/\/)[^/@]*@/, `$1${removedSecret}@`)
    .split('/')
    .map((segment) => (isLong(segment, 32) ? removedSecret : segment))
    .join('/')
  const search = query === undefined ? '' : `?${query.split('&').map(withoutSecret).join('&')}`
  return `${path}${search}${hash === undefined ? '' : `#${hashWithoutSecret(hash)}`}`
}

/** True when a part of an address is a removed secret. */
export function isRemoved(text: string): boolean {
  return text.includes(removedSecret)
}

function splitAt(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + separator.length)]
}

/** The `#` of a path may be percent-encoded by the program that made the link. */
function splitHash(text: string): [string, string | undefined] {
  const [head, hash] = splitAt(text, '#')
  if (hash !== undefined) return [head, hash]
  const encoded = /^([^?]*?)%23(.*)$/is.exec(text)
  return encoded ? [encoded[1] ?? '', encoded[2] ?? ''] : [text, undefined]
}

function withoutSecret(pair: string): string {
  const [name, value] = splitAt(pair, '=')
  if (value === undefined) return isLong(name) ? removedSecret : pair
  const plain = decoded(value)
  // Social logins also name a secret `state`.
  const isKnown = knownParameters.has(decoded(name)) && name !== 'state'
  const isSecret = !isKnown && (secretName.test(name) || isLong(value))
  if (isSecret) return value === '' ? pair : `${name}=${removedSecret}`
  // A nested address, such as `next`.
  if (!/^\/|:\/\/|[?#]/.test(plain)) return pair
  const inner = removeSecrets(plain)
  return inner === plain ? pair : `${name}=${encodeURIComponent(inner)}`
}

function hashWithoutSecret(hash: string): string {
  if (hash.includes('=')) return hash.replace(/=[^&]+/g, `=${removedSecret}`)
  return hash === '' || (/^[a-z][\w-]*$/i.test(decoded(hash)) && !isLong(hash)) ? hash : removedSecret
}

/** True when a value looks like a secret: long, without spaces, with letters and digits; or very long. */
function isLong(value: string, least = 16): boolean {
  const text = decoded(value)
  if (/\s/.test(text) || text.length < least) return false
  return text.length >= 32 || (/\d/.test(text) && /[a-z]/i.test(text))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
