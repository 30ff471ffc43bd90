import { type BrowserContext, expect, type Page, type Request, type Route } from '@playwright/test'
import { deskEndpoints } from '#contract/desk/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { pollIntervals } from './tab.ts'
import type { Traffic } from './web-page.ts'

/** Requests of a page in the order in which it made them. */
export class RequestLog implements Traffic {
  readonly #context: BrowserContext
  readonly #page: Page
  /** Calls with the contents of their answers, which are read at once: a page that navigates takes them along. */
  readonly #answers: { readonly request: Request; readonly content: Promise<unknown> }[] = []
  readonly #requests: Request[] = []
  readonly #ended = new WeakSet<Request>()
  /** Navigations in progress, in any window. */
  readonly #navigations = new Set<Request>()

  constructor(context: BrowserContext, page: Page) {
    this.#context = context
    this.#page = page
    page.on('request', (request) => this.#requests.push(request))
    page.on('requestfinished', (request) => this.#ended.add(request))
    page.on('requestfailed', (request) => this.#ended.add(request))
    page.on('response', (answer) => {
      if (answer.url().includes('/api/'))
        this.#answers.push({ request: answer.request(), content: answer.json().catch(() => undefined) })
    })
    context.on('request', (request) => request.isNavigationRequest() && this.#navigations.add(request))
    context.on('requestfinished', (request) => this.#navigations.delete(request))
    context.on('requestfailed', (request) => this.#navigations.delete(request))
  }

  get count(): number {
    return this.#requests.length
  }

  async expectAnswer(calls: readonly string[], since: number, timeoutMs: number): Promise<void> {
    const hasEnded = () =>
      this.#requests
        .slice(since)
        .some((request) => this.#ended.has(request) && calls.some((call) => isCall(request, call)))
    await expect
      .poll(hasEnded, { message: `an answer to ${calls.join(' or ')}`, timeout: timeoutMs, intervals: pollIntervals })
      .toBe(true)
  }

  async lastAnswer(call: string): Promise<unknown> {
    return this.#answers.findLast(({ request }) => isCall(request, call))?.content
  }

  async loseNext(call: string): Promise<void> {
    const pattern = callPattern(call)
    const lose = async (route: Route) => {
      if (!isCall(route.request(), call)) return route.fallback()
      await route.abort('internetdisconnected')
      await this.#page.unroute(pattern, lose)
    }
    await this.#page.route(pattern, lose)
  }

  setNetwork(is: 'up' | 'down'): Promise<void> {
    return this.#context.setOffline(is === 'down')
  }

  /** Waits until no open window navigates. */
  async expectNoNavigation(): Promise<void> {
    await expect
      .poll(() => [...this.#navigations].filter(isInOpenWindow).length, {
        message: 'windows that still navigate',
        intervals: pollIntervals,
      })
      .toBe(0)
  }

  async hold(calls: readonly string[]): Promise<() => Promise<void>> {
    const patterns = calls.map(callPattern)
    const isHeld = (request: Request) => calls.some((call) => isCall(request, call))
    const released = Promise.withResolvers<void>()
    const handler = async (route: Route) => {
      if (!isHeld(route.request())) return route.fallback()
      await released.promise
      // The page may have aborted the call meanwhile.
      await route.continue().catch(() => {})
    }
    for (const pattern of patterns) await this.#page.route(pattern, handler)
    return async () => {
      released.resolve()
      for (const pattern of patterns) await this.#page.unroute(pattern, handler)
    }
  }
}

/** False when the window of a navigation was closed: its end is never reported. */
function isInOpenWindow(navigation: Request): boolean {
  try {
    return !navigation.frame().page().isClosed()
  } catch {
    // The window is about to open, so its request has no frame yet.
    return true
  }
}

/** Matches the addresses of a call of the contract. */
export function callPattern(call: string): RegExp {
  return new RegExp(`/api${endpointOf(call).path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`)
}

/** Whether a request makes a call: two calls may have one address. */
function isCall(request: Request, call: string): boolean {
  return request.method() === endpointOf(call).method && callPattern(call).test(request.url())
}

function endpointOf(call: string) {
  const endpoint = [...endpoints, ...deskEndpoints].find(({ name }) => name === call)
  if (!endpoint) throw new Error(`there is no call "${call}"`)
  return endpoint
}
