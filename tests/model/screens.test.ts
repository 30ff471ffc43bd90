import { afterEach, describe, expect, test } from 'vitest'
import { models } from '../../machines/models.ts'
import { pathsOf } from '../../machines/paths.ts'
import { missingOf, noteWalked } from './heights.ts'
import type { Stage } from './stage.tsx'
import { walkOnScreen } from './walk.ts'

/** The same paths on the shop's real screens, rendered; actors answer what the path says. */
describe.each(models.map((model) => ({ name: model.name, model })))('$name, on the rendered screen', ({ model }) => {
  const walked = new Set<string>()
  let stage: Stage | undefined
  afterEach(() => {
    stage?.close()
    stage = undefined
  })

  test.each(pathsOf(model).map((path) => ({ name: path.name, path })))('$name', async ({ path }) => {
    await walkOnScreen(model, path, (opened) => {
      stage = opened
    })
    walked.add(path.name)
    noteWalked(model, 'screen', path.name)
  })

  test('leaves no state and no transition out', () => {
    expect(missingOf(model, walked)).toEqual([])
  })
})
