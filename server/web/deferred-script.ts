/** Longest wait for the page's pictures and fonts: one that never comes must not keep the script away. */
const longestWaitMilliseconds = 5_000

/**
 * The page with an inline script before its end that begins `modules` once the page has loaded, the first of them
 * last: by then everything has been painted for which a visitor comes, and no line is so slow that a script could
 * stand in the way of it. With no modules the page stays what it is. `scripts` are the texts of what was added.
 */
export function withDeferredScript(
  html: string,
  modules: readonly string[],
): { readonly html: string; readonly scripts: readonly string[] } {
  if (modules.length === 0) return { html, scripts: [] }
  const end = html.lastIndexOf('</body>')
  const script = lateScript(modules)
  return { html: `${html.slice(0, end)}<script>${script}</script>${html.slice(end)}`, scripts: [script] }
}

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
