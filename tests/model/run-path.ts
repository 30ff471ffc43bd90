import type { FlowModel } from '../../machines/models/flow-model.ts'
import { type FlowPath, getStart } from '../../machines/models/paths.ts'
import { expectState, createScreenDriver } from './screen-driver.ts'
import { renderApp, type RenderedApp } from './render-app.tsx'

/** Opens the page of a path's start and runs the path on the rendered screen, checking each state. */
export async function runPathOnScreen(
  model: FlowModel,
  path: FlowPath,
  opened: (app: RenderedApp) => void = () => {},
): Promise<RenderedApp> {
  const start = getStart(model, path.start)
  const app = await renderApp(start.address, start.layout ?? 'desktop', start.isMember)
  opened(app)
  const driver = createScreenDriver(app)
  await start.arrange?.(driver)
  await expectState(app, model.name, path.startState, model.expectations[path.startState])
  for (const [index, step] of path.steps.entries()) {
    if (step.kind === 'event') {
      await model.events[step.of]?.[step.case]?.perform(driver, path.steps[index + 1]?.name)
    } else {
      const reply = model.replies[step.of]?.[step.case]
      if (reply) await app.settleActor(model.name, step.of, reply)
    }
    await expectState(app, model.name, step.state, model.expectations[step.state])
  }
  return app
}
