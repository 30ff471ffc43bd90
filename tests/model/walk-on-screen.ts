import { type FlowModel, getStart, getStartOutcome } from '#tests/flows/flow-model.ts'
import type { FlowPath } from '#tests/flows/paths.ts'
import type { UserDriver } from '#tests/flows/user-driver.ts'
import type { RenderedPage } from './rendered-app.ts'
import { expectMessages, expectState } from './screen-driver.ts'

/** Walks a path of a flow on an open screen, step by step. */
export async function walkOnScreen(
  page: RenderedPage,
  driver: UserDriver,
  model: FlowModel,
  path: FlowPath,
): Promise<void> {
  await getStart(model, path.start).arrange?.(driver)
  await expectState(page, model, path.startState)
  await expectMessages(page, model, getStartOutcome(model, path.start))
  for (const [index, step] of path.steps.entries()) {
    if (step.kind === 'event') {
      await model.events[step.of]?.[step.case]?.perform(driver, path.steps[index + 1]?.name)
    } else {
      const reply = model.replies[step.of]?.[step.case]
      if (reply) await page.settleActor(model.name, step.of, reply)
    }
    await expectState(page, model, step.state)
    if (!step.row) throw new Error(`${model.name}: the table has no row for "${step.of} ${step.case}"`)
    await expectMessages(page, model, step.row.outcome)
  }
}
