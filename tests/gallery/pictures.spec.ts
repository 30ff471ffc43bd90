import { appendFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Browser, expect, test as base, type TestInfo, type WorkerInfo } from '@playwright/test'
import sharp from 'sharp'
import { acceptedFolder, reportFolder } from '../../scripts/gallery/folders.ts'
import {
  matchesChoices,
  type PictureKind,
  pictureName,
  schemes,
  type TakenPicture,
} from '../../scripts/gallery/pictures.ts'
import { paths } from '../../contract/addresses/paths.ts'
import { sampleMoment } from '../../machines/samples/samples.ts'
import type { Language, Layout } from '../support/browser/fixtures.ts'
import { sessionKeys } from '../../contract/values/browser-storage.ts'
import { Camera } from './camera.ts'
import { memberFile, readOrders } from './prepared.ts'
import { type AddressedView, views } from './views.ts'

/** Choices that limit the pictures, separated by line breaks. */
const choices = (process.env['GALLERY_CHOICES'] ?? '').split('\n').filter((choice) => choice !== '')

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

const namesOf = (view: AddressedView) =>
  (['desktop', 'mobile'] as const).flatMap((layout) =>
    (['ko', 'en'] as const).flatMap((language) =>
      schemes.map((scheme) => pictureName(view, { layout, language, scheme })),
    ),
  )

/** Compares a picture with the accepted one of its name, and leaves what is new or different in the report. */
async function compare(
  name: string,
  camera: Camera,
  info: TestInfo,
): Promise<Pick<TakenPicture, 'standing' | 'hasDifference' | 'width' | 'height'>> {
  const accepted = await readFile(join(acceptedFolder, `${name}.png`)).catch(() => undefined)
  const picture = await camera.takePicture(accepted)
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  const answer = (standing: TakenPicture['standing'], hasDifference = false) => ({
    standing,
    hasDifference,
    width,
    height,
  })
  if (accepted && (accepted.equals(picture) || (await haveSamePixels(accepted, picture)))) return answer('equal')
  await write(join(reportFolder, 'new', `${name}.png`), picture)
  if (!accepted) return answer('new')
  return answer('changed', await drawDifference(name, picture, info))
}

/** Another version of the browser may write the same pixels in other bytes. */
async function haveSamePixels(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((each) => sharp(each).raw().toBuffer({ resolveWithObject: true })))
  return a !== undefined && b !== undefined && a.info.width === b.info.width && a.data.equals(b.data)
}

/**
 * Lets Playwright draw what differs. Returns whether it did: it takes pixels that only smooth an edge for equal, which
 * the gallery does not.
 */
async function drawDifference(name: string, picture: Buffer, info: TestInfo): Promise<boolean> {
  try {
    expect(picture).toMatchSnapshot(`${name}.png`.split('/'), { threshold: 0, maxDiffPixels: 0 })
  } catch {
    const drawn = info.attachments.findLast((each) => each.name.endsWith('-diff.png'))?.path
    if (drawn === undefined) return false
    const target = join(reportFolder, 'differences', `${name}.png`)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(drawn, target)
    return true
  }
  return false
}

async function write(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

for (const view of views.filter((each) => namesOf(each).some((name) => matchesChoices(name, choices)))) {
  test(`${view.group} ${view.of} ${view.variant}`, async ({ studio, viewport }, info) => {
    const { layout, language } = studio
    const kinds = schemes.map((scheme): PictureKind => ({ layout, language, scheme }))
    const wanted = kinds.filter((kind) => matchesChoices(pictureName(view, kind), choices))
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
      const name = pictureName(view, kind)
      const taken: TakenPicture = { name, title: view.title, address, ...(await compare(name, camera, info)) }
      appendFileSync(join(reportFolder, 'taken.jsonl'), `${JSON.stringify(taken)}\n`)
    }
  })
}
