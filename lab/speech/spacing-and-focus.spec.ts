import { devices } from '../../tests/support/browser/devices.ts'
import { expect, test, waitForHydration } from '../../tests/support/browser/fixtures.ts'
import { findHiddenFocus, findLayoutFaults, spaceText } from '../../tests/support/browser/measure-page.ts'
import { everyAddress } from '../../tests/support/browser/route-addresses.ts'

const height = 900
const appearances = { 'desktop ko': devices.desktop.ko, 'mobile en': devices.mobile.en }

// The browser logs that /not-found answers 404.
test.use({ allowConsoleErrors: true })

for (const [name, device] of Object.entries(appearances))
  test.describe(name, () => {
    test.use(device)
    for (const address of everyAddress) {
      test(`hides no focus, and has room for spaced text: ${address}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(address)
        await waitForHydration(page)
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        await page.setViewportSize({ width: 390, height })
        const hidden = await findHiddenFocus(page)
        // The first link of the page shows itself while it has the focus, over everything else.
        await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
        // Further down, shortcuts appear that cover what can be scrolled away from them.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        await spaceText(page)
        await page.setViewportSize({ width: 320, height })
        const narrow = await findLayoutFaults(page)
        await page.setViewportSize({ width: 1440, height })
        expect({ hidden, narrow, wide: await findLayoutFaults(page) }).toEqual({ hidden: [], narrow: [], wide: [] })
      })
    }
  })
