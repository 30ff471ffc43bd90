/** A finished page, compressed. */
export interface StoredPage {
  readonly etag: string
  readonly policy: string
  readonly status: number
  brotli: Buffer
  /** The page as it was rendered. */
  readonly plain: Buffer
  /** Shows a flow in a state: it leaves nothing in the browser. */
  readonly isSupportView: boolean
  /** True for a page that is no success and yet the same for every visitor until the content changes. */
  readonly isLasting?: boolean
  /** Made when the first visitor without Brotli asks. */
  gzip?: Buffer
}

interface Entry {
  readonly page: StoredPage
  /** Bytes of the page in all its forms. */
  readonly pageBytes: number
  /** Raw addresses that were found to show it. */
  readonly aliases: Set<string>
  aliasBytes: number
  isReused: boolean
}

/** Raw addresses of a page that are remembered at the most, and the longest of them, in characters. */
const mostAliases = 100
const longestAlias = 1_000
/** What a map needs for an entry, beside its text; in bytes. */
const aliasOverhead = 100
/** Pages that are asked for again may fill this part of the bytes; those that were asked for once the rest. */
const reusedShare = 0.8

const aliasBytes = (alias: string) => 2 * alias.length + aliasOverhead
/** Gzip is made later; it needs at most half as much again as Brotli. */
const bytesOf = ({ plain, brotli }: StoredPage) => plain.length + Math.ceil(2.5 * brotli.length)

/**
 * Rendered pages in memory, bounded in bytes. Addresses that mean the same page share one entry; whoever asks while a
 * page is being rendered waits for that one render. Everything goes when the content changes. Pages that were asked for
 * once are dropped before those that were asked for again (a segmented LRU), so that nobody can push the shop's pages
 * out by asking for many that nobody else wants.
 */
export class PageCache {
  /** Both hold their most recently used entry last. */
  readonly #once = new Map<string, Entry>()
  readonly #reused = new Map<string, Entry>()
  readonly #aliases = new Map<string, string>()
  readonly #renders = new Map<string, Promise<StoredPage>>()
  readonly #mostBytes: number
  readonly #onReuse: (page: StoredPage) => void
  #bytes = 0
  #reusedBytes = 0
  #epoch = 0

  /** `onReuse` is called once for each page that is asked for again. */
  constructor(mostBytes: number, onReuse: (page: StoredPage) => void = () => {}) {
    this.#mostBytes = mostBytes
    this.#onReuse = onReuse
  }

  /** Pages being rendered now. */
  get rendering(): number {
    return this.#renders.size
  }

  /** Bytes of all that is kept, raw addresses included. */
  get bytes(): number {
    return this.#bytes
  }

  /** The page known under a raw address: the quick way, without understanding the address. */
  recall(alias: string): StoredPage | undefined {
    const key = this.#aliases.get(alias)
    return key === undefined ? undefined : this.#use(key)
  }

  /**
   * The page under `key`, rendered by `render` when it is not there. It is kept only when `version` is the same
   * after the render as before it, and when its status is 200 or the page is lasting.
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
    const running = render()
    this.#renders.set(key, running)
    try {
      const page = await running
      if ((page.status === 200 || page.isLasting) && epoch === this.#epoch && before === version()) {
        this.#store(key, page)
        this.#remember(alias, key)
      }
      return page
    } finally {
      if (this.#renders.get(key) === running) this.#renders.delete(key)
    }
  }

  clear(): void {
    this.#epoch += 1
    this.#once.clear()
    this.#reused.clear()
    this.#aliases.clear()
    // A render that began before the change must not answer those who come after it.
    this.#renders.clear()
    this.#bytes = 0
    this.#reusedBytes = 0
  }

  /** The entry's page, which counts as used from now on. */
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
        const bytes = entry.pageBytes + entry.aliasBytes
        entries.delete(key)
        this.#bytes -= bytes
        if (entries === this.#reused) this.#reusedBytes -= bytes
        for (const alias of entry.aliases) this.#aliases.delete(alias)
      }
    }
  }
}
