import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { bundleForPage } from '../../tests/support/browser/bundle-for-page.ts'

/** The reader's build for browsers. */
const alias = { '@guidepup/virtual-screen-reader': '@guidepup/virtual-screen-reader/browser.js' }

let script: Promise<string> | undefined

/** What a screen reader says of the page, a line for each thing. */
export async function listen(page: Page): Promise<string[]> {
  script ??= bundleForPage(new URL('read-aloud.ts', import.meta.url), 'reader', alias)
  return v.parse(v.array(v.string()), await page.evaluate(`${await script}; reader.readAloud()`))
}
