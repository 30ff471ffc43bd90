import { plainPage, type StoredPage } from './page-cache.ts'

/**
 * Pages without compression, for edges and crawlers that ask for none: unpacking one costs five times as much as sending
 * it. Keeps those that were requested last.
 */
export class PlainPages {
  readonly #mostBytes: number
  /** The most recently used one is last. */
  readonly #texts = new Map<StoredPage, Buffer>()
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  /** Bytes of everything kept. */
  get bytes(): number {
    return this.#bytes
  }

  textOf(page: StoredPage): Buffer {
    const known = this.#texts.get(page)
    const text = known ?? plainPage(page)
    if (text.length > this.#mostBytes) return text
    this.#texts.delete(page)
    this.#texts.set(page, text)
    if (known) return known
    this.#bytes += text.length
    for (const [oldest, each] of this.#texts) {
      if (this.#bytes <= this.#mostBytes) break
      this.#texts.delete(oldest)
      this.#bytes -= each.length
    }
    return text
  }

  clear(): void {
    this.#texts.clear()
    this.#bytes = 0
  }
}
