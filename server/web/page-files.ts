import type { PageFiles, StyleSheet } from './renderer.ts'

/** Maximum wait for the page's pictures and fonts, so that a missing one does not block the script. */
const longestWaitMilliseconds = 5_000

/** HTML of a page with the files that it loads, and the texts of its inline scripts and styles for the page's policy. */
interface WholePage {
  readonly html: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Writes a page's files into its HTML: its styles, and an inline script at the end that loads its modules after the page
 * has loaded, the first of them last. By then everything visible is painted, and the script delays nothing, even on a
 * slow connection. Until it has run, `prefetchRules` serve early clicks. Without modules, as in development, the page is
 * unchanged.
 */
export function withFiles(html: string, { sheets, modules }: PageFiles): WholePage {
  if (modules.length === 0) return { html, scripts: [], styles: [] }
  const script = lateScript(modules)
  // No browser loads a disabled sheet. A part that loads later looks for links to its sheets, and would request them.
  const links = sheets.map(({ address }) => `<link rel="stylesheet" href="${address}" disabled>`).join('')
  const added = `${links}<script type="speculationrules">${prefetchRules}</script><script>${script}</script>`
  const styled = withStyles(html, sheets)
  return {
    html: insertAt(styled.html.lastIndexOf('</body>'), added, styled.html),
    scripts: [prefetchRules, script],
    styles: styled.styles,
  }
}

/** Writes style sheets into the head of a page as text: a link would cost a round trip before the first paint. */
export function withStyles(html: string, sheets: readonly StyleSheet[]): Omit<WholePage, 'scripts'> {
  const styles = sheets.map(({ text }) => text)
  const added = styles.map((text) => `<style>${text}</style>`).join('')
  return { html: insertAt(html.indexOf('</head>'), added, html), styles }
}

function insertAt(index: number, added: string, html: string): string {
  return html.slice(0, index) + added + html.slice(index)
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
