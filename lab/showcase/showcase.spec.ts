import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../tests/support/browser/fixtures.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`shows every component, and passes axe (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Parts of pictures' })).toBeVisible({ timeout: 60_000 })
    await expectAccessible(page)
  })
}
