import type { Page } from '@playwright/test'

/** Longer than a reader takes to rest (`src/lib/browser/idle-line.ts`), in ms. */
const quietMs = 2_000

/** Waits until a page has loaded ahead what its reader may open next: until no request comes any more. */
export async function untilRested(page: Page): Promise<void> {
  const isQuiet = () =>
    page.waitForEvent('request', { timeout: quietMs }).then(
      () => false,
      () => true,
    )
  while (!(await isQuiet()));
}
