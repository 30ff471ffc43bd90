import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Locale } from '../../contract/values/locale.ts'
import type { Layout } from '../../tests/support/browser/fixtures.ts'
import type { View } from '../gallery/pictures.ts'

/** Where `pages.spec.ts` leaves what it has seen, for the judges that read it. */
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

/** Name of a view in a layout and language. */
export function viewName({ group, of, variant }: View, layout: Layout, language: Locale): string {
  return `${group}/${of}/${variant}/${layout}-${language}`
}

function fileOf(view: string, kind: CapturedKind): string {
  return join(capturedFolder, kind, `${view}.html`)
}

export function keepDocument(view: string, kind: CapturedKind, html: string): void {
  const file = fileOf(view, kind)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
}

const findingsFile = (view: string) => join(capturedFolder, 'findings', `${view}.json`)
const findingsSchema = v.array(v.string())

/** Keeps what the judge of accessibility says about a view. */
export function keepFindings(view: string, findings: readonly string[]): void {
  const file = findingsFile(view)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(findings))
}

/** What the judge of accessibility said about a view; undefined when it was not asked. */
export function readFindings(view: string): string[] | undefined {
  const file = findingsFile(view)
  return existsSync(file) ? v.parse(findingsSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** The document of a view; undefined when the layout has no such view. */
export function readDocument(view: string, kind: CapturedKind): string | undefined {
  const file = fileOf(view, kind)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
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
