/**
 * `Content-Disposition` that saves a file as `name`: any characters in `filename*` (RFC 8187), and what is left of them
 * in ASCII in `filename` for clients that do not know it (RFC 6266, appendix D).
 */
export function attachmentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]+/g, '_').replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
