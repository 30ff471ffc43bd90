import { expect, visitTest as test, waitForHydration } from '../support/browser/fixtures.ts'
import { enlargeText, findLayoutFaults, lengthenNames } from '../support/browser/measure-page.ts'
import { everyAddress } from '../support/browser/route-addresses.ts'

/** Widths of windows, in pixels: small phone, phone, tablet, small and usual laptop, desktop. */
const widths = [320, 390, 768, 1024, 1440, 1920]
const height = 900
/** Width of the window when the text is twice as large. */
const largeTextWidth = 1280

// The browser logs that /not-found answers 404.
test.use({ allowConsoleErrors: true })

for (const address of everyAddress) {
  test(`fits every width, large text and long words: ${address}`, { tag: '@exhaustive' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await waitForHydration(page)
    // A font that comes between two measurements moves what was measured.
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // An address with a hash begins further down, where the link back to the top is already shown.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const faults: Record<string, string[]> = {}
    const measure = async (name: string, width: number) => {
      await page.setViewportSize({ width, height })
      faults[name] = await findLayoutFaults(page)
    }
    for (const width of widths) await measure(`${width}`, width)
    await lengthenNames(page)
    for (const width of [320, 1440]) await measure(`long words at ${width}`, width)
    const takeBack = await enlargeText(page)
    await measure('200 % text', largeTextWidth)
    await takeBack()
    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([])
  })
}

test('keeps the squares of fields and the rules visible in forced colours', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contents')
  const paints = (selector: string, pseudo: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo)
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const square = await paints('article[data-field] p > span', '::before')
  const filled = await paints('article[data-field] [role=img]', '::before')
  expect([canvas, 'rgba(0, 0, 0, 0)']).not.toContain(square)
  expect([canvas, 'rgba(0, 0, 0, 0)']).not.toContain(filled)
})
