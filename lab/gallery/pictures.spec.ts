import { readFile } from 'node:fs/promises'
import { expect, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import type { Camera } from './camera.ts'
import { type PictureKind, pictureName, schemes } from './pictures.ts'
import { openView, test } from './studio.ts'
import { isChosen, namesOf, views } from './views.ts'

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
    if (wanted.length === 0) return
    const camera = await openView(studio, view, viewport)
    if (camera === undefined) return
    const { page } = camera
    for (const kind of wanted) {
      await page.emulateMedia({ colorScheme: kind.scheme })
      await camera.rest()
      await compare(pictureName(view, kind), camera, info)
    }
  })
}
