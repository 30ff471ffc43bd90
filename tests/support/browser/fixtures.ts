import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, test as base, expect, type Page, type WorkerInfo } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import * as v from 'valibot'
import { localStorageKeys, sessionStorageKeys } from '#contract/values/browser-storage.ts'
import { deskCookie, httpOnlyCookies, readableCookies } from '#server/lib/cookies.ts'

export type Language = 'ko' | 'en'
export type Layout = 'desktop' | 'mobile'

interface Fixtures {
  /** The language and layout of the project that runs. */
  readonly language: Language
  readonly layout: Layout
  /** The one of two texts that is in the project's language. */
  readonly say: (ko: string, en: string) => string
  /** Set by tests in which requests fail, because the browser logs that. */
  readonly allowConsoleErrors: boolean
  /** Unless `allowConsoleErrors`, fails the test when the page logs an error or warning, breaks its policy, or throws. */
  readonly consoleCheck: undefined
  /** Fails the test when the browser holds a cookie or key that the shop does not declare, and so the privacy policy does not name. */
  readonly storageCheck: undefined
}

interface WorkerFixtures {
  /** See {@link visitTest}. */
  readonly sharedPage: Page
  readonly sharedPageWithoutScript: Page
}

function openSharedPage(javaScriptEnabled: boolean) {
  return async ({ browser }: { browser: Browser }, use: (page: Page) => Promise<void>, { project }: WorkerInfo) => {
    const { baseURL, hasTouch, locale, userAgent, viewport } = project.use
    const context = await browser.newContext({ baseURL, hasTouch, locale, userAgent, viewport, javaScriptEnabled })
    await use(await context.newPage())
    await context.close()
  }
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedPage: [openSharedPage(true), { scope: 'worker' }],
  sharedPageWithoutScript: [openSharedPage(false), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
  language: async ({}, use, info) => use(info.project.name.endsWith('ko') ? 'ko' : 'en'),
  // biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
  layout: async ({}, use, info) => use(info.project.name.startsWith('desktop') ? 'desktop' : 'mobile'),
  say: async ({ language }, use) => use((ko, en) => (language === 'ko' ? ko : en)),
  allowConsoleErrors: [false, { option: true }],
  consoleCheck: [
    async ({ page, allowConsoleErrors }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        // The page handles the error of a call; the browser logs it as well.
        const isAnswer = new URL(message.location().url, 'http://shop').pathname.startsWith('/api/')
        if (!isAnswer && ['error', 'warning'].includes(message.type())) problems.push(message.text())
      })
      page.on('pageerror', ({ message }) => {
        // Firefox says so of a script that a page still waited for when it was left.
        if (!message.startsWith('error loading dynamically imported module')) problems.push(message)
      })
      await use(undefined)
      if (!allowConsoleErrors) expect(problems).toEqual([])
    },
    { auto: true },
  ],
  storageCheck: [
    async ({ page }, use) => {
      await use(undefined)
      expect(await undeclaredNames(page), 'cookies and keys that are not declared').toEqual([])
    },
    { auto: true },
  ],
})

const declaredCookies = new Set([...httpOnlyCookies, deskCookie, ...readableCookies].map(({ name }) => name))
const declaredKeys = [...Object.values(localStorageKeys), ...Object.values(sessionStorageKeys)]

/** Cookies of the page's context, and keys of the storages of its origin, that are declared nowhere. */
async function undeclaredNames(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name.replace(/^__Host-/, ''))
  // A page that is closed, an error of the browser or a blank one has no storage.
  const keys = page.isClosed() || !page.url().startsWith('http') ? [] : await page.evaluate(storedKeys).catch(() => [])
  return [
    // Those of the sandbox's own pages, which a live shop has not.
    ...cookies.filter((name) => !declaredCookies.has(name) && !name.startsWith('sandbox-')),
    ...keys.filter((key) => !declaredKeys.some((each) => (each.endsWith(':') ? key.startsWith(each) : key === each))),
  ]
}

