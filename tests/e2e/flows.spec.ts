import { test } from '@playwright/test'
import { everyFlowModel } from '#tests/flows/every-flow-model.ts'
import { walksFromStarts } from '../model/levels.ts'
import { walkPath } from '../support/browser/walk-path.ts'

// Walks each flow from each of its starts in a real browser against the real server; the sandbox brings about the replies.
// The tests move the clock and make calls fail, so they run one at a time on a shop of their own.
test.describe.configure({ mode: 'default' })

for (const { model, path, appearance } of walksFromStarts(everyFlowModel))
  test(`${model.name}, ${appearance.layout} ${appearance.language}: ${path.name}`, async ({ browser }) => {
    await walkPath(browser, model, path, appearance)
  })
