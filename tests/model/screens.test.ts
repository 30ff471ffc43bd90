import { afterEach, describe, test } from 'vitest'
import { flowModels } from '../../machines/models/flow-models.ts'
import { languageOf, pathsIn, recordPath } from './levels.ts'
import type { RenderedApp } from './render-app.tsx'
import { runPathOnScreen } from './run-path.ts'

/** The paths on the shop's real screens in both layouts; actors answer what the path says. */
describe.each(
  flowModels.flatMap((model) =>
    (['desktop', 'mobile'] as const).map((layout) => ({ name: model.name, model, layout })),
  ),
)('$name, on the $layout screen', ({ model, layout }) => {
  let app: RenderedApp | undefined
  afterEach(() => {
    app?.close()
    app = undefined
  })

  const walks = pathsIn(model, layout).map((path, index) => ({
    name: path.name,
    path,
    language: languageOf(index, layout),
  }))
  test.for(walks)('$language: $name', async ({ path, language }) => {
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
