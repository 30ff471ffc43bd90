import type { Page } from '@playwright/test'
import { codeOf, codeOfCourse, expectFetched } from '../support/browser/fetched.ts'
import { expect, test, waitForHydration } from '../support/browser/fixtures.ts'

/** Starts to note what a script moves on a page: the file of its picture, and from where. */
async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      const picture = this.querySelector('img')?.getAttribute('src')?.split('/').at(-1)
      const animation = animate.call(this, keyframes, options)
      const [from] = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : []
      document.documentElement.dataset['moved'] = `${picture} ${from?.['transform']}`
      return animation
    }
  })
}
const moved = (page: Page) => page.evaluate(() => document.documentElement.dataset['moved'])

/** Opens the first course of the list, and returns its title. */
async function openFirstCourse(page: Page): Promise<void> {
  await page.goto('/contents')
  await waitForHydration(page)
  const link = page.getByRole('main').getByRole('article').getByRole('link').first()
  const title = await link.textContent()
  // Otherwise a skeleton comes between.
  await expectFetched(page, codeOfCourse)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
}

test('the picture of a card moves to its place on the page of the course', async ({ page }) => {
  await noteMoves(page)
  // Again where a page took longer than 120 ms: a skeleton came between, and nothing moves then.
  await expect(async () => {
    await openFirstCourse(page)
    // The page is there while it moves, and the picture is larger there than on the card.
    expect(await moved(page)).toMatch(/^\S+\.svg translate\(-?[\d.]+px, -?[\d.]+px\) scale\(0\.\d+\)$/)
  }).toPass()
})

test('nothing moves from a card to its course under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await noteMoves(page)
  await openFirstCourse(page)
  expect(await moved(page)).toBeUndefined()
})

test('nothing moves to a course that no card has opened', async ({ page }) => {
  await noteMoves(page)
  await openFirstCourse(page)
  await page.reload()
  await waitForHydration(page)
  await page.goBack()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await moved(page)).toBeUndefined()
})

test('nothing moves to a course that a skeleton has announced', async ({ page }) => {
  await noteMoves(page)
  const arrive = Promise.withResolvers<void>()
  await page.route(codeOf('course'), async (route) => {
    await arrive.promise
    await route.continue()
  })
  await page.goto('/contents')
  await waitForHydration(page)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.locator('[data-skeleton]')).toBeVisible()
  arrive.resolve()
  await expect(page).toHaveURL(/\/contents\/detail/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  expect(await moved(page)).toBeUndefined()
})
