import type { Browser, Page } from '@playwright/test'
import { type Figure, median } from './table.ts'

const clicks = 15

/** Lists with their entries, each a link whose text begins with the heading of the page behind it. */
const lists = [
  ['course', '/contents', (page: Page) => page.getByRole('article').getByRole('link')],
  ['notice', '/cs/notices', (page: Page) => page.getByRole('cell').getByRole('link')],
] as const

/** Time from the click on an entry of a list to its heading on the next page, by the browser's clock. */
export async function clickToHeading(browser: Browser, port: number): Promise<Figure[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ko-KR',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0',
  })
  const page = await context.newPage()
  const figures: Figure[] = []
  for (const [name, path, linksOf] of lists) {
    const measured: Record<'hovered' | 'direct', number[]> = { hovered: [], direct: [] }
    for (let turn = 0; turn < clicks * 2; turn++) {
      const kind = turn % 2 === 0 ? 'hovered' : 'direct'
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' })
      await page.waitForFunction(() => document.documentElement.dataset['scripted'] !== undefined)
      const link = linksOf(page).nth(turn % 10)
      if (kind === 'hovered') {
        await link.hover()
        await page.waitForLoadState('networkidle')
      }
      const milliseconds = await link.evaluate(
        (anchor) =>
          new Promise<number>((done) => {
            const title = anchor.textContent
            const started = performance.now()
            const watch = () => {
              const heading = document.querySelector('h1')?.textContent
              if (heading && title.startsWith(heading)) done(performance.now() - started)
              else requestAnimationFrame(watch)
            }
            if (anchor instanceof HTMLElement) anchor.click()
            watch()
          }),
      )
      measured[kind].push(milliseconds)
    }
    figures.push(
      {
        name: `${name}: click to heading, hovered before`,
        value: median(measured.hovered),
        unit: 'ms',
        goal: ['most', 60],
      },
      {
        name: `${name}: click to heading, not hovered`,
        value: median(measured.direct),
        unit: 'ms',
        goal: ['most', 60],
      },
    )
  }
  await context.close()
  return figures
}
