import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { browserFlags } from '../../scripts/browser.ts'
import { freePort } from '../../server/db/free-port.ts'
import { logInThroughForm, memberShop } from './member-shop.ts'
import { type Figure, median } from './table.ts'

const runs = 3
/** Most milliseconds that the main thread may be blocked while a page loads, on a phone. */
const mostBlockingMs = 100

type Page = readonly [name: string, path: string]

/** Pages that only a member sees, and what a member buys who has not bought it. */
const memberPages: readonly Page[] = [
  ['order form', '/order?course=201&option=201003'],
  ['my page', '/mypage'],
]

/** Visits an address once with Lighthouse. */
type Visit = (address: string, options?: Flags) => Promise<Result>

/**
 * Lighthouse scores of a phone on a slow connection, the median of several runs. Throttling is simulated: Lighthouse computes
 * what a slow phone would do from a fast visit. On loopback the fonts arrive before the first paint, so the simulation adds
 * their time to the largest paint. The largest paint is measured on a throttled connection as well.
 */
export async function lighthouseScores(executable: string, port: number, pages: readonly Page[]): Promise<Figure[]> {
  await using tool = await openLighthouse((options) => chromium.launch({ ...options, executablePath: executable }))
  const figures: Figure[] = []
  for (const [name, path] of pages) {
    const address = `http://localhost:${port}${path}`
    const whole = await repeat(() => tool.visit(address))
    const throttled = await repeat(() =>
      tool.visit(address, { throttlingMethod: 'devtools', onlyAudits: ['largest-contentful-paint'] }),
    )
    for (const [title, category] of [
      ['performance', 'performance'],
      ['accessibility', 'accessibility'],
      ['best practices', 'best-practices'],
      ['SEO', 'seo'],
    ] as const) {
      const value = median(whole.map(({ categories }) => (categories[category]?.score ?? 0) * 100))
      const least = category === 'performance' ? 98 : 100
      figures.push({ name: `${name}: Lighthouse ${title}`, value, unit: '', goal: ['least', least] })
    }
    const throttledPaint = { ...largestPaint(name, throttled), name: `${name}: largest paint, throttled connection` }
    const shift = medianOf(whole, 'cumulative-layout-shift')
    figures.push(largestPaint(name, whole), throttledPaint, blockingTime(name, whole), {
      name: `${name}: layout shift`,
      value: shift,
      unit: '',
      goal: ['most', 0.02],
    })
  }
  return figures
}

/** The blocking time of pages, and the largest paint: what most changes of a page change, by the visits that tell it. */
export async function blockingTimes(executable: string, port: number, pages: readonly Page[]): Promise<Figure[]> {
  await using tool = await openLighthouse((options) => chromium.launch({ ...options, executablePath: executable }))
  const figures: Figure[] = []
  for (const [name, path] of pages) {
    const results = await repeat(() => tool.visit(`http://localhost:${port}${path}`, { onlyAudits: [...timings] }))
    figures.push(blockingTime(name, results), largestPaint(name, results))
  }
  return figures
}

/** The blocking time of pages for a member, who has logged in before. */
export async function blockingTimesOfMember(executable: string): Promise<Figure[]> {
  await using shop = await memberShop()
  // Lighthouse opens its pages beside those of a browser's own profile, not of another context.
  const open = (options: { args: string[] }) =>
    chromium.launchPersistentContext('', { ...options, executablePath: executable, locale: 'ko-KR' })
  await using tool = await openLighthouse(open)
  await logInThroughForm(tool.opened, shop)
  const figures: Figure[] = []
  for (const [name, path] of memberPages) {
    const results = await repeat(() =>
      tool.visit(shop.origin + path, { onlyAudits: [...timings], disableStorageReset: true }),
    )
    const [{ finalDisplayedUrl = '' } = {}] = results
    if (!finalDisplayedUrl.endsWith(path)) throw new Error(`${path} led to ${finalDisplayedUrl}`)
    figures.push(blockingTime(name, results))
  }
  return figures
}

const timings = ['total-blocking-time', 'largest-contentful-paint'] as const

/** Opens a browser that Lighthouse controls. */
async function openLighthouse<Opened extends Browser | BrowserContext>(
  open: (options: { args: string[] }) => Promise<Opened>,
): Promise<{ readonly opened: Opened; readonly visit: Visit } & AsyncDisposable> {
  const port = await freePort()
  const opened = await open({ args: [...browserFlags, '--lang=ko-KR', `--remote-debugging-port=${port}`] })
  const flags: Flags = { port, output: 'json', logLevel: 'error', extraHeaders: { 'Accept-Language': 'ko' } }
  const visit: Visit = async (address, options = {}) => {
    const result = await lighthouse(address, { ...flags, ...options })
    if (!result) throw new Error('Lighthouse gave no result')
    return result.lhr
  }
  return { opened, visit, [Symbol.asyncDispose]: () => opened.close() }
}

async function repeat(visit: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let turn = 0; turn < runs; turn++) results.push(await visit())
  return results
}

function medianOf(results: readonly Result[], audit: string): number {
  return median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
}

function blockingTime(name: string, results: readonly Result[]): Figure {
  const value = medianOf(results, 'total-blocking-time')
  return { name: `${name}: total blocking time`, value, unit: 'ms', goal: ['most', mostBlockingMs] }
}

function largestPaint(name: string, results: readonly Result[]): Figure {
  const value = medianOf(results, 'largest-contentful-paint') / 1000
  return { name: `${name}: largest paint`, value, unit: 's', goal: ['most', 1.7] }
}
