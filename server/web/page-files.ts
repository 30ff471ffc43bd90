import type { ServedFile } from './files.ts'
import type { PageFiles, StyleSheet } from './renderer.ts'

/** Maximum wait for the page's pictures and fonts, so that a missing one does not block the script. */
const longestWaitMilliseconds = 5_000

/** HTML of a page with the files that it loads, and the texts of its inline scripts and styles for the page's policy. */
interface WholePage {
  readonly html: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Finds a file of the content by its address. */
export type FindMedia = (address: string) => Promise<Pick<ServedFile, 'type' | 'body'> | undefined>

/**
 * Writes a page's files into its HTML: its styles, its first picture, and an inline script at the end that loads its
 * modules after the page has loaded, the first of them last. By then everything visible is painted, and the script delays
 * nothing, even on a slow connection. Until it has run, `prefetchRules` serve early clicks. Without modules, as in
 * development, the page is unchanged.
 */
export async function withFiles(
  html: string,
  { sheets, modules }: PageFiles,
  findMedia: FindMedia,
): Promise<WholePage> {
  if (modules.length === 0) return { html, scripts: [], styles: [] }
  const script = lateScript(modules)
  // No browser loads a disabled sheet. A part that loads later looks for links to its sheets, and would request them.
  const links = sheets.map(({ address }) => `<link rel="stylesheet" href="${address}" disabled>`).join('')
  const added = `${links}<script type="speculationrules">${prefetchRules}</script><script>${script}</script>`
  const styled = withStyles(await withFirstPicture(html, findMedia), sheets)
  return {
    html: insertAt(styled.html.lastIndexOf('</body>'), added, styled.html),
    scripts: [prefetchRules, script],
    styles: styled.styles,
  }
}

/**
 * Writes style sheets into the head of a page as text, after other `elements`: a link would cost a round trip before the
 * first paint.
 */
export function withStyles(
  html: string,
  sheets: readonly Pick<StyleSheet, 'text'>[],
  elements = '',
): Omit<WholePage, 'scripts'> {
  const styles = sheets.map(({ text }) => text)
  const added = styles.map((text) => `<style>${text}</style>`).join('')
  return { html: insertAt(html.indexOf('</head>'), elements + added, html), styles }
}

/** The link that React writes for each picture with `fetchPriority="high"`; the first one leads the page. */
const preloadLink = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/>/
/** Bytes of the largest picture that is written into a page; a drawing of the bundled content has 2 to 18 kB. */
const largestPicture = 32_768

/**
 * Writes the picture that leads a page into it if it is a small drawing, so that it is painted with the text: on a slow
 * line its round trip takes longer than its bytes. Any other picture is requested by the page.
 */
async function withFirstPicture(html: string, findMedia: FindMedia): Promise<string> {
  const [link, address] = preloadLink.exec(html) ?? []
  if (link === undefined || address === undefined) return html
  // A page does without when its picture cannot be read now.
  const file = await findMedia(address).catch(() => undefined)
  if (file?.type !== 'image/svg+xml' || file.body.length > largestPicture) return html
  const source = `src="data:image/svg+xml,${encodeURIComponent(file.body.toString())}"`
  return html.replace(link, '').replace(`src="${address}"`, () => source)
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
