import { knownParameters } from './address-words.ts'

/** Stands in place of a secret. */
export const removedSecret = '***'

/** Names of parameters whose value is a secret, however short it is. */
const secretName = /pass|pwd|token|secret|ticket|otp|session|auth|signature|^code$/i

/**
 * An address without its secrets, each replaced by `removedSecret`: what follows `#` unless it is a place on the page,
 * a name and password before the host, parameters that are called like a secret, and any long value that no page of the
 * shop has. A text that is no address loses its long values alike. Runs in the browser, before anything is sent.
 */
export function removeSecrets(text: string): string {
  const [head = '', hash] = splitHash(text)
  const [place = '', query] = splitAt(head, '?')
  const path = place
    .replace(/(\/\/)[^/@]*@/, `$1${removedSecret}@`)
    .split('/')
    .map((segment) => (isLong(segment, 32) ? removedSecret : segment))
    .join('/')
  const search = query === undefined ? '' : `?${query.split('&').map(withoutSecret).join('&')}`
  return `${path}${search}${hash === undefined ? '' : `#${hashWithoutSecret(hash)}`}`
}

/** Whether a part of an address stands for a secret that was removed. */
export function isRemoved(text: string): boolean {
  return text.includes(removedSecret)
}

function splitAt(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + separator.length)]
}

/** The `#` of a path may be encoded, when a program has made a link of it. */
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
  // A social login calls a secret `state` as well.
  const isKnown = knownParameters.has(decoded(name)) && name !== 'state'
  const isSecret = !isKnown && (secretName.test(name) || isLong(value))
  if (isSecret) return value === '' ? pair : `${name}=${removedSecret}`
  // An address within an address: where it goes on after a login, for instance.
  if (!/^\/|:\/\/|[?#]/.test(plain)) return pair
  const inner = removeSecrets(plain)
  return inner === plain ? pair : `${name}=${encodeURIComponent(inner)}`
}

function hashWithoutSecret(hash: string): string {
  if (hash.includes('=')) return hash.replace(/=[^&]+/g, `=${removedSecret}`)
  return hash === '' || (/^[a-z][\w-]*$/i.test(decoded(hash)) && !isLong(hash)) ? hash : removedSecret
}

/** Whether a value may be a secret by its looks: long, without spaces, letters and digits mixed; or very long. */
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
