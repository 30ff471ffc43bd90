import type { UserDriver } from '#tests/flows/user-driver.ts'
import { translate } from '../translate.ts'
import type { Language } from './fixtures.ts'
import type { WebContext, WebPage } from './web-page.ts'

/** What a user does on the page alone. */
export type UserActions = Omit<UserDriver, 'environment'>

/** Pauses between two polls of the browser, in ms; the last one repeats. */
export const pollIntervals = [20, 50, 100]

/** The tab of a test, its language, and the actions of its user. */
export interface Tab {
  readonly context: WebContext
  readonly page: WebPage
  readonly language: Language
  /** Translates a text of the shop into the tab's language. */
  readonly say: (english: string) => string
  /** The one of two texts, Korean and English, in the tab's language. */
  readonly pick: (texts: readonly [ko: string, en: string]) => string
  /** Opens a page and waits for its script. */
  readonly open: (path: string) => Promise<void>
  readonly user: UserActions
}

export function createTab(context: WebContext, page: WebPage, language: Language): Tab {
  const say = (english: string) => translate(english, language)
  return {
    context,
    page,
    language,
    say,
    pick: ([ko, en]) => (language === 'ko' ? ko : en),
    open: async (path) => {
      await page.goto(path)
      await page.waitForFunction(() => document.documentElement.dataset['scripted'] !== undefined)
    },
    user: {
      click: (role, ...names) =>
        names
          .map((name) =>
            page.getByRole(
              role,
              typeof name === 'string' ? { name: say(name), exact: true } : { name: name[language] },
            ),
          )
          .reduce((all, each) => all.or(each))
          .first()
          .click(),
      type: (label, text) => page.getByLabel(say(label), { exact: true }).fill(text),
      select: async (label, value) => {
        await page.getByLabel(say(label), { exact: true }).selectOption(value)
      },
      check: async (name) => {
        const box = page.getByRole('checkbox', { name: say(name) })
        if (!(await box.isChecked())) await box.click()
      },
      mark: async (role, name, isMarked = true) => {
        const place = page.getByRole(role, { name: name[language] })
        if ((await place.isChecked()) !== isMarked) await place.click()
      },
      choose: (name) => page.getByRole('radio', { name: name[language], exact: true }).check(),
      goBack: async (from = '') => {
        await page.waitForURL(({ pathname }) => new RegExp(from).test(pathname))
        await page.goBack()
      },
      openMenu: async () => {
        const menu = page.getByRole('button', { name: say('Menu'), exact: true })
        if (await menu.isVisible()) await menu.click()
      },
      followLink: (path) => page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click(),
    },
  }
}
