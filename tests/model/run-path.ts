import { type FlowModel, getStart, getStartOutcome } from '../../machines/models/flow-model.ts'
import type { FlowPath } from '../../machines/models/paths.ts'
import type { Appearance } from './levels.ts'
import { createScreenDriver, expectMessages, expectState } from './screen-driver.ts'
import { renderApp, type RenderedApp } from './render-app.tsx'

interface RunOptions {
  /** Without it, English in the layout of the path's start. */
  readonly appearance?: Appearance
  /** Gets the page as soon as it is open. */
  readonly opened?: (app: RenderedApp) => void
}

/** Opens the page where a path of a flow begins, and walks the path on the rendered screen, step by step. */
export async function runPathOnScreen(
  model: FlowModel,
  path: FlowPath,
  { appearance, opened }: RunOptions = {},
): Promise<RenderedApp> {
  const start = getStart(model, path.start)
  const { layout, language } = appearance ?? { layout: start.layout ?? 'desktop', language: 'en' }
  const app = await renderApp(start.address, layout, language, start.isMember)
  opened?.(app)
  const driver = createScreenDriver(app)
  await start.arrange?.(driver)
  await expectState(app, model, path.startState)
  await expectMessages(app, model, getStartOutcome(model, path.start))
  for (const [index, step] of path.steps.entries()) {
    if (step.kind === 'event') {
      await model.events[step.of]?.[step.case]?.perform(driver, path.steps[index + 1]?.name)
    } else {
      const reply = model.replies[step.of]?.[step.case]
      if (reply) await app.settleActor(model.name, step.of, reply)
    }
    await expectState(app, model, step.state)
    if (!step.row) throw new Error(`${model.name}: the table has no row for "${step.of} ${step.case}"`)
    await expectMessages(app, model, step.row.outcome)
  }
  return app
}
