import type { Page } from '@playwright/test'

/** Longer than a reader takes to rest (`src/lib/browser/idle-line.ts`), in ms. */
const pauseMs = 2_000

/** Waits until a page has loaded ahead what its reader may open next: until it fetches nothing more. */
export async function untilRested(page: Page): Promise<void> {
  let before = -1
  for (;;) {
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').length)
    if (fetched === before) return
    before = fetched
    await page.waitForTimeout(pauseMs)
  }
}
