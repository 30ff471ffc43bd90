/**
 * Whether an `If-None-Match` names the answer's ETag, so that it is 304: `*`, or a list with the tag, weak or not (RFC
 * 9110, section 13.1.2).
 */
export function matchesEntityTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return [...header.matchAll(/"[^"]*"/g)].some(([tag]) => tag === opaque)
}
