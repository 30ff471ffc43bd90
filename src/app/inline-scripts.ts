/**
 * Removes the nonce from rendered HTML and returns the texts of the inline scripts that carried it. Scripts of our own
 * code and of the router are rendered with a secret nonce; a script injected through content has none, so the page's
 * policy does not allow it. Pages are cached for all visitors, so their policy names scripts by hash, not by nonce.
 */
export function extractInlineScripts(marked: string, nonce: string): { html: string; scripts: readonly string[] } {
  const mark = ` nonce="${nonce}"`
  const scripts: string[] = []
  for (const [, attributes = '', text = ''] of marked.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(mark) || /\s(src=|type="application\/ld\+json")/.test(attributes)) continue
    scripts.push(text)
  }
  const html = marked.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(mark, '')
  return { html, scripts }
}
