import { type APIRequestContext, expect, request } from '@playwright/test'
import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { bundleForPage } from '../../../tests/support/browser/bundle-for-page.ts'
import { pollIntervals } from '../../../tests/support/browser/tab.ts'
import type { NameOptions, Place, Role, WebContext, WebPage } from '../../../tests/support/browser/web-page.ts'
import type { Query, Wording } from './find-elements.ts'
import type { Network } from './network.ts'

/** Longest wait for an element or address, in ms. */
const timeoutMs = 15_000

/** Errors of an element that may be ready a moment later. */
const passing = [
  error.StaleElementReferenceError,
  error.NoSuchElementError,
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
]

async function poll(holds: () => Promise<boolean>, message: string): Promise<void> {
  await expect.poll(holds, { message, timeout: timeoutMs, intervals: pollIntervals }).toBe(true)
}

let script: Promise<string> | undefined

/** `find-elements.ts` as a script of the page, in its variable `places`. */
function findingScript(): Promise<string> {
  script ??= bundleForPage(new URL('find-elements.ts', import.meta.url), 'places')
  return script
}

/** A browser of WebKitGTK, as the drivers of flows use it. */
export class WebKitContext implements WebContext {
  readonly request: APIRequestContext
  readonly origin: string
  readonly network: Network
  readonly #driver: WebDriver
  /** Commands reach one window at a time. */
  #turn: Promise<unknown> = Promise.resolve()
  #current: string | undefined

  private constructor(driver: WebDriver, network: Network, origin: string, calls: APIRequestContext) {
    this.#driver = driver
    this.network = network
    this.origin = origin
    this.request = calls
  }

  /** `origin` is that of the shop, to which paths belong. */
  static async open(driver: WebDriver, network: Network, origin: string): Promise<WebKitContext> {
    const calls = await request.newContext({ baseURL: network.origin })
    return new WebKitContext(driver, network, origin, calls)
  }

  /** Does something while the commands of the driver reach this window. */
  inWindow<Result>(handle: string, act: (driver: WebDriver) => Promise<Result>): Promise<Result> {
    return this.#next(async () => {
      if (this.#current !== handle) await this.#driver.switchTo().window(handle)
      this.#current = handle
      return act(this.#driver)
    })
  }

  #next<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(act)
    this.#turn = result.catch(() => {})
    return result
  }

  /** The window that is open from the beginning. */
  firstPage(): Promise<WebKitPage> {
    return this.#next(async () => {
      this.#current = await this.#driver.getWindowHandle()
      return new WebKitPage(this, this.#current)
    })
  }

  newPage(): Promise<WebKitPage> {
    return this.#next(async () => {
      // A new window needs an open one, and the page may have closed the last.
      const [open = ''] = await this.#driver.getAllWindowHandles()
      await this.#driver.switchTo().window(open)
      await this.#driver.switchTo().newWindow('window')
      this.#current = await this.#driver.getWindowHandle()
      return new WebKitPage(this, this.#current)
    })
  }

  pages(): Promise<WebKitPage[]> {
    return this.#next(async () =>
      (await this.#driver.getAllWindowHandles()).map((handle) => new WebKitPage(this, handle)),
    )
  }

  addCookies(cookies: readonly { readonly name: string; readonly value: string }[]): Promise<void> {
    return this.#next(async () => {
      for (const { name, value } of cookies) await this.#driver.manage().addCookie({ name, value, path: '/' })
    })
  }

  async clearCookies(): Promise<void> {
    this.network.forgetCookies()
    await this.#next(() => this.#driver.manage().deleteAllCookies())
  }

  /** Notes that a window was closed. */
  leave(handle: string): void {
    if (this.#current === handle) this.#current = undefined
  }
}

/** A window of WebKitGTK. */
export class WebKitPage implements WebPage {
  readonly #context: WebKitContext
  readonly #handle: string

  constructor(context: WebKitContext, handle: string) {
    this.#context = context
    this.#handle = handle
  }

  do<Result>(act: (driver: WebDriver) => Promise<Result>): Promise<Result> {
    return this.#context.inWindow(this.#handle, act)
  }

  /** Runs a function in the page with the elements of a query. */
  async evaluateAll<Result>(query: Query, run: (elements: Element[]) => Result): Promise<Result> {
    const source = `${await findingScript()}; return (${run})(places.find(arguments[0]))`
    return this.do((driver) => driver.executeScript<Result>(source, query))
  }

