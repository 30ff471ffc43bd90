import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Presses Tab until the element with this role and name has the focus, as a visitor without a mouse does. */
export async function tabTo(
  page: Page,
  role: 'textbox' | 'searchbox' | 'combobox' | 'button' | 'checkbox' | 'link',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })
  await expect(async () => {
    await page.keyboard.press('Tab')
    // The focus has moved by now. Waiting for it would press on past the target on a slow machine.
    const hasFocus = await target.evaluateAll((elements) => elements.some((each) => each === document.activeElement))
    expect(hasFocus, `the ${role} ${name} has the focus`).toBe(true)
  }).toPass({ timeout: 15_000, intervals: [0] })
}
