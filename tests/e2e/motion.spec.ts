import type { Page } from '@playwright/test'
import { codeOfCourse, expectFetched } from '../support/browser/fetched.ts'
import { expect, test, waitForHydration } from '../support/browser/fixtures.ts'

/** Starts to note the view transitions of a page, and what moves in them. */
async function noteTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (callback) => {
      const transition = start(callback)
      void transition.ready.then(() => {
        const moving = document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect.pseudoElement ?? ''] : []))
        document.documentElement.dataset['moved'] = moving.join(' ')
      })
      return transition
    }
  })
}
const moved = (page: Page) => page.evaluate(() => document.documentElement.dataset['moved'] ?? 'nothing')

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

test('the picture of a card becomes the picture of its course', async ({ page }) => {
  await noteTransitions(page)
  await openFirstCourse(page)
  await expect.poll(() => moved(page)).toContain('::view-transition-group(subject-picture)')
})

test('nothing moves from a card to its course under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await noteTransitions(page)
  await openFirstCourse(page)
  await expect.poll(() => moved(page)).toBe('')
})
