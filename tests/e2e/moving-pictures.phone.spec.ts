import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  holdRequests,
  saveData,
  test,
  waitForHydration,
} from '../support/browser/fixtures.ts'

const home = '/'
const course = '/contents/detail?id=101&memberType=IDV'

/** Addresses of the loops that the page asked for. */
function requestedLoops(page: Page): string[] {
  const loops: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/media/loops/')) loops.push(pathname)
  })
  return loops
}

/** Waits until everything that the page does in idle moments after its script is done. */
async function waitForIdle(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
  )
  await page.waitForLoadState('networkidle')
}

const controls = {
  stop: { ko: '움직이는 그림 멈춤', en: 'Stop the moving picture' },
  play: { ko: '움직이는 그림 재생', en: 'Play the moving picture' },
} as const

test('moves at the top of a course after the page, until it is stopped', async ({ page, say }) => {
  const loops = requestedLoops(page)
  await page.goto(course)
  expect(loops).toEqual([])
  const main = page.getByRole('main')
  const stop = main.getByRole('button', { name: say(controls.stop.ko, controls.stop.en) })
  const moving = page.locator('img[src^="/media/loops/"]')
  await expect(moving).toBeVisible()
  await expectAccessible(page)
  await stop.click()
  await expect(moving).toBeHidden()
  await main.getByRole('button', { name: say(controls.play.ko, controls.play.en) }).click()
  await expect(moving).toBeVisible()
  expect(new Set(loops).size).toBe(1)
})

test('keeps the still picture at the top of a course with reduced motion', async ({ page }) => {
  const loops = requestedLoops(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(course)
  await waitForIdle(page)
  expect(loops).toEqual([])
})

test('fetches nothing that moves for a course when the visitor saves data', async ({ page }) => {
  const loops = requestedLoops(page)
  await saveData(page)
  await page.goto(course)
  await waitForIdle(page)
  expect(loops).toEqual([])
})

test('moves the picture of a card while the mouse is over it, and nothing else on the home page', async ({ page }) => {
  const loops = requestedLoops(page)
  await page.goto(home)
  await waitForIdle(page)
  expect(loops).toEqual([])
  const card = page
    .locator('article')
    .filter({ has: page.getByRole('definition') })
    .first()
  await card.hover()
  const moving = card.locator('img[src^="/media/loops/"]')
  await expect(moving).toBeVisible()
  expect(loops).toEqual([await moving.getAttribute('src')])
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(moving).toBeHidden()
})

test('plays a clip of its own for each free lesson', async ({ page, layout, say }) => {
  const clips = new Set<string | null>()
  for (const number of [1, 2]) {
    if (layout === 'desktop') await page.goto(`/contents/preview?id=101${number > 1 ? `&lesson=${number}` : ''}`)
    else {
      await page.goto(course)
      const lesson = page.locator('#curriculum li').nth(number - 1)
      await lesson.locator('summary').first().click()
    }
    const play = page.getByRole('button', { name: say(`${number}강 클립 재생`, `Play the clip of lesson ${number}`) })
    await expect(play).toBeVisible()
    await play.click()
    const clip = page.locator('img[src^="/media/clips/"]')
    await expect(clip).toBeVisible()
    await expect.poll(() => clip.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)
    clips.add(await clip.getAttribute('src'))
    await expectAccessible(page)
    await page.getByRole('button', { name: say(`${number}강 클립 멈춤`, `Stop the clip of lesson ${number}`) }).click()
    await expect(clip).toBeHidden()
  }
  expect(clips.size).toBe(2)
})

test('offers a clip to play once its script is there', async ({ page, layout, say }) => {
  // On phones the lessons of a course are hydrated after the page.
  const script = layout === 'desktop' ? 'client' : 'course-parts'
  const mayCome = await holdRequests(page, `**/assets/${script}-*.js`)
  await page.goto(layout === 'desktop' ? '/contents/preview?id=101' : course, { waitUntil: 'domcontentloaded' })
  if (layout === 'mobile') {
    await page.locator('#curriculum summary').first().click()
    await waitForHydration(page)
  }
  await expect(page.locator('img[src^="/media/lessons/"]:visible').first()).toBeVisible()
  const play = page.getByRole('button', { name: say('1강 클립 재생', 'Play the clip of lesson 1') })
  await expect(play).toBeHidden()
  mayCome()
  await play.click()
  await expect(page.locator('img[src^="/media/clips/"]')).toBeVisible()
})

test('offers no clip to play with reduced motion', async ({ page, layout, say }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(layout === 'desktop' ? '/contents/preview?id=101' : course)
  if (layout === 'mobile') await page.locator('#curriculum summary').first().click()
  await expect(page.locator('img[src^="/media/lessons/"]:visible').first()).toBeVisible()
  await expect(page.getByRole('button', { name: say('1강 클립 재생', 'Play the clip of lesson 1') })).toBeHidden()
})

test('shows every lesson of a promotion as a step with a picture of its own', async ({ page, say }) => {
  await page.goto('/promotion?id=601')
  const steps = page
    .getByRole('group', {
      name: say('1강부터 20강까지, 눈금 하나가 수업 하나', 'From lesson 1 to lesson 20, one tick per lesson'),
    })
    .getByRole('listitem')
  await expect(steps).toHaveCount(20)
  const pictures = await steps.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(new Set(pictures).size).toBe(20)
  await expectAccessible(page)
})
