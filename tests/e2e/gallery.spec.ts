import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { type ComparedPicture, schemes, type Standing } from '../../scripts/gallery/pictures.ts'
import { writeReport } from '../../scripts/gallery/write-report.ts'
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts'

async function paint(path: string, background: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toFile(path)
}

const title = { ko: '삭제된 계정', en: 'The account was deleted' }

/** Writes a report with made-up pictures, one of each standing in both schemes. Returns the folder. */
async function writeMadeUpReport(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'practicum-gallery-'))
  const folders = { accepted: join(root, 'gallery'), report: join(root, 'report') }
  const views: Record<Standing, string> = {
    new: 'pages/home/plain',
    changed: 'flows/login/accountDeleted',
    gone: 'flows/login/signedIn',
    equal: 'pages/search/plain',
  }
  const pictures: ComparedPicture[] = []
  for (const [standing, view] of Object.entries(views) as [Standing, string][]) {
    for (const scheme of schemes) {
      const name = `${view}/desktop-en-${scheme}`
      if (standing !== 'new') await paint(join(folders.accepted, `${name}.png`), 'navy')
      if (standing === 'new' || standing === 'changed') await paint(join(folders.report, `new/${name}.png`), 'orange')
      if (standing === 'changed') await paint(join(folders.report, `differences/${name}.png`), 'red')
      const hasDifference = standing === 'changed'
      pictures.push({ name, standing, title, address: '/login', hasDifference, width: 300, height: 200 })
    }
  }
  await writeReport({ choices: [], isWhole: true, pictures }, folders)
  return root
}

test('the gallery’s page filters pictures and compares them, from the disk and by keyboard', {
  tag: '@once',
}, async ({ page }) => {
  const root = await writeMadeUpReport()
  const address = pathToFileURL(join(root, 'report/index.html')).href
  const cards = page.getByRole('listitem')
  await page.goto(address)
  await expect(page.getByText('New 2, changed 2, gone 2, equal 2.')).toBeVisible()
  await expect(cards).toHaveCount(8)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  await page.getByLabel('Page or flow').selectOption('login')
  await page.getByLabel('Scheme').selectOption('Dark')
  await expect(page.getByRole('status')).toHaveText('2 pictures')
  await page.getByLabel('Search').fill('deleted account')
  await expect(cards).toHaveCount(2)
  await page.getByLabel('Search').fill('accountdeleted')
  await expect(cards).toHaveCount(1)
  await page.reload()
  await expect(cards).toHaveCount(1)
  await page.getByLabel('Search').fill('')
  await page.getByLabel('Page or flow').selectOption('All')
  await page.getByLabel('Only what changed').check()
  await expect(cards).toHaveCount(3)

  await page.getByRole('link', { name: 'login / accountDeleted' }).click()
  const dialog = page.getByRole('dialog')
  const slider = dialog.getByRole('slider', { name: 'Part of the new picture' })
  const newPicture = dialog.getByRole('img', { name: /^New: / })
  await expect(slider).toHaveValue('50')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('51')
  await expect(newPicture).toHaveCSS('clip-path', 'inset(0px 49% 0px 0px)')
  await page.keyboard.press('Home')
  await expect(newPicture).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)')
  await expectAccessible(page)
  for (const image of await page.getByRole('img').all())
    expect(await image.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth)).toBe(300)

  await dialog.getByRole('button', { name: 'Difference' }).click()
  await expect(dialog.getByRole('img', { name: /^Difference of / })).toBeVisible()
  await dialog.getByRole('link', { name: 'Next' }).click()
  await expect(dialog.getByRole('heading')).toContainText('flows/login/signedIn/desktop-en-dark')
  await page.goBack()
  await expect(dialog.getByRole('heading')).toContainText('flows/login/accountDeleted/desktop-en-dark')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cards).toHaveCount(3)
  rmSync(root, { recursive: true })
})
