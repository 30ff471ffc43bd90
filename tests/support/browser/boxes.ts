import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from './fixtures.ts'

/** Opens a page in a window of this width. */
export async function openAt(page: Page, width: number, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  await waitForHydration(page)
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The place of the only element that a locator finds. */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('the element is not drawn')
  return box
}

/** The places of all elements that a locator finds. */
export const boxesOf = (locator: Locator): Promise<Box[]> =>
  locator.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )
