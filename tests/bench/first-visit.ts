import type { Browser } from '@playwright/test'
import type { Figure } from './table.ts'

/** What a first visit on a phone transfers before the page is touched, in Korean, the larger of the two languages. */
export async function firstVisit(
  browser: Browser,
  port: number,
  pages: readonly (readonly [string, string])[],
): Promise<Figure[]> {
  const figures: Figure[] = []
  const device = { viewport: { width: 390, height: 844 }, locale: 'ko-KR', isMobile: true, deviceScaleFactor: 2 }
  // Fills the page cache, as earlier visitors do.
  const before = await browser.newPage(device)
  for (const [, path] of pages) await before.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' })
  await before.close()

  for (const [name, path] of pages) {
    const context = await browser.newContext(device)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const types = new Map<string, string>()
    const headers = new Map<string, number>()
    const bytes = new Map<string, number>()
    let requests = 0
    let whole = 0
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (!response.url.startsWith('data:')) types.set(requestId, type)
      headers.set(requestId, response.encodedDataLength)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId)
      if (type === undefined) return
      requests += 1
      whole += encodedDataLength
      bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength - (headers.get(requestId) ?? 0))
    })
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' })
    await context.close()
    const kilobytes = (type: string) => (bytes.get(type) ?? 0) / 1000
    figures.push(
      { name: `${name}: JavaScript`, value: kilobytes('Script'), unit: 'kB', goal: ['most', maxScriptKilobytes(path)] },
      { name: `${name}: CSS`, value: kilobytes('Stylesheet'), unit: 'kB', goal: ['most', 12] },
      { name: `${name}: HTML`, value: kilobytes('Document'), unit: 'kB', goal: ['most', 20] },
      { name: `${name}: requests`, value: requests, unit: '', goal: ['most', 20] },
      { name: `${name}: whole page`, value: whole / 1000, unit: 'kB', goal: ['most', 300] },
    )
  }
  return figures
}

/** Most script that a first visit may load, in kB (Brotli): a course's page has more to do than home and list. */
function maxScriptKilobytes(path: string): number {
  return path.startsWith('/contents/detail') ? 132 : 128
}
