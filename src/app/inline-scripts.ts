/**
 * Removes the nonce from rendered HTML and returns the texts of the inline scripts that carried it. Scripts of our own
 * code and of the router are rendered with a secret nonce; a script injected through content has none, so the page's
 * policy does not allow it. Pages are cached for all visitors, so their policy names scripts by hash, not by nonce.
 */
export function extractInlineScripts(marked: string, nonce: string): { html: string; scripts: readonly string[] } {
  const parts = marked.split(` nonce="${nonce}"`)
  const scripts = parts.slice(1).flatMap((after, index) => {
    const before = parts[index] ?? ''
    const end = after.indexOf('>')
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, end)
    const isInline = tag.startsWith('<script') && !/\s(src=|type="application\/ld\+json")/.test(tag)
    return isInline ? [after.slice(end + 1, after.indexOf('</script>'))] : []
  })
  const meta = `<meta property="csp-nonce" content="${nonce}"/>`
  // By parts: a replacement in the whole page would copy it once more.
  return { html: parts.map((part) => (part.includes(meta) ? part.replace(meta, '') : part)).join(''), scripts }
}
