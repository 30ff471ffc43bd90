import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Presses Tab until `name` has the focus, as somebody without a mouse does. */
export async function tabTo(
  page: Page,
  role: 'textbox' | 'searchbox' | 'combobox' | 'button' | 'checkbox' | 'link',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 50 })
  }).toPass({ timeout: 15_000, intervals: [1] })
}
