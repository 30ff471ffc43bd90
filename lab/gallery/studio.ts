import { type Browser, test as base, expect, type WorkerInfo } from '@playwright/test'
import { sessionKeys } from '../../contract/values/browser-storage.ts'
import { sampleMoment } from '../../tests/flows/samples/samples.ts'
import type { Language, Layout } from '../../tests/support/browser/fixtures.ts'
import { Camera } from './camera.ts'
import { memberFile, readOrders } from './prepared.ts'
import type { AddressedView } from './views.ts'

/**
 * What the tests of a worker share: starting a renderer takes three times as long as a visit. The member has one session
 * for all workers, because their page lists each.
 */
export interface Studio {
  readonly visitor: Camera
  readonly member: Camera
  readonly layout: Layout
  readonly language: Language
}

async function openCamera(
  browser: Browser,
  { hasTouch, locale, userAgent, viewport, baseURL }: WorkerInfo['project']['use'],
  storageState?: string,
): Promise<Camera> {
  const context = await browser.newContext({
    hasTouch,
    locale,
    userAgent,
    viewport,
    baseURL,
    storageState,
    reducedMotion: 'reduce',
  })
  await context.clock.setFixedTime(sampleMoment)
  const page = await context.newPage()
  // Each view begins as a new tab of the visitor or member: without what the view before it stored.
  await page.addInitScript((kept) => {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key)
  }, Object.values<string>(sessionKeys))
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    // The caret of a focused field blinks.
    sheet.replaceSync('* { caret-color: transparent !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  return Camera.at(page)
}

export const test = base.extend<object, { readonly studio: Studio }>({
  studio: [
    async ({ browser }, use, { project }) => {
      const visitor = await openCamera(browser, project.use)
      const member = await openCamera(browser, project.use, memberFile)
      const layout = project.name.startsWith('desktop') ? 'desktop' : 'mobile'
      await use({ visitor, member, layout, language: project.name.endsWith('ko') ? 'ko' : 'en' })
      await visitor.page.context().close()
      await member.page.context().close()
    },
    { scope: 'worker' },
  ],
})

/**
 * Opens a view in the layout and language of the project, in a window of this size, and waits until the page shows it.
 * Returns undefined when the layout has no such view.
 */
export async function openView(
  { visitor, member, layout, language }: Studio,
  view: AddressedView,
  viewport: { readonly width: number; readonly height: number } | null,
): Promise<Camera | undefined> {
  const address = view.address(layout, language, readOrders())
  if (address === undefined) return undefined
  const camera = view.isOfMember ? member : visitor
  const { page } = camera
  if (!view.isOfMember) await page.context().clearCookies()
  await camera.open(address, viewport ?? { width: 0, height: 0 })
  if (view.group === 'flows')
    await expect(page.locator(`[data-flow="${view.of}"]`)).toHaveAttribute('data-state', view.variant)
  // A state may be busy; another page that stays busy has not loaded.
  else await expect(page.locator('main').locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0)
  return camera
}
