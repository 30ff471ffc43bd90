import type { FlowModel } from '../../machines/model.ts'
import { type FlowPath, startOf } from '../../machines/paths.ts'
import { expectState, personAt } from './screen-person.ts'
import { openStage, type Stage } from './stage.tsx'

/** Opens the page where a path of a flow begins, and walks the path on the rendered screen, state by state. */
export async function walkOnScreen(
  model: FlowModel,
  path: FlowPath,
  opened: (stage: Stage) => void = () => {},
): Promise<Stage> {
  const start = startOf(model, path.start)
  const stage = await openStage(start.address, start.layout ?? 'desktop', start.isMember)
  opened(stage)
  const person = personAt(stage)
  await start.approach?.(person)
  await expectState(stage, model.name, path.startState, model.sights[path.startState])
  for (const [place, step] of path.steps.entries()) {
    if (step.kind === 'event') {
      await model.events[step.of]?.[step.case]?.gesture(person, path.steps[place + 1]?.name)
    } else {
      const reply = model.replies[step.of]?.[step.case]
      if (reply) await stage.reply(model.name, step.of, reply)
    }
    await expectState(stage, model.name, step.state, model.sights[step.state])
  }
  return stage
}
