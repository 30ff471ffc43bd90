import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where `pages.spec.ts` leaves what it has seen, for the judges that read HTML. */
export const capturedFolder = fileURLToPath(new URL('../../.cache/foreign/pages', import.meta.url))

/**
 * The two documents of a view: `sent` is what the server answers, for visitors and search engines without the script;
 * `shown` is the document in the browser, once the page's script has taken over and its calls are answered.
 */
export type CapturedKind = 'sent' | 'shown'

/** A captured document. */
export interface Captured {
  /** View, layout and language, such as `flows/login/enteringPassword/desktop-ko`. */
  readonly view: string
  readonly kind: CapturedKind
  readonly file: string
  readonly html: string
}

export function keepDocument(view: string, kind: CapturedKind, html: string): void {
  const file = join(capturedFolder, kind, `${view}.html`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
}

/** Every captured document of a kind; of those that are equal only the first. */
export function readDocuments(kind: CapturedKind): Captured[] {
  const files = readdirSync(join(capturedFolder, kind), { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.html'),
  )
  const byText = new Map<string, Captured>()
  for (const each of files.toSorted()) {
    const file = join(capturedFolder, kind, each)
    const html = readFileSync(file, 'utf8')
    if (!byText.has(html))
      byText.set(html, { view: each.replaceAll('\\', '/').replace(/\.html$/, ''), kind, file, html })
  }
  return [...byText.values()]
}
