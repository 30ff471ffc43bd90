import { afterEach, describe, test } from 'vitest'
import { languageOf, pathsIn, recordPath } from './levels.ts'
import type { RenderedApp } from './rendered-app.ts'
import { runPathOnScreen } from './run-path.ts'
import { testedFlowsOfShop } from './tested-models.ts'

// The paths on the shop's real screens in both layouts; actors answer what the path says.
describe.each(
  testedFlowsOfShop.flatMap((model) =>
    (['desktop', 'mobile'] as const).map((layout) => [model.name, layout, model] as const),
  ),
)('%s, on the %s screen', (_, layout, model) => {
  let app: RenderedApp | undefined
  afterEach(() => {
    app?.close()
    app = undefined
  })

  const walks = pathsIn(model, layout).flatMap((path, index) => {
    // A path of one layout alone is walked in both languages there.
    const languages = model.starts[path.start]?.layout ? (['ko', 'en'] as const) : [languageOf(index, layout)]
    return languages.map((language) => [language, path.name, path] as const)
  })
  test.each(walks)('%s: %s', async (language, _name, path) => {
    const appearance = { layout, language }
    await runPathOnScreen(model, path, {
      appearance,
      opened: (opened) => {
        app = opened
      },
    })
    recordPath(model, 'screen', path.name, appearance)
  })
})
