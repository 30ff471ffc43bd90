import { brotliDecompressSync } from 'node:zlib'

/** A finished page, compressed. */
export interface StoredPage {
  /** Canonical address. */
  readonly address: string
  etag: string
  readonly policy: string
  readonly status: number
  /** Pattern of its route, such as `/contents/detail`. */
  readonly route?: string
  /** The page with Brotli: the few clients without it get the page decompressed, which spares three quarters of the memory. */
  brotli: Buffer
  /** A support view: it stores nothing in the browser. */
  readonly isSupportView: boolean
  /** True for a page that says whether a device is available. */
  readonly showsStock?: boolean
  /** True for an error page that is the same for every visitor until the content changes. */
  readonly isLasting?: boolean
  /** True for a page that shows the content of before a change: for those who waited for it, and no cache. */
  readonly isOutdated?: boolean
  /** Created for the first visitor without Brotli. */
  gzip?: Buffer
  /** What differs from a dictionary, by its hash; see `page-frames.ts`. */
  differences?: Map<string, Buffer>
}

/** The page without compression. */
export function plainPage({ brotli }: StoredPage): Buffer {
  return brotliDecompressSync(brotli)
}

interface Entry {
  readonly page: StoredPage
  /** Bytes of the page in all its forms. */
  readonly pageBytes: number
  /** Raw addresses of this page. */
  readonly aliases: Set<string>
  aliasBytes: number
  isReused: boolean
}

/** Maximum raw addresses of a page, and the maximum length of one, in characters. */
const mostAliases = 100
const longestAlias = 1_000
/** Bytes of a map entry, besides its text. */
const aliasOverhead = 100
/** Share of the bytes for pages that were requested again; pages that were requested once have the rest. */
const reusedShare = 0.8

const aliasBytes = (alias: string) => 2 * alias.length + aliasOverhead
/** Gzip and two differences are created later; they need at most 1.5 times and half the bytes of Brotli. */
const bytesOf = ({ brotli }: StoredPage) => Math.ceil(3.5 * brotli.length)

/** Whether a page is the same for every visitor until the content changes. */
export function isCacheable({ status, isLasting, isOutdated }: StoredPage): boolean {
  return (status === 200 || isLasting === true) && isOutdated !== true
}

/**
 * Cache of rendered pages, bounded in bytes. Addresses of the same page share one entry, and requests during a render
 * wait for it. A change of the content clears the cache. Pages that were requested once are dropped before those that
 * were requested again (a segmented LRU), so that requests for many other pages do not push out the popular ones.
 */
export class PageCache {
  /** Both keep their most recently used entry last. */
  readonly #once = new Map<string, Entry>()
  readonly #reused = new Map<string, Entry>()
  readonly #aliases = new Map<string, string>()
  readonly #renders = new Map<string, Promise<StoredPage>>()
  readonly #mostBytes: number
  readonly #onReuse: (page: StoredPage) => void
  #bytes = 0
  #reusedBytes = 0
  #epoch = 0

  /** `onReuse` is called once for each page that is requested again. */
  constructor(mostBytes: number, onReuse: (page: StoredPage) => void = () => {}) {
    this.#mostBytes = mostBytes
    this.#onReuse = onReuse
  }

  /** Pages being rendered now. */
  get rendering(): number {
    return this.#renders.size
  }

  /** Bytes of everything cached, raw addresses included. */
  get bytes(): number {
    return this.#bytes
  }

  /** The page of a raw address, without parsing the address. */
  recall(alias: string): StoredPage | undefined {
    const key = this.#aliases.get(alias)
    return key === undefined ? undefined : this.#use(key)
  }