function storedKeys(): string[] {
  return [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
}

/**
 * For tests that open addresses and look at them, without pressing anything: those of a worker share one page, because
 * starting a renderer takes three times as long as a visit. Cookies, size of the window and media are as in a new page.
 */
export const visitTest = test.extend({
  page: async ({ sharedPage, viewport }, use) => {
    await sharedPage.context().clearCookies()
    await sharedPage.emulateMedia({ colorScheme: null, forcedColors: null, media: null, reducedMotion: null })
    if (viewport) await sharedPage.setViewportSize(viewport)
    await use(sharedPage)
    forgetListeners(sharedPage)
  },
})

/** {@link visitTest} with scripts off. */
export const visitTestWithoutScript = test.extend({
  page: async ({ sharedPageWithoutScript }, use) => {
    await use(sharedPageWithoutScript)
    forgetListeners(sharedPageWithoutScript)
  },
})

function forgetListeners(page: Page): void {
  for (const event of ['console', 'pageerror', 'request', 'framenavigated']) page.removeAllListeners(event)
}

/** Script that brings axe into a page. */
export const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/** Violations alone: passed rules take more time to report than to check. */
export const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}
export const axeResultsSchema = v.object({
  violations: v.array(v.object({ id: v.string(), nodes: v.array(v.object({ target: v.array(v.string()) })) })),
})

/** Header, menus, footer and chatbot: the same on every page, and half of the work of axe. */
const sharedParts = { exclude: ['body > header', 'body > footer', 'body > #chatbot'] }

/**
 * Expects that axe finds no violation (WCAG 2.2 AA and best practices) in a page without frames. `ownParts` leaves out
 * what all pages share, for tests that look at many pages; `pages.spec.ts` checks it.
 */
export async function expectAccessible(page: Page, parts: 'allParts' | 'ownParts' = 'allParts'): Promise<void> {
  expect(page.frames(), 'axe checks the page without its frames').toHaveLength(1)
  await page.evaluate(axeScript)
  // What is still changing or appearing has the contrast of neither end.
  await page.evaluate(endOfAnimations)
  const context = parts === 'allParts' ? 'document' : JSON.stringify(sharedParts)
  const results: unknown = await page.evaluate(`axe.run(${context}, ${JSON.stringify(axeOptions)})`)
  const { violations } = v.parse(axeResultsSchema, results)
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(found).toEqual([])
  expect(await page.evaluate(sectionsWithoutHeading), 'sections without a heading').toEqual([])
}

/** Runs in the page: waits until what changes for less than a second has changed. */
export function endOfAnimations(): Promise<unknown> {
  const isShort = ({ effect, playState }: Animation) => {
    const { duration, iterations } = effect?.getTiming() ?? {}
    return playState === 'running' && iterations === 1 && Number(duration) < 1_000
  }
  const ends = document
    .getAnimations()
    .filter(isShort)
    .map(({ finished }) => finished)
  // An animation of a page that draws no frames never ends.
  const isOver = new Promise((resolve) => setTimeout(resolve, 2_000))
  return Promise.race([Promise.allSettled(ends), isOver])
}

/** Sections and regions of the page that have no heading of their own, by their label or first words. */
function sectionsWithoutHeading(): string[] {
  const headings = 'h1, h2, h3, h4, h5, h6'
  const sections = [...document.querySelectorAll('section, [role=region]')]
  const bare = sections.filter((section) => {
    const named = document.getElementById(section.getAttribute('aria-labelledby') ?? '')
    const own = [...section.querySelectorAll(headings)]
    return (
      !named?.matches(headings) &&
      !own.some((heading) => heading.closest('section, [role=region], article') === section)
    )
  })
  return bare.map((section) => section.getAttribute('aria-label') ?? (section.textContent ?? '').slice(0, 60))
}

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['scripted'] !== undefined)
}

/** Opens a page, and expects what every page has: status 200, its language, one heading of the first level, a title. */
export async function openPage(page: Page, path: string, language: Language): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(200)
  await waitForHydration(page)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/.+ – Practicum$/)
}

/** Makes the visitor save data, so that pages load nothing ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
}

/** Holds the requests for an address until the returned function is called. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const mayCome = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await mayCome.promise
    // The page may have given the request up meanwhile.
    await route.continue().catch(() => {})
  })
  return mayCome.resolve
}

/** Holds the script of the next page until the returned function is called. */
export function delayScript(page: Page): Promise<() => void> {
  return holdRequests(page, '**/assets/client-*.js')
}

export { expect }
