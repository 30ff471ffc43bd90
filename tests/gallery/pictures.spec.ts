import { readFile } from 'node:fs/promises'
import { type Browser, expect, test as base, type TestInfo, type WorkerInfo } from '@playwright/test'
import sharp from 'sharp'
import { type PictureKind, pictureName, schemes } from '../../scripts/gallery/pictures.ts'
import { paths } from '../../contract/addresses/paths.ts'
import { sampleMoment } from '../../machines/samples/samples.ts'
import type { Language, Layout } from '../support/browser/fixtures.ts'
import { sessionKeys } from '../../contract/values/browser-storage.ts'
import { Camera } from './camera.ts'
import { memberFile, readOrders } from './prepared.ts'
import { isChosen, namesOf, views } from './views.ts'

/**
 * What the tests of a worker share: starting a renderer takes three times as long as a visit. The member has one session
 * for all workers, because their page lists each.
 */
interface Studio {
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

const test = base.extend<object, { readonly studio: Studio }>({
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

/** Compares a picture with the accepted one of its name. One that is new is only shown in the report. */
async function compare(name: string, camera: Camera, info: TestInfo): Promise<void> {
  const path = `${name}.png`.split('/')
  const accepts = info.config.updateSnapshots === 'all'
  const accepted = await readFile(info.snapshotPath(...path)).catch(() => undefined)
  const picture = await camera.takePicture(accepted)
  if (accepted && (accepted.equals(picture) || (await haveSamePixels(accepted, picture)))) return
  if (!accepted && !accepts) {
    info.annotations.push({ type: 'new', description: name })
    return info.attach(name, { body: picture, contentType: 'image/png' })
  }
  const errors = info.errors.length
  expect.soft(picture).toMatchSnapshot(path, { threshold: 0, maxDiffPixels: 0 })
  if (!accepted || accepts || info.errors.length > errors) return
  // Playwright takes pixels that only smooth an edge for equal. By these names its report shows two pictures as one change.
  const fileName = name.replaceAll('/', '-')
  await info.attach(`${fileName}-expected.png`, { body: accepted, contentType: 'image/png' })
  await info.attach(`${fileName}-actual.png`, { body: picture, contentType: 'image/png' })
  expect.soft(accepted.equals(picture), `${name} differs in pixels that smooth an edge`).toBe(true)
}

/** Another version of the browser may write the same pixels in other bytes. */
async function haveSamePixels(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((each) => sharp(each).raw().toBuffer({ resolveWithObject: true })))
  return a !== undefined && b !== undefined && a.info.width === b.info.width && a.data.equals(b.data)
}

for (const view of views.filter((each) => namesOf(each).some(isChosen))) {
  test(`${view.group} ${view.of} ${view.variant}`, async ({ studio, viewport }, info) => {
    const { layout, language } = studio
    const kinds = schemes.map((scheme): PictureKind => ({ layout, language, scheme }))
    const wanted = kinds.filter((kind) => isChosen(pictureName(view, kind)))
    const address = view.address(layout, language, readOrders())
    if (address === undefined || wanted.length === 0) return
    const camera = view.isOfMember ? studio.member : studio.visitor
    const { page } = camera
    if (!view.isOfMember) await page.context().clearCookies()
    await camera.open(address, viewport ?? { width: 0, height: 0 })
    if (view.group === 'flows')
      await expect(page.locator(`[data-flow="${view.of}"]`)).toHaveAttribute('data-state', view.variant)
    // A state may be busy, and so are examples of components; another page that stays busy has not loaded.
    else if (address.startsWith(paths.supportComponents())) await expect(page.locator('main h1')).toBeVisible()
    else await expect(page.locator('main').locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0)
    for (const kind of wanted) {
      await page.emulateMedia({ colorScheme: kind.scheme })
      await camera.rest()
      await compare(pictureName(view, kind), camera, info)
    }
  })
}
