import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { Tab, UserActions } from './tab.ts'

/** Presses Tab until the element with this role and name has the focus, as a visitor without a mouse does. */
export async function tabTo(
  page: Page,
  role: 'textbox' | 'searchbox' | 'combobox' | 'button' | 'checkbox' | 'link',
  name: string | RegExp,
): Promise<void> {
  await tabToElement(page, page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }))
}

async function tabToElement(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor()
  await expect(async () => {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
    // The focus has moved by now. Waiting for it would press on past the target on a slow machine.
    expect(await hasFocus(target), `${target} has the focus`).toBe(true)
  }).toPass({ timeout: 30_000, intervals: [0] })
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((each) => each === document.activeElement))
}

/** What a user does on a page without a mouse: Tab, arrows, Space and Enter. */
export function keyboardUser({ say, language, user }: Tab, page: Page): UserActions {
  const named = (role: Parameters<Page['getByRole']>[0], name: string) => page.getByRole(role, { name, exact: true })
  const choose = async (radio: Locator) => {
    // Tab leads to a group; the arrows lead through it.
    await radio.waitFor()
    const group = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`)
    await tabToElement(page, group)
    if (await radio.isChecked()) return
    await page.keyboard.press('Space')
    await expect(async () => {
      if (!(await radio.isChecked())) await page.keyboard.press('ArrowDown')
      expect(await radio.isChecked()).toBe(true)
    }).toPass({ intervals: [0] })
  }
  return {
    ...user,
    click: async (role, ...names) => {
      await tabToElement(
        page,
        names
          .map((name) =>
            typeof name === 'string' ? named(role, say(name)) : page.getByRole(role, { name: name[language] }),
          )
          .reduce((all, each) => all.or(each)),
      )
      await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter')
    },
    type: async (label, text) => {
      await tabToElement(page, page.getByLabel(say(label), { exact: true }))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
      await page.keyboard.insertText(text)
    },
    select: async (label, value) => {
      const list = page.getByLabel(say(label), { exact: true })
      await tabToElement(page, list)
      await page.keyboard.press('Home')
      await expect(async () => {
        if ((await list.inputValue()) !== value) await page.keyboard.press('ArrowDown')
        expect(await list.inputValue()).toBe(value)
      }).toPass({ intervals: [0] })
    },
    check: async (name) => {
      const box = page.getByRole('checkbox', { name: say(name) })
      if (await box.isChecked()) return
      await tabToElement(page, box)
      await page.keyboard.press('Space')
    },
    mark: async (role, name, isMarked = true) => {
      const place = page.getByRole(role, { name: name[language] })
      if (role === 'radio') return choose(place)
      await tabToElement(page, place)
      if ((await place.isChecked()) !== isMarked) await page.keyboard.press('Space')
    },
    choose: (name) => choose(named('radio', name[language])),
    openMenu: async () => {
      const menu = named('button', say('Menu'))
      if (!(await menu.isVisible())) return
      await tabToElement(page, menu)
      await page.keyboard.press('Enter')
    },
    followLink: async (path) => {
      await tabToElement(page, page.locator(`a[href="${path}"]:visible`).first())
      await page.keyboard.press('Enter')
    },
  }
}
