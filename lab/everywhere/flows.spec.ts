import { test } from '@playwright/test'
import { everyFlowModel } from '../../tests/flows/every-flow-model.ts'
import { browserWalks, recordPath, walksToEnds } from '../../tests/model/levels.ts'
import { walkPath } from '../../tests/support/browser/walk-path.ts'

// Walks the paths of every flow in a real browser against the real server; the sandbox brings about the replies. The
// tests move the clock and make calls fail, so they run on shops of their own, one path at a time on each. One path to each
// end is walked on pages that the browser translates as well.
test.describe.configure({ mode: 'default' })

for (const model of everyFlowModel) {
  test.describe(model.name, () => {
    for (const { path, appearance } of browserWalks(model)) {
      const { layout, language } = appearance
      test(`${layout} ${language}: ${path.name}`, async ({ browser }) => {
        await walkPath(browser, model, path, appearance)
        recordPath(model, 'browser', path.name, appearance)
      })
    }
    for (const { path, appearance } of walksToEnds(model)) {
      const { layout, language } = appearance
      test(`${layout} ${language}, translated: ${path.name}`, async ({ browser }) => {
        await walkPath(browser, model, path, { ...appearance, isTranslated: true })
      })
    }
  })
}
