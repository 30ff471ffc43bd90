import { flowModels } from '../../../tests/flows/flow-models.ts'
import { walksFromStarts } from '../../../tests/model/levels.ts'
import { test } from '../../../tests/support/browser/fixtures.ts'
import { walkPath } from '../../../tests/support/browser/walk-path.ts'

// Walks every flow from each of its starts. The tests move the clock and make calls fail, so they run one by one.
test.describe.configure({ mode: 'default' })

for (const { model, path, appearance } of walksFromStarts(flowModels))
  test(`${model.name} ${path.start}`, async ({ browser }) => {
    await walkPath(browser, model, path, appearance)
  })
