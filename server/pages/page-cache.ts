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
  /** Made when the first visitor without Brotli asks. */
  gzip?: Buffer
}

interface Entry {
  readonly page: StoredPage
  readonly bytes: number
}

/** Raw addresses remembered at the most: each names the page that it was found to show. */
const mostAliases = 20_000

/**
 * Rendered pages in memory, bounded in bytes. Addresses that mean the same page share one entry; whoever asks
 * while a page is being rendered waits for that one render. Everything goes when the content changes.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #aliases = new Map<string, StoredPage>()
  readonly #renders = new Map<string, Promise<StoredPage>>()
  readonly #mostBytes: number
  #bytes = 0
  #epoch = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  /** Pages being rendered now. */
  get rendering(): number {
    return this.#renders.size
  }

  /** The page known under a raw address: the quick way, without understanding the address. */
  recall(alias: string): StoredPage | undefined {
    return this.#aliases.get(alias)
  }

  /**
   * The page under `key`, rendered by `render` when it is not there. It is kept only when `version` is the same
   * after the render as before it, and when its status is 200.
   */
  async find(
    key: string,
    alias: string,
    version: () => string,
    render: () => Promise<StoredPage>,
  ): Promise<StoredPage> {
    const known = this.#entries.get(key)
    if (known) {
      // Most recently used last: the first entries go first.
      this.#entries.delete(key)
      this.#entries.set(key, known)
      this.#remember(alias, known.page)
      return known.page
    }
    const waiting = this.#renders.get(key)
    if (waiting) return waiting
    const before = version()
    const epoch = this.#epoch
    const running = render()
    this.#renders.set(key, running)
    try {
      const page = await running
      if (page.status === 200 && epoch === this.#epoch && before === version()) {
        this.#store(key, page)
        this.#remember(alias, page)
      }
      return page
    } finally {
      if (this.#renders.get(key) === running) this.#renders.delete(key)
    }
  }

  clear(): void {
    this.#epoch += 1
    this.#entries.clear()
    this.#aliases.clear()
    // A render that began before the change must not answer those who come after it.
    this.#renders.clear()
    this.#bytes = 0
  }

  #store(key: string, page: StoredPage): void {
    const bytes = page.brotli.length + page.plain.length
    if (bytes > this.#mostBytes) return
    this.#entries.set(key, { page, bytes })
    this.#bytes += bytes
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#mostBytes) break
      this.#entries.delete(oldest)
      this.#bytes -= entry.bytes
      for (const [alias, page] of this.#aliases) if (page === entry.page) this.#aliases.delete(alias)
    }
  }

  #remember(alias: string, page: StoredPage): void {
    if (this.#mostBytes === 0) return
    this.#aliases.set(alias, page)
    if (this.#aliases.size > mostAliases) this.#aliases.delete(this.#aliases.keys().next().value ?? alias)
  }
}
