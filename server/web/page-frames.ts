import { createHash } from 'node:crypto'
import { type Locale, locales } from '#contract/values/locale.ts'
import { type Layout, layouts } from './choose-layout.ts'
import { compressWith, hashOf } from './dictionaries.ts'
import { prepareFile, type ServedFile } from './files.ts'
import { plainPage, type StoredPage } from './page-cache.ts'
import type { StyleSheet } from './renderer.ts'

/** A layout in a language: its pages have the same frame. */
export interface PageVariant {
  readonly layout: Layout
  readonly locale: Locale
}

/**
 * Dictionaries for pages (RFC 9842): the frame of each variant with all styles of the shop. A browser that has one gets a
 * page as what differs from it.
 */
export interface PageFrames {
  /** Header `Link` of a page: the browser loads the dictionary while it is idle. */
  readonly linkOf: (variant: PageVariant) => string
  /** The variant whose dictionary is at a path; undefined where there is none. */
  readonly variantAt: (path: string) => PageVariant | undefined
  /** The dictionary from a page of its variant that shows the frame, and little in it. */
  readonly frameOf: (page: StoredPage) => ServedFile
  /** A page for a browser that has a dictionary, by its `Available-Dictionary`; undefined for another one. */
  readonly compress: (page: StoredPage, available: string) => Buffer | undefined
}

/** Maximum dictionaries that are known: those of now, and those of before the content changed. */
const mostFrames = 8
/** Maximum dictionaries with which a page is compressed: that of now, and that of before. It takes the processor 5 ms. */
const mostDifferences = 2

const pathOf = ({ layout, locale }: PageVariant) => `/frames/${layout}-${locale}.txt`
const variants: ReadonlyMap<string, PageVariant> = new Map(
  layouts.flatMap((layout) => locales.map((locale) => [pathOf({ layout, locale }), { layout, locale }])),
)

export function createPageFrames(sheets: readonly StyleSheet[]): PageFrames {
  /** By their SHA-256 in Base64, in the order in which they were made. */
  const frames = new Map<string, ServedFile>()
  const framesOfPages = new WeakMap<StoredPage, ServedFile>()
  const create = (page: StoredPage): ServedFile => {
    const html = plainPage(page).toString()
    const others = sheets.filter(({ text }) => !html.includes(text))
    const body = Buffer.from(html + others.map(({ text }) => text).join(''))
    const hash = createHash('sha256').update(body).digest('base64')
    const file = frames.get(hash) ?? {
      ...prepareFile(body, 'text/plain; charset=utf-8', false, 9),
      dictionary: { use: 'match="/*", match-dest=("document")' },
    }
    // Last again: that of now is not the one that is dropped.
    frames.delete(hash)
    frames.set(hash, file)
    const [oldest = ''] = frames.keys()
    if (frames.size > mostFrames) frames.delete(oldest)
    return file
  }
  return {
    linkOf: (variant) => `<${pathOf(variant)}>; rel="compression-dictionary"`,
    variantAt: (path) => variants.get(path),
    frameOf: (page) => {
      const file = framesOfPages.get(page) ?? create(page)
      framesOfPages.set(page, file)
      return file
    },
    compress: (page, available) => {
      const hash = hashOf(available)
      const frame = frames.get(hash)
      if (!frame) return undefined
      page.differences ??= new Map()
      if (page.differences.size < mostDifferences && !page.differences.has(hash)) {
        page.differences.set(hash, compressWith(frame.body, plainPage(page)))
      }
      return page.differences.get(hash)
    },
  }
}
