import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { expect, test, waitForHydration } from '../support/browser/fixtures.ts'
import { runOps } from '../support/browser/run-ops.ts'

const speedSchema = v.array(
  v.object({
    route: v.string(),
    layout: v.string(),
    device: v.string(),
    measured: v.number(),
    LCP: v.nullable(v.number()),
    CLS: v.nullable(v.number()),
  }),
)

/** What visitors of the layout had on a route on its usual device, as the operator reads it. Other tests use others. */
async function speedOf(page: Page, route: string, layout: string) {
  const rows = v.parse(speedSchema, await runOps(page, 'speed'))
  const device = layout === 'mobile' ? 'phone' : 'computer'
  return rows.find((row) => row.route === route && row.layout === layout && row.device === device)
}

test('how fast a page was, and the next one that a link opened, is counted by route', { tag: '@chromium' }, async ({
  page,
  context,
  layout,
}) => {
  // The page that is left below cannot say where its shop is.
  await page.goto('/robots.txt')
  const before = await speedOf(page, '/contents', layout)
  // On a busy machine a page may be left before its first paint is known: another visit counts then.
  test.slow()
  await expect(async () => {
    const visitor = await context.newPage()
    // What measures loads once the reader rests.
    const loaded = visitor.waitForResponse(/\/assets\/visit-counts-/)
    await visitor.goto('/contents')
    await waitForHydration(visitor)
    await (await loaded).finished()
    // The browser is idle once the file has run and has been told what was painted before.
    await visitor.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
    await visitor.getByRole('article').first().getByRole('link').first().click()
    await expect(visitor).toHaveURL(/\/contents\/detail/)
    await expect(visitor.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.close({ runBeforeUnload: true })

    await expect(async () => {
      const list = await speedOf(page, '/contents', layout)
      // Other tests leave the list as well.
      expect(list?.measured).toBeGreaterThan(before?.measured ?? 0)
      for (const name of ['LCP', 'CLS'] as const) expect(list?.[name], name).not.toBeNull()
      expect((await speedOf(page, '/contents/detail', layout))?.LCP).not.toBeNull()
    }).toPass({ timeout: 10_000 })
  }).toPass()
})
