import type { APIRequestContext, Page } from '@playwright/test'

/** The part of Playwright's `Locator` that the drivers of flows use: each engine has it. */
export interface Place {
  first(): Place
  last(): Place
  or(other: Place): Place
  and(other: Place): Place
  filter(options: { readonly hasText?: string | RegExp; readonly visible?: boolean }): Place
  getByRole(role: Role, options?: NameOptions): Place
  all(): Promise<readonly Place[]>
  count(): Promise<number>
  click(): Promise<void>
  fill(text: string): Promise<void>
  check(): Promise<void>
  selectOption(value: string): Promise<unknown>
  isChecked(): Promise<boolean>
  isVisible(): Promise<boolean>
  textContent(): Promise<string | null>
  innerText(): Promise<string>
  waitFor(options?: { readonly state?: 'visible' | 'hidden' | 'detached' }): Promise<void>
}

export type Role = Parameters<Page['getByRole']>[0]

export interface NameOptions {
  readonly name?: string | RegExp
  readonly exact?: boolean
}

/** The part of Playwright's `Page` that the drivers of flows use. */
export interface WebPage {
  getByRole(role: Role, options?: NameOptions): Place
  getByLabel(text: string, options?: { readonly exact?: boolean }): Place
  getByText(text: string | RegExp): Place
  locator(selector: string, options?: { readonly hasText?: string }): Place
  goto(address: string): Promise<unknown>
  goBack(): Promise<unknown>
  url(): string | Promise<string>
  waitForURL(
    matches: RegExp | ((url: URL) => boolean),
    options?: { readonly waitUntil?: 'load' | 'commit' },
  ): Promise<void>
  waitForLoadState(): Promise<void>
  evaluate<Result, Value>(run: (value: Value) => Result, value: Value): Promise<Awaited<Result>>
  evaluate<Result>(run: () => Result): Promise<Awaited<Result>>
  waitForFunction<Value>(holds: (value: Value) => boolean, value: Value): Promise<unknown>
  waitForFunction(holds: () => boolean): Promise<unknown>
  addInitScript(run: () => void): Promise<unknown>
  close(): Promise<void>
}

/** The part of Playwright's `BrowserContext` that the drivers of flows use. */
export interface WebContext {
  /** Shares the cookies of the browser. */
  readonly request: APIRequestContext
  newPage(): Promise<WebPage>
  pages(): readonly WebPage[] | Promise<readonly WebPage[]>
  addCookies(cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[]): Promise<void>
  clearCookies(): Promise<void>
}

/** What a test sees of the requests of a page, and does to them. */
export interface Traffic {
  /** Number of requests so far. */
  readonly count: number
  /** Waits until one of these calls has ended, with any answer. Ignores requests before number `since`. */
  expectAnswer(calls: readonly string[], since: number, timeoutMs: number): Promise<void>
  /** Body of the last answer to a call; undefined before the first one. */
  lastAnswer(call: string): Promise<unknown>
  /** Holds calls until the returned function is called. */
  hold(calls: readonly string[]): Promise<() => Promise<void>>
  /** The network fails while the next such call runs. */
  loseNext(call: string): Promise<void>
  setNetwork(is: 'up' | 'down'): Promise<void>
}
