import type { Browser, BrowserContext, Page } from '@playwright/test'
import { logInThroughForm, memberShop } from './member-shop.ts'
import { untilRested } from './rested.ts'
import { type Figure, median } from './table.ts'

/** Clicks of each kind, on as many entries of a list. */
const clicks = 5
/** Added to each answer, in ms. */
const latencies = [0, 50]

/** A list, and the links of its entries: CSS, within the content of the page. */
interface List {
  readonly name: string
  readonly path: string
  readonly links: string
  /** Whether only a member sees it. */
  readonly isPrivate?: true
}

const lists: readonly List[] = [
  { name: 'list to course', path: '/contents', links: 'article a[href^="/contents/detail"]' },
  { name: 'home to course', path: '/', links: 'article a[href^="/contents/detail"]' },
  { name: 'search to course', path: '/search?q=%ED%9B%88%EB%A0%A8', links: 'article a[href^="/contents/detail"]' },
  { name: 'search to device', path: '/search?q=vr', links: 'article a[href^="/device/detail"]' },
  { name: 'search to notice', path: '/search?q=pc', links: 'a[href^="/cs/notice-detail"]' },
  { name: 'devices to device', path: '/device', links: 'article a[href^="/device/detail"]' },
  { name: 'notices to notice', path: '/cs/notices', links: 'td a[href^="/cs/notice-detail"]' },
  { name: 'history to order', path: '/mypage/history', links: 'td a[href^="/mypage/history/detail"]', isPrivate: true },
]

/** `cold`: a first visit to the list, with an empty HTTP cache. `warm`: a later one. Either way the line is idle. */
type Warmth = 'cold' | 'warm'

/** Time from the click on an entry of a list to the heading of the page behind it, by the browser's clock. */
export async function clickToHeading(browser: Browser): Promise<Figure[]> {
  await using shop = await memberShop()
  const figures: Figure[] = []
  for (const list of lists) {
    for (const latency of latencies) {
      for (const warmth of ['cold', 'warm'] as const) {
        const times = await measureList(browser, shop, list, { latency, warmth })
        const kind = `${list.name}, ${latency} ms latency, ${warmth}`
        figures.push(
          { name: `${kind}: hovered before`, value: median(times.hovered), unit: 'ms', goal: ['most', 60] },
          { name: `${kind}: not hovered`, value: median(times.direct), unit: 'ms', goal: ['most', 70] },
        )
      }
    }
  }
  return figures
}

async function measureList(
  browser: Browser,
  shop: { readonly origin: string; readonly userid: string },
  list: List,
  { latency, warmth }: { latency: number; warmth: Warmth },
): Promise<Record<'hovered' | 'direct', number[]>> {
  const times: Record<'hovered' | 'direct', number[]> = { hovered: [], direct: [] }
  const open = async () => {
    const context = await openContext(browser)
    if (list.isPrivate) await logInThroughForm(context, shop)
    return context
  }
  let context = await open()
  // Fills the HTTP cache, and the server's page cache.
  await openList(context, shop.origin + list.path, 0)
  for (let turn = 0; turn < clicks * 2; turn++) {
    const kind = turn % 2 === 0 ? 'hovered' : 'direct'
    if (warmth === 'cold') {
      await context.close()
      context = await open()
    }
    const page = await openList(context, shop.origin + list.path, latency)
    const links = page.locator('main').locator(list.links)
    const count = await links.count()
    if (count === 0) throw new Error(`${list.name}: ${list.path} lists nothing`)
    const link = links.nth(Math.floor(turn / 2) % count)
    if (kind === 'hovered') {
      await link.hover()
      await page.waitForLoadState('networkidle')
    }
    times[kind].push(await link.evaluate(clickUntilHeading))
    await page.close()
  }
  await context.close()
  return times
}

function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ko-KR',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0',
  })
}

/** Opens a list and waits until the page has taken over and fetches nothing more. */
async function openList(context: BrowserContext, address: string, latency: number): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => document.documentElement.dataset['scripted'] !== undefined)
  await untilRested(page)
  return page
}

/** Runs in the page. The heading is the text of the link, or names what the link's address does. */
function clickUntilHeading(anchor: SVGElement | HTMLElement): Promise<number> {
  return new Promise((done, fail) => {
    const title = anchor.textContent
    const address = anchor.getAttribute('href') ?? ''
    const started = performance.now()
    const watch = () => {
      const heading = document.querySelector('h1')?.textContent ?? ''
      const number = heading.split(' ').at(-1) ?? ''
      const isThere =
        location.pathname === new URL(address, location.href).pathname &&
        heading !== '' &&
        (title.startsWith(heading) || (number !== '' && address.endsWith(number)))
      if (isThere) done(performance.now() - started)
      else if (performance.now() - started > 10_000) fail(new Error(`no heading for ${address}: ${heading}`))
      else requestAnimationFrame(watch)
    }
    if (anchor instanceof HTMLElement) anchor.click()
    watch()
  })
}
