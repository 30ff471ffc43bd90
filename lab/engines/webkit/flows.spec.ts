import { flowModels } from '../../../tests/flows/flow-models.ts'
import { walksFromStarts } from '../../../tests/model/levels.ts'
import { takesTime, walkWith } from '../../../tests/support/browser/walk-path.ts'
import { test } from './webkit-test.ts'

// Walks every flow from each of its starts. The tests make calls fail, so they run one after the other.
test.describe.configure({ mode: 'default' })

// WebDriver has no command that moves the clock of a page.
for (const { model, path, appearance } of walksFromStarts(flowModels, (model, path) => !takesTime(model, path)))
  test(`${model.name} ${path.start}`, async ({ openWebKit }) => {
    await walkWith(await openWebKit(appearance), model, path)
  })
