import type { Browser, BrowserContextOptions } from '@playwright/test'
import { logInThroughForm, memberShop } from './member-shop.ts'
import { untilRested } from './rested.ts'
import type { Figure } from './table.ts'

/** Pages that only a member sees. */
const memberPages = [
  ['my page', '/mypage'],
  ['purchase history', '/mypage/history'],
] as const

const device = { viewport: { width: 390, height: 844 }, locale: 'ko-KR', isMobile: true, deviceScaleFactor: 2 }

type Page = readonly [name: string, path: string]

/**
 * What a first visit on a phone transfers before the page is touched, in Korean, the larger of the two languages. The
 * goals are for the page itself, which a visitor who saves data gets; what is loaded ahead of a click is shown beside it.
 */
export async function firstVisit(browser: Browser, pages: readonly Page[]): Promise<Figure[]> {
  await using shop = await memberShop()
  const login = await browser.newContext(device)
  await logInThroughForm(login, shop)
  const member: BrowserContextOptions = { ...device, storageState: await login.storageState() }
  await login.close()
  const visits = [
    ...pages.map((page) => ({ page, options: device })),
    ...memberPages.map((page) => ({ page, options: member })),
  ]
  // Fills the page cache, as earlier visitors do.
  for (const { page, options } of visits) await transfer(browser, shop.origin + page[1], options, { savesData: true })

  const figures: Figure[] = []
  for (const { page, options } of visits) {
    const [name, path] = page
    const own = await transfer(browser, shop.origin + path, options, { savesData: true })
    const whole = await transfer(browser, shop.origin + path, options, { savesData: false })
    const second = await transfer(browser, shop.origin + path, options, {
      savesData: false,
      after: otherPage(shop.origin, path),
    })
    figures.push(
      {
        name: `${name}: JavaScript`,
        value: own.kilobytes('Script'),
        unit: 'kB',
        goal: ['most', mostScriptKilobytes(path)],
      },
      {
        name: `${name}: HTML, with styles and the picture that leads it`,
        value: own.kilobytes('Document'),
        unit: 'kB',
        goal: ['most', 36],
      },
      {
        name: `${name}: HTML, as a second document`,
        value: second.kilobytes('Document'),
        unit: 'kB',
        goal: ['most', 2],
      },
      { name: `${name}: requests`, value: own.requests, unit: '', goal: ['most', 20] },
      { name: `${name}: whole page`, value: own.wholeKilobytes, unit: 'kB', goal: ['most', mostWholeKilobytes] },
      { name: `${name}: requests, with what is loaded ahead`, value: whole.requests, unit: '' },
      { name: `${name}: loaded ahead`, value: whole.wholeKilobytes - own.wholeKilobytes, unit: 'kB' },
      { name: `${name}: dictionary for later pages`, value: whole.dictionaryKilobytes, unit: 'kB' },
    )
  }
  return figures
}

/** What a first visit of a visitor on a phone transfers, of a page that others have visited before. */
export async function visitorTransfers(browser: Browser, address: string): Promise<Transfer> {
  await transfer(browser, address, device, { savesData: true })
  return transfer(browser, address, device, { savesData: true })
}

/** A page that a visitor may have seen before. */
function otherPage(origin: string, path: string): string {
  return origin + (path === '/' ? '/contents' : '/')
}

interface Transfer {
  readonly requests: number
  /** Without the dictionary. */
  readonly wholeKilobytes: number
  /** The dictionary by which later pages take fewer bytes, which the browser loads while it is idle. */
  readonly dictionaryKilobytes: number
  /** Bodies of one type, as they are transferred. */
  readonly kilobytes: (type: string) => number
}

/** Transfers of a page: of a first visit, or of one after that of another page, which the visitor rested on. */
async function transfer(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  { savesData, after }: { readonly savesData: boolean; readonly after?: string },
): Promise<Transfer> {
  const context = await browser.newContext({ ...options, extraHTTPHeaders: savesData ? { 'Save-Data': 'on' } : {} })
  const page = await context.newPage()
  await page.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } })
  }, savesData)
  if (after !== undefined) {
    await page.goto(after, { waitUntil: 'networkidle' })
    await untilRested(page)
  }
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const headers = new Map<string, number>()
  const bytes = new Map<string, number>()
  let requests = 0
  let whole = 0
  let dictionary = 0
  const dictionaries = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) types.set(requestId, type)
    headers.set(requestId, response.encodedDataLength)
    if (new URL(response.url).pathname.startsWith('/frames/')) dictionaries.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type === undefined) return
    if (dictionaries.has(requestId)) {
      dictionary += encodedDataLength
      return
    }
    requests += 1
    whole += encodedDataLength
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength - (headers.get(requestId) ?? 0))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await untilRested(page)
  await context.close()
  return {
    requests,
    wholeKilobytes: whole / 1000,
    dictionaryKilobytes: dictionary / 1000,
    kilobytes: (type) => (bytes.get(type) ?? 0) / 1000,
  }
}

/** Most that a first visit may load, in kB, without what is loaded ahead and the dictionary. */
export const mostWholeKilobytes = 240

/** Most script that a first visit may load, in kB (Brotli): a course's page has more to do than home and list. */
export function mostScriptKilobytes(path: string): number {
  return path.startsWith('/contents/detail') ? 140 : 128
}
