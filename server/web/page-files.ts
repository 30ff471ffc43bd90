import type { ServedFile } from './files.ts'
import type { PageFiles, StyleSheet } from './renderer.ts'
import type { ShopStyles } from './shop-styles.ts'

/** Maximum wait for the page's pictures and fonts, so that a missing one does not block the script. */
const longestWaitMilliseconds = 5_000

/** A page with the files that it loads, in UTF-8, and the texts of its inline scripts and styles for the page's policy. */
interface WholePage {
  readonly body: Buffer
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

type Sheet = Pick<StyleSheet, 'text'>

/** Finds a file of the content by its address. */
export type FindMedia = (address: string) => Promise<Pick<ServedFile, 'type' | 'body'> | undefined>

/**
 * Writes a page's files into its HTML: its styles, after the content's own with their `bars`, its first picture, and an
 * inline script at the end that loads its modules after the page has loaded, the first of them last. By then everything
 * visible is painted, and the script delays nothing, even on a slow connection. Until it has run, `prefetchRules` serve
 * early clicks. Without modules, as in development, the page gets the content's styles alone.
 */
export async function withFiles(
  html: string,
  shop: ShopStyles,
  { sheets, modules }: PageFiles,
  findMedia: FindMedia,
): Promise<WholePage> {
  if (modules.length === 0) return withStyles(html, [shop], shop.bars)
  const script = lateScript(modules)
  // No browser loads a disabled sheet. A part that loads later looks for links to its sheets, and would request them.
  const links = sheets.map(({ address }) => `<link rel="stylesheet" href="${address}" disabled>`).join('')
  const added = `${links}<script type="speculationrules">${prefetchRules}</script><script>${script}</script>`
  const page = withStyles(html, [shop, ...sheets], shop.bars, [
    ...(await firstPicture(html, findMedia)),
    { from: html.lastIndexOf('</body>'), with: added },
  ])
  return { ...page, scripts: [prefetchRules, script] }
}

/**
 * Writes style sheets into the head of a page as text, after other `elements`: a link would cost a round trip before the
 * first paint. Makes further `changes` to the page as well.
 */
export function withStyles(
  html: string,
  sheets: readonly Sheet[],
  elements = '',
  changes: readonly Change[] = [],
): WholePage {
  const head = html.indexOf('</head>')
  const styled = [{ from: head, with: elements }, ...sheets.map((sheet) => ({ from: head, with: styleElement(sheet) }))]
  return { body: encode(html, [...styled, ...changes]), scripts: [], styles: sheets.map(({ text }) => text) }
}

/** A change of a text: what stands `from` an index `until` another one is replaced; without `until`, nothing is. */
interface Change {
  readonly from: number
  readonly until?: number
  readonly with: string | Buffer
}

/** A changed text in UTF-8. Its parts are encoded where they stand: a page that is put together as a string is copied each time. */
function encode(text: string, changes: readonly Change[]): Buffer {
  const parts: Buffer[] = []
  let done = 0
  for (const change of changes.toSorted((one, other) => one.from - other.from)) {
    const added = change.with
    parts.push(Buffer.from(text.slice(done, change.from)), typeof added === 'string' ? Buffer.from(added) : added)
    done = change.until ?? change.from
  }
  return Buffer.concat([...parts, Buffer.from(text.slice(done))])
}

const styleElements = new WeakMap<Sheet, Buffer>()

/** The element of a style sheet, encoded once: it stands in every page. */
function styleElement(sheet: Sheet): Buffer {
  const element = styleElements.get(sheet) ?? Buffer.from(`<style>${sheet.text}</style>`)
  styleElements.set(sheet, element)
  return element
}

/** The link that React writes for each picture with `fetchPriority="high"`; the first one leads the page. */
const preloadLink = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/>/
/** Bytes of the largest picture that is written into a page; a drawing of the bundled content has 2 to 18 kB. */
const largestPicture = 32_768

/**
 * Writes the picture that leads a page into it if it is a small drawing, so that it is painted with the text: on a slow
 * line its round trip takes longer than its bytes. Any other picture is requested by the page.
 */
async function firstPicture(html: string, findMedia: FindMedia): Promise<Change[]> {
  const link = preloadLink.exec(html)
  const address = link?.[1]
  if (!link || address === undefined) return []
  // A page does without when its picture cannot be read now.
  const file = await findMedia(address).catch(() => undefined)
  if (file?.type !== 'image/svg+xml' || file.body.length > largestPicture) return []
  const source = `src="${address}"`
  const at = html.indexOf(source)
  const withoutLink = { from: link.index, until: link.index + link[0].length, with: '' }
  return at < 0 ? [withoutLink] : [withoutLink, { from: at, until: at + source.length, with: pictureSource(file) }]
}

const pictureSources = new WeakMap<Pick<ServedFile, 'body'>, Buffer>()

/** The attribute with a drawing, encoded once for each file. */
function pictureSource(file: Pick<ServedFile, 'body'>): Buffer {
  const source =
    pictureSources.get(file) ?? Buffer.from(`src="data:image/svg+xml,${encodeURIComponent(file.body.toString())}"`)
  pictureSources.set(file, source)
  return source
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
