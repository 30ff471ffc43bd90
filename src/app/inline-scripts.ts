/**
 * Takes the marks off rendered HTML and lists the inline scripts that carry them. While a page is rendered, every script
 * of our own code and of the router carries a nonce that nobody else knows: one that content has planted has none, so
 * the page's policy does not allow it. Pages are kept for all visitors, so no nonce stays in them: their policy names
 * the scripts by hash.
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