  /**
   * The page under `key`, rendered by `render` when it is not cached. It is cached only when `version` is the same
   * before and after the render, and when its status is 200 or the page is lasting.
   */
  async find(
    key: string,
    alias: string,
    version: () => string,
    render: () => Promise<StoredPage>,
  ): Promise<StoredPage> {
    const known = this.#use(key)
    if (known) {
      this.#remember(alias, key)
      return known
    }
    const waiting = this.#renders.get(key)
    if (waiting) return waiting
    const before = version()
    const epoch = this.#epoch
    const isOutdated = () => epoch !== this.#epoch || before !== version()
    const running = render().then((page) => (isOutdated() ? { ...page, isOutdated: true } : page))
    this.#renders.set(key, running)
    try {
      const page = await running
      if (isCacheable(page)) {
        this.#store(key, page)
        this.#remember(alias, key)
      }
      return page
    } finally {
      if (this.#renders.get(key) === running) this.#renders.delete(key)
    }
  }

  /** Drops the pages that say whether a device is available, and what is being rendered. */
  dropStock(): void {
    this.#epoch += 1
    this.#renders.clear()
    for (const entries of [this.#once, this.#reused]) {
      for (const [key, entry] of entries) if (entry.page.showsStock) this.#drop(entries, key, entry)
    }
  }

  clear(): void {
    this.#epoch += 1
    this.#once.clear()
    this.#reused.clear()
    this.#aliases.clear()
    // A render that began before the change must not answer requests after it.
    this.#renders.clear()
    this.#bytes = 0
    this.#reusedBytes = 0
  }

  /** The entry's page; marks it as used. */
  #use(key: string): StoredPage | undefined {
    const entry = this.#once.get(key) ?? this.#reused.get(key)
    if (!entry) return undefined
    if (!this.#reused.delete(key)) {
      this.#once.delete(key)
      this.#reusedBytes += entry.pageBytes + entry.aliasBytes
    }
    this.#reused.set(key, entry)
    for (const [oldest, each] of this.#reused) {
      if (this.#reusedBytes <= reusedShare * this.#mostBytes || oldest === key) break
      this.#reused.delete(oldest)
      this.#reusedBytes -= each.pageBytes + each.aliasBytes
      this.#once.set(oldest, each)
    }
    if (!entry.isReused) {
      entry.isReused = true
      this.#onReuse(entry.page)
    }
    return entry.page
  }

  #store(key: string, page: StoredPage): void {
    const pageBytes = bytesOf(page)
    if (pageBytes > this.#mostBytes) return
    this.#once.set(key, { page, pageBytes, aliases: new Set(), aliasBytes: 0, isReused: false })
    this.#bytes += pageBytes
    this.#shrink()
  }

  #remember(alias: string, key: string): void {
    const entry = this.#once.get(key) ?? this.#reused.get(key)
    if (!entry || alias.length > longestAlias || entry.aliases.has(alias)) return
    entry.aliases.add(alias)
    this.#aliases.set(alias, key)
    this.#grow(key, entry, aliasBytes(alias))
    const [oldest] = entry.aliases
    if (entry.aliases.size > mostAliases && oldest !== undefined) {
      entry.aliases.delete(oldest)
      this.#aliases.delete(oldest)
      this.#grow(key, entry, -aliasBytes(oldest))
    }
    this.#shrink()
  }

  #grow(key: string, entry: Entry, bytes: number): void {
    entry.aliasBytes += bytes
    this.#bytes += bytes
    if (this.#reused.has(key)) this.#reusedBytes += bytes
  }

  #shrink(): void {
    for (const entries of [this.#once, this.#reused]) {
      for (const [key, entry] of entries) {
        if (this.#bytes <= this.#mostBytes) return
        this.#drop(entries, key, entry)
      }
    }
  }

  #drop(entries: Map<string, Entry>, key: string, entry: Entry): void {
    const bytes = entry.pageBytes + entry.aliasBytes
    entries.delete(key)
    this.#bytes -= bytes
    if (entries === this.#reused) this.#reusedBytes -= bytes
    for (const alias of entry.aliases) this.#aliases.delete(alias)
  }
}
