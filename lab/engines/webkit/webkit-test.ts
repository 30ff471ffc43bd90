import { test as base, type TestInfo } from '@playwright/test'
import type { Appearance } from '../../../tests/model/levels.ts'
import { driveTab } from '../../../tests/support/browser/browser-driver.ts'
import { createTab } from '../../../tests/support/browser/tab.ts'
import type { DrivenTab } from '../../../tests/support/browser/walk-path.ts'
import { Network } from './network.ts'
import { WebKitContext, type WebKitPage } from './page.ts'
import { type Display, openDisplay, openSession } from './session.ts'

export interface WebKitTab extends DrivenTab {
  readonly page: WebKitPage
}

interface WorkerFixtures {
  readonly display: Display
}

interface Fixtures {
  /** Opens WebKitGTK at the shop, with a storage of its own. It closes after the test. */
  readonly openWebKit: (appearance: Appearance) => Promise<WebKitTab>
}

/** Tests in WebKitGTK. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
    async ({}, use) => {
      const display = await openDisplay()
      await use(display)
      display.close()
    },
    { scope: 'worker' },
  ],
  openWebKit: async ({ display, baseURL }, use, info) => {
    if (baseURL === undefined) throw new Error('the shop has no address')
    const opened: { readonly page: WebKitPage; readonly close: () => Promise<void> }[] = []
    await use(async (appearance) => {
      const network = new Network(baseURL)
      await network.open()
      const session = await openSession(display, appearance, network.host)
      const context = await WebKitContext.open(session.driver, network, baseURL)
      const page = await context.firstPage()
      let isOpen = true
      const close = async () => {
        if (!isOpen) return
        isOpen = false
        await session.close()
        await context.request.dispose()
        network.close()
      }
      opened.push({ page, close })
      const tab = createTab(context, page, appearance.language)
      const driver = { ...driveTab(tab, network, async () => {}), close }
      return { context, page, driver }
    })
    for (const { page, close } of opened) {
      if (info.status !== info.expectedStatus) await attachPicture(page, info)
      await close()
    }
  },
})

/** Leaves a picture of the page beside the failure of a test. */
async function attachPicture(page: WebKitPage, info: TestInfo): Promise<void> {
  const picture = await page.do((driver) => driver.takeScreenshot()).catch(() => '')
  await info.attach('page', { body: Buffer.from(picture, 'base64'), contentType: 'image/png' })
}
