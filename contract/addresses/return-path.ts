import * as v from 'valibot'

/** Maximum length of a return path, in characters. */
const maxPathLength = 2_000

/**
 * Parses a path of this shop to return to, with parameters and hash; never another host, also not by two slashes,
 * backslashes, control characters or a scheme. Returns it as the browser would resolve it.
 */
export function parseReturnPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > maxPathLength) return undefined
  // Browsers drop tabs and line breaks, and treat a backslash as a slash.
  if (!/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text)) return undefined
  const base = 'http://shop.invalid'
  const url = URL.parse(text, base)
  if (!url || url.origin !== base) return undefined
  const path = url.pathname + url.search + url.hash
  // "/.//host" becomes "//host" once the dots are resolved.
  return path.startsWith('//') ? undefined : path
}

/** Schema of {@link parseReturnPath}, for bodies and search parameters. */
export const returnPathSchema = v.pipe(
  v.string(),
  v.check((text) => parseReturnPath(text) !== undefined, 'a path of this shop, such as /mypage'),
  v.transform((text) => parseReturnPath(text) ?? '/'),
)
