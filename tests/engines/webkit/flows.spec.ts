import { flowModels } from '../../../machines/models/flow-models.ts'
import { walksFromStarts } from '../../model/levels.ts'
import { takesTime, walkWith } from '../../support/browser/walk-path.ts'
import { test } from './webkit-test.ts'

/** Walks every flow from each of its starts. The tests make calls fail, so they run one after the other. */
test.describe.configure({ mode: 'default' })

for (const [index, model] of flowModels.entries()) {
  // WebDriver has no command that moves the clock of a page.
  for (const { path, appearance } of walksFromStarts(model, index, (path) => !takesTime(model, path)))
    test(`${model.name} ${path.start}`, async ({ openWebKit }) => {
      await walkWith(await openWebKit(appearance), model, path)
    })
}
