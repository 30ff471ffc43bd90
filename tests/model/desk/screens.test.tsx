import { afterEach, describe, test } from 'vitest'
import { getStart } from '../../../machines/models/flow-model.ts'
import { findPaths } from '../../../machines/models/paths.ts'
import { recordPath } from '../levels.ts'
import { createScreenUser, emptyEnvironment } from '../screen-driver.ts'
import { testedFlowsOfDesk } from '../tested-models.ts'
import { walkOnScreen } from '../walk-on-screen.ts'
import { renderDesk } from './render-desk.tsx'

/** The paths on the real screens of the desk in both languages; actors answer what the path says. */
describe.each(
  testedFlowsOfDesk.flatMap((model) =>
    (['ko', 'en'] as const).map((language) => [model.name, language, model] as const),
  ),
)('%s, on the screen of the desk in %s', (_, language, model) => {
  let close = () => {}
  afterEach(() => {
    close()
    close = () => {}
  })

  test.each(findPaths(model).map((path) => [path.name, path] as const))('%s', async (name, path) => {
    const page = await renderDesk(getStart(model, path.start).address, language)
    close = page.close
    const environment = {
      ...emptyEnvironment,
      failNextCall: async ({ name: call }: { readonly name: string }, code: Parameters<typeof page.failNextCall>[1]) =>
        page.failNextCall(call, code),
    }
    await walkOnScreen(page, { ...createScreenUser(page), environment }, model, path)
    recordPath(model, 'screen', name, { layout: 'desktop', language })
  })
})
