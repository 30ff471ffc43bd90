import { expect } from '@playwright/test'
import * as v from 'valibot'
import type { Appearance } from '../../../tests/model/levels.ts'
import { axeOptions, axeResultsSchema, axeScript, endOfAnimations } from '../../../tests/support/browser/fixtures.ts'
import { findLayoutFaults } from '../../../tests/support/browser/measure-page.ts'
import { everyAddress } from '../../../tests/support/browser/route-addresses.ts'
import { test, type WebKitTab } from './webkit-test.ts'

test.describe.configure({ mode: 'default', timeout: 30 * 60_000 })

const appearances: readonly Appearance[] = [
  { layout: 'desktop', language: 'ko' },
  { layout: 'mobile', language: 'en' },
]

for (const appearance of appearances)
  for (const visitor of ['visitor', 'member'] as const)
    test(`shows every page to a ${visitor}: ${appearance.layout} ${appearance.language}`, async ({ openWebKit }) => {
      const tab = await openWebKit(appearance)
      await tab.page.goto('/robots.txt')
      await tab.page.addInitScript(keepErrors)
      if (visitor === 'member') await tab.driver.environment.inOtherTab('log in')
      const faults: Record<string, readonly string[]> = {}
      for (const address of everyAddress) {
        const found = await findFaults(tab, address)
        if (found.length > 0) faults[address] = found
      }
      expect(faults).toEqual({})
    })

/** What is wrong with a page: errors of its script, its headings, its layout, and what axe finds. */
async function findFaults({ page, driver }: WebKitTab, address: string): Promise<readonly string[]> {
  await driver.environment.visit(address)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.do((browser) => browser.executeScript(axeScript))
  const seen = await lookAt(page)
  // An alert may have appeared while it looked.
  return [...(seen.length === 0 ? [] : await lookAt(page)), ...(await page.evaluate(readErrors))]
}

/** Runs in the page, before its own script: keeps what it logs or throws. WebDriver does not tell. */
function keepErrors(): void {
  const errors: string[] = []
  Object.assign(window, { keptErrors: errors })
  for (const level of ['error', 'warn'] as const) console[level] = (...words) => errors.push(words.join(' '))
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => errors.push(`against ${violatedDirective}`))
}

/** Runs in the page. */
function readErrors(): string[] {
  return 'keptErrors' in window && Array.isArray(window.keptErrors) ? window.keptErrors : ['no errors were kept']
}

/** Faults of the page as it is now, with axe in it. */
async function lookAt(page: WebKitTab['page']): Promise<readonly string[]> {
  // What is still changing or appearing has the contrast of neither end.
  await page.evaluate(endOfAnimations)
  const headings = await page.locator('h1').count()
  // Counted here, also behind an alert.
  const options = { ...axeOptions, rules: { 'page-has-heading-one': { enabled: false } } }
  const results = await page.do((browser) =>
    browser.executeScript(`return axe.run(document, ${JSON.stringify(options)})`),
  )
  const { violations } = v.parse(axeResultsSchema, results)
  return [
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...(await findLayoutFaults(page)),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ]
}
