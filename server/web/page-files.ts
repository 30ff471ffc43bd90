/** Maximum wait for the page's pictures and fonts, so that a missing one does not block the script. */
const longestWaitMilliseconds = 5_000

/**
 * Adds an inline script at the end of the page that loads `modules` after the page has loaded, the first of them last.
 * By then everything visible is painted, and the script delays nothing, even on a slow connection. Until it has run,
 * `prefetchRules` serve early clicks. Without modules the page is unchanged. `scripts` are the texts of what is added,
 * for the page's policy.
 */
export function withDeferredScript(
  html: string,
  modules: readonly string[],
): { readonly html: string; readonly scripts: readonly string[] } {
  if (modules.length === 0) return { html, scripts: [] }
  const end = html.lastIndexOf('</body>')
  const script = lateScript(modules)
  const added = `<script type="speculationrules">${prefetchRules}</script><script>${script}</script>`
  return { html: html.slice(0, end) + added + html.slice(end), scripts: [prefetchRules, script] }
}

/**
 * Links whose page the browser requests while the pointer rests on them, or a finger is about to lift: until the script
 * has taken over, and preloads by itself, a click loads a document. Links that switch the language or the layout are left
 * out, because their answer sets a cookie. Source: HTML, speculative loading.
 */
const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: 'a[href^="/"]:not([download], [href*="lang="], [href*="layout="])' },
      eagerness: 'moderate',
    },
  ],
})

function lateScript(modules: readonly string[]): string {
  return `((m,t)=>{${[
    'const begin=()=>{',
    'clearTimeout(t);removeEventListener("load",begin);',
    'for(const href of m.slice(1))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
    'import(m[0])',
    '};',
    `t=setTimeout(begin,${longestWaitMilliseconds});addEventListener("load",begin)`,
  ].join('')}})(${JSON.stringify(modules)})`
}
