/**
 * Canonical address of a request. Code that decides by an address reads this and never the raw request target, so that
 * every spelling of an address is treated alike.
 */
export interface RequestAddress {
  /** Decoded and encoded again: no empty or dotted segments, no slash at the end, no needless percent-encoding. */
  readonly path: string
  /** With its question mark, or empty. Encoded as forms encode it. */
  readonly search: string
  readonly parameters: URLSearchParams
  /** `path` and `search`. */
  readonly href: string
  /** True when a parameter holds a NUL character, which no text of the database can hold. */
  readonly hasNul: boolean
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Parses a request target (RFC 9112, section 3.2). Dot segments are removed and percent-encoding is normalised as in
 * RFC 3986, section 6.2.2; backslashes count as slashes, as in the WHATWG URL standard, and repeated slashes as one. A
 * percent-encoded slash stays part of its segment. Undefined for a target without a path, and for a path that is not
 * UTF-8 or holds a NUL character.
 */
export function parseRequestAddress(target: string): RequestAddress | undefined {
  const origin = /^https?:\/\/[^/?#\\]*/i.exec(target)?.[0] ?? ''
  const [address = ''] = target.slice(origin.length).split('#', 1)
  const mark = address.indexOf('?')
  const rawPath = mark === -1 ? address : address.slice(0, mark)
  if (origin === '' && !/^[/\\]/.test(rawPath)) return undefined
  const path = normalisePath(rawPath)
  if (path === undefined) return undefined
  const parameters = new URLSearchParams(mark === -1 ? '' : decodeBytes(address.slice(mark)))
  const search = parameters.size === 0 ? '' : `?${parameters}`
  return { path, search, parameters, href: `${path}${search}`, hasNul: search.includes('%00') }
}

function normalisePath(rawPath: string): string | undefined {
  const segments: string[] = []
  for (const raw of decodeBytes(rawPath).split(/[/\\]/)) {
    const segment = decodeSegment(raw)
    if (segment === undefined || segment.includes('\0')) return undefined
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(encodeSegment(segment))
  }
  return `/${segments.join('/')}`
}

/** Node hands bytes beyond ASCII over as Latin-1: read as the UTF-8 that they are, if they are. */
function decodeBytes(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text)) return text
  try {
    return utf8.decode(Buffer.from(text, 'latin1'))
  } catch {
    return text
  }
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** Leaves the characters of RFC 3986's `pchar` as they are. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent)
}

/** A `Host` header as origins name hosts: in lower case, without the default port of either scheme. */
export function normaliseHost(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:(80|443)$/, '')
}
