import { afterEach, describe, test } from 'vitest'
import { recordPath, walksOf } from './levels.ts'
import type { RenderedApp } from './rendered-app.ts'
import { runPathOnScreen } from './run-path.ts'
import { testedFlowsOfShop } from './tested-models.ts'

// The paths on the shop's real screens, layouts and languages by turns; actors answer what the path says.
describe.each(testedFlowsOfShop.map((model) => [model.name, model] as const))('%s', (_, model) => {
  let app: RenderedApp | undefined
  afterEach(() => {
    app?.close()
    app = undefined
  })

  const walks = walksOf(model).map(({ path, appearance }) => {
    const { layout, language } = appearance
    return [layout, language, path.name, path, appearance] as const
  })
  test.each(walks)('%s, %s: %s', async (_layout, _language, _name, path, appearance) => {
    await runPathOnScreen(model, path, {
      appearance,
      opened: (opened) => {
        app = opened
      },
    })
    recordPath(model, 'screen', path.name, appearance)
  })
})
