import { afterEach, describe, expect, test } from 'vitest'
import { flowModels } from '../../machines/models/flow-models.ts'
import { findPaths } from '../../machines/models/paths.ts'
import { findUncovered, recordPath } from './levels.ts'
import type { RenderedApp } from './render-app.tsx'
import { runPathOnScreen } from './run-path.ts'

/** Runs the same paths on the rendered screens. Actors reply as the path says. */
describe.each(flowModels.map((model) => ({ name: model.name, model })))(
  '$name, on the rendered screen',
  ({ model }) => {
    const walked = new Set<string>()
    let app: RenderedApp | undefined
    afterEach(() => {
      app?.close()
      app = undefined
    })

    test.each(findPaths(model).map((path) => ({ name: path.name, path })))('$name', async ({ path }) => {
      await runPathOnScreen(model, path, (opened) => {
        app = opened
      })
      walked.add(path.name)
      recordPath(model, 'screen', path.name)
    })

    test('covers every state and every transition', () => {
      expect(findUncovered(model, walked)).toEqual([])
    })
  },
)
