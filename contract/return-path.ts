import * as v from 'valibot'

/** Longest path that one comes back to, in characters. */
const maxPathLength = 2_000

/**
 * A path of this shop to come back to, with parameters and hash; never another host, whatever tricks are in it
 * (two slashes, backslashes, control characters, a scheme). Answers it as the browser would understand it.
 */
export function parseReturnPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > maxPathLength) return undefined
  // Browsers drop tabs and line breaks, and take a backslash for a slash.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (!/^\/(?![/\\])/.test(text) || /[\u0000-\u001f\u007f\\]/.test(text)) return undefined
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
