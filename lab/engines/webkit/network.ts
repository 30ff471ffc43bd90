import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { expect } from '@playwright/test'
import * as v from 'valibot'
import { callPattern } from '../../../tests/support/browser/request-log.ts'
import { pollIntervals } from '../../../tests/support/browser/tab.ts'
import type { Traffic } from '../../../tests/support/browser/web-page.ts'

/** The own script of a page, of the shop or of its support area. */
const ownScript = /\/assets\/(?:support-)?client-[^/]*\.js/

interface Exchange {
  readonly address: string
  isOver: boolean
  /** Body of the answer to a call. */
  readonly parts: Buffer[]
}

const portSchema = v.object({ port: v.number() })

/**
 * The network between a browser and the shops of the tests: an HTTP proxy that sees the browser's requests, and holds or
 * loses them. Requests of the test itself, which name the proxy as their host, pass it untouched; cookies that they are
 * given reach the browser with its next request and answer.
 */
export class Network implements Traffic {
  readonly #server: Server
  readonly #shop: URL
  readonly #exchanges: Exchange[] = []
  readonly #holds = new Set<{ readonly patterns: readonly RegExp[]; readonly released: Promise<void> }>()
  readonly #losses: RegExp[] = []
  #isDown = false
  readonly #first: string[] = []
  /** `Set-Cookie` of answers to the test that the browser has not seen. */
  #cookies: string[] = []

  /** `shop` is the origin of the shop that requests of the test reach. */
  constructor(shop: string) {
    this.#shop = new URL(shop)
    this.#server = createServer((asked, answer) => void this.#pass(asked, answer))
  }

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  /** Host and port at which the proxy listens. */
  get host(): string {
    return `127.0.0.1:${v.parse(portSchema, this.#server.address()).port}`
  }

  /** Where requests of the test go. */
  get origin(): string {
    // Cookies belong to the host alone, and it is the shop's.
    return `http://${this.#shop.hostname}:${new URL(`http://${this.host}`).port}`
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  get count(): number {
    return this.#exchanges.length
  }

  async expectAnswer(calls: readonly string[], since: number, timeoutMs: number): Promise<void> {
    const patterns = calls.map(callPattern)
    const hasEnded = () =>
      this.#exchanges
        .slice(since)
        .some(({ address, isOver }) => isOver && patterns.some((pattern) => pattern.test(address)))
    await expect
      .poll(hasEnded, { message: `an answer to ${calls.join(' or ')}`, timeout: timeoutMs, intervals: pollIntervals })
      .toBe(true)
  }

  async lastAnswer(call: string): Promise<unknown> {
    const pattern = callPattern(call)
    const last = this.#exchanges.findLast(({ address, isOver }) => isOver && pattern.test(address))
    return last && JSON.parse(Buffer.concat(last.parts).toString())
  }

  async hold(calls: readonly string[]): Promise<() => Promise<void>> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const hold = { patterns: calls.map(callPattern), released: promise }
    this.#holds.add(hold)
    return async () => {
      this.#holds.delete(hold)
      resolve()
    }
  }

  async loseNext(call: string): Promise<void> {
    this.#losses.push(callPattern(call))
  }

  async setNetwork(is: 'up' | 'down'): Promise<void> {
    this.#isDown = is === 'down'
  }

  /** Runs a script on the pages that follow, before what their own script does. */
  runFirst(script: string): void {
    this.#first.push(`${script};`)
  }

  /** Forgets the cookies that the browser has not seen. */
  forgetCookies(): void {
    this.#cookies = []
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const isOfTest = asked.url?.startsWith('/')
    const address = new URL(asked.url ?? '/', this.#shop)
    const exchange: Exchange = { address: address.href, isOver: false, parts: [] }
    answer.on('close', () => {
      exchange.isOver = true
    })
    if (!isOfTest) {
      this.#exchanges.push(exchange)
      for (const { patterns, released } of this.#holds)
        if (patterns.some((pattern) => pattern.test(address.href))) await released
      // The page may have aborted the request meanwhile.
      if (answer.destroyed) return
      const lost = this.#losses.findIndex((pattern) => pattern.test(address.href))
      if (lost !== -1) this.#losses.splice(lost, 1)
      if (this.#isDown || lost !== -1) return void asked.destroy()
    }
    const given = isOfTest || address.host !== this.#shop.host ? [] : this.#cookies.splice(0)
    const { port, pathname, search } = address
    const isCall = pathname.startsWith('/api/')
    const headers: OutgoingHttpHeaders = { ...asked.headers, host: address.host }
    // A browser sends a request again when a connection that was kept open ends, so none is.
    delete headers['proxy-connection']
    headers['connection'] = 'close'
    if (given.length > 0) headers['cookie'] = mergeCookies(asked.headers.cookie, given)
    const isOwnScript = this.#first.length > 0 && ownScript.test(pathname)
    if (isCall || isOwnScript) delete headers['accept-encoding']
    const passed = request({ host: '127.0.0.1', port, path: pathname + search, method: asked.method, headers })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    passed.on('response', (answered) => {
      const cookies = answered.headers['set-cookie'] ?? []
      if (isOfTest) this.#cookies.push(...cookies)
      if (isOwnScript) delete answered.headers['content-length']
      answer.writeHead(answered.statusCode ?? 502, withCookies(answered.headers, [...given, ...cookies]))
      if (isCall) answered.on('data', (part: Buffer) => exchange.parts.push(part))
      if (isOwnScript) answer.write(this.#first.join(''))
      answered.pipe(answer)
    })
    asked.pipe(passed)
  }
}

/** Value of the header `Cookie` with what `Set-Cookie` adds or replaces. */
function mergeCookies(sent: string | undefined, given: readonly string[]): string {
  const pairs = [...(sent?.split('; ') ?? []), ...given.map((each) => each.split(';')[0] ?? '')]
  return [...new Map(pairs.map((pair) => [pair.split('=')[0], pair])).values()].join('; ')
}

function withCookies(headers: IncomingHttpHeaders, cookies: string[]): OutgoingHttpHeaders {
  return { ...headers, connection: 'close', ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}) }
}
