import type { Browser } from '@playwright/test'
import { type Figure, median } from './table.ts'

const clicks = 15

/** Time from the click on a course in the list to its heading on the detail page, by the browser's clock. */
export async function clickToHeading(browser: Browser, port: number): Promise<Figure[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ko-KR',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0',
  })
  const page = await context.newPage()
  const measured: Record<'hovered' | 'direct', number[]> = { hovered: [], direct: [] }
  for (let turn = 0; turn < clicks * 2; turn++) {
    const kind = turn % 2 === 0 ? 'hovered' : 'direct'
    await page.goto(`http://localhost:${port}/contents`, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => document.documentElement.dataset['scripted'] !== undefined)
    const link = page
      .getByRole('article')
      .nth(turn % 10)
      .getByRole('link')
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
            const heading = document.querySelector('h1')
            if (heading?.textContent === title) done(performance.now() - started)
            else requestAnimationFrame(watch)
          }
          if (anchor instanceof HTMLElement) anchor.click()
          watch()
        }),
    )
    measured[kind].push(milliseconds)
  }
  await context.close()
  return [
    { name: 'click to heading, hovered before', value: median(measured.hovered), unit: 'ms', goal: ['most', 60] },
    { name: 'click to heading, not hovered', value: median(measured.direct), unit: 'ms', goal: ['most', 60] },
  ]
}