  /** The elements of a query that are shown, take actions and stand still. */
  async findReady(query: Query): Promise<readonly WebElement[]> {
    const source = `${await findingScript()}; return places.findReady(arguments[0])`
    return this.do((driver) => driver.executeScript<readonly WebElement[]>(source, query))
  }

  getByRole(role: Role, options: NameOptions = {}): WebKitPlace {
    return new WebKitPlace(this, queryOfRole(role, options))
  }

  getByLabel(text: string, options: { readonly exact?: boolean } = {}): WebKitPlace {
    return new WebKitPlace(this, { kind: 'label', text: wordingOf(text, options.exact) })
  }

  getByText(text: string | RegExp): WebKitPlace {
    return new WebKitPlace(this, { kind: 'text', text: wordingOf(text) })
  }

  locator(selector: string, options: { readonly hasText?: string } = {}): WebKitPlace {
    return new WebKitPlace(this, { kind: 'selector', selector }).filter(options)
  }

  async goto(address: string): Promise<void> {
    const url = new URL(address, this.#context.origin).href
    await this.do((driver) => driver.get(url))
  }

  async goBack(): Promise<void> {
    await this.do((driver) => driver.navigate().back())
  }

  async url(): Promise<string> {
    return (await this.#unlessClosed((driver) => driver.getCurrentUrl())) ?? 'about:blank'
  }

  /** Does something in the window; returns undefined when the page has closed it. */
  async #unlessClosed<Result>(act: (driver: WebDriver) => Promise<Result>): Promise<Result | undefined> {
    try {
      return await this.do(act)
    } catch (fault) {
      if (!(fault instanceof error.NoSuchWindowError)) throw fault
      this.#context.leave(this.#handle)
      return undefined
    }
  }

  async waitForURL(
    matches: RegExp | ((url: URL) => boolean),
    { waitUntil = 'load' }: { readonly waitUntil?: 'load' | 'commit' } = {},
  ): Promise<void> {
    const isThere = async () => {
      const url = new URL(await this.url())
      return matches instanceof RegExp ? matches.test(url.href) : matches(url)
    }
    await poll(isThere, `an address that fits ${matches}`)
    if (waitUntil === 'load') await this.waitForLoadState()
  }

  async waitForLoadState(): Promise<void> {
    const isLoading = 'return document.readyState !== "complete"'
    const isLoaded = async () => !(await this.#unlessClosed((driver) => driver.executeScript(isLoading)))
    await poll(isLoaded, 'the page is loaded')
  }

  evaluate<Result, Value>(run: (value: Value) => Result, value?: Value): Promise<Awaited<Result>> {
    return this.do((driver) => driver.executeScript<Awaited<Result>>(`return (${run})(arguments[0])`, value))
  }

  async waitForFunction<Value>(holds: (value: Value) => boolean, value?: Value): Promise<void> {
    await poll(() => this.evaluate<boolean, Value | undefined>(Object(holds), value), `${holds}`)
  }

  async addInitScript(run: () => void): Promise<void> {
    this.#context.network.runFirst(`(${run})()`)
  }

  async close(): Promise<void> {
    await this.#unlessClosed((driver) => driver.close())
    this.#context.leave(this.#handle)
  }
}

function wordingOf(text: string | RegExp, isExact = false): Wording {
  if (text instanceof RegExp) return { matches: text.source, flags: text.flags }
  return isExact ? { is: text } : { contains: text }
}

function queryOfRole(role: Role, { name, exact }: NameOptions, within?: Query): Query {
  return {
    kind: 'role',
    role,
    ...(name === undefined ? {} : { name: wordingOf(name, exact) }),
    ...(within ? { within } : {}),
  }
}

/** Runs in the page: sets the value of a field as a browser does. */
function setValue(field: Element, value: string): void {
  if (!(field instanceof HTMLInputElement)) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Elements of a page, found anew for each use. */
class WebKitPlace implements Place {
  readonly #page: WebKitPage
  readonly query: Query

  constructor(page: WebKitPage, query: Query) {
    this.#page = page
    this.query = query
  }

  #with(query: Query): WebKitPlace {
    return new WebKitPlace(this.#page, query)
  }

  first(): WebKitPlace {
    return this.#with({ kind: 'at', of: this.query, index: 0 })
  }

  last(): WebKitPlace {
    return this.#with({ kind: 'at', of: this.query, index: -1 })
  }

  or(other: WebKitPlace): WebKitPlace {
    return this.#with({ kind: 'or', one: this.query, other: other.query })
  }

  and(other: WebKitPlace): WebKitPlace {
    return this.#with({ kind: 'and', one: this.query, other: other.query })
  }

  filter({ hasText, visible }: { readonly hasText?: string | RegExp; readonly visible?: boolean }): WebKitPlace {
    const worded: Query =
      hasText === undefined ? this.query : { kind: 'with text', of: this.query, text: wordingOf(hasText) }
    return this.#with(visible ? { kind: 'shown', of: worded } : worded)
  }

  getByRole(role: Role, options: NameOptions = {}): WebKitPlace {
    return this.#with(queryOfRole(role, options, this.query))
  }

  async all(): Promise<WebKitPlace[]> {
    const count = await this.count()
    return Array.from({ length: count }, (_, index) => this.#with({ kind: 'at', of: this.query, index }))
  }

  count(): Promise<number> {
    return this.#page.evaluateAll(this.query, (elements) => elements.length)
  }

  async isVisible(): Promise<boolean> {
    return (await this.filter({ visible: true }).count()) > 0
  }

  isChecked(): Promise<boolean> {
    return this.#read((elements) => elements.some((each) => each.matches(':checked, [aria-checked=true]')))
  }

  textContent(): Promise<string | null> {
    return this.#read(([element]) => element?.textContent ?? null)
  }

  innerText(): Promise<string> {
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown
    return this.#read(([element]) => (element instanceof HTMLElement ? element.innerText : ''))
  }

  async waitFor({ state = 'visible' }: { readonly state?: 'visible' | 'hidden' | 'detached' } = {}): Promise<void> {
    const holds = {
      visible: () => this.isVisible(),
      hidden: async () => !(await this.isVisible()),
      detached: async () => (await this.count()) === 0,
    }
    await poll(holds[state], `${JSON.stringify(this.query)} is ${state}`)
  }

  click(): Promise<void> {
    return this.#act((element) => element.click())
  }

  async check(): Promise<void> {
    if (await this.isChecked()) return
    await this.click()
    await poll(() => this.isChecked(), `${JSON.stringify(this.query)} is checked`)
  }

  fill(text: string): Promise<void> {
    return this.#act(async (element) => {
      // The parts of a date stand in the order of the language.
      if ((await element.getAttribute('type')) === 'date')
        return element.getDriver().executeScript(`(${setValue})(arguments[0], arguments[1])`, element, text)
      await element.sendKeys(Key.chord(Key.CONTROL, 'a'), Key.DELETE)
      if (text !== '') await element.sendKeys(text)
    })
  }

  selectOption(value: string): Promise<void> {
    return this.#act(async (element) => element.findElement(By.css(`option[value="${value}"]`)).click())
  }

  /** Reads something of the elements as soon as there is one. */
  async #read<Result>(run: (elements: Element[]) => Result): Promise<Result> {
    await poll(async () => (await this.count()) > 0, `${JSON.stringify(this.query)} is on the page`)
    return this.#page.evaluateAll(this.query, run)
  }

  /** Does something to the only element that is shown, as soon as it is ready. */
  async #act(act: (element: WebElement) => Promise<void>): Promise<void> {
    let fault: unknown
    const isDone = async () => {
      const found = await this.#page.findReady(this.query)
      if (found.length > 1) throw new Error(`${JSON.stringify(this.query)} is there ${found.length} times`)
      const [element] = found
      if (element === undefined) return false
      try {
        await this.#page.do(() => act(element))
        return true
      } catch (reason) {
        fault = reason
        if (!passing.some((kind) => reason instanceof kind)) throw reason
        // A bar at the edge of the window may cover it: people scroll on.
        await this.#page.evaluateAll(this.query, (elements) => {
          for (const each of elements) each.scrollIntoView({ block: 'center', behavior: 'instant' })
        })
        return false
      }
    }
    await poll(isDone, `${JSON.stringify(this.query)} takes an action`).catch((reason) => {
      throw fault instanceof Error ? new Error(`${reason}: ${fault}`, { cause: fault }) : reason
    })
  }
}
