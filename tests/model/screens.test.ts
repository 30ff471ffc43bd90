import { afterEach, describe, expect, test } from 'vitest'
import { models } from '../../machines/models.ts'
import { pathsOf, startOf } from '../../machines/paths.ts'
import { missingOf, noteWalked } from './heights.ts'
import { expectState, personAt } from './screen-person.ts'
import { openStage, type Stage } from './stage.tsx'

/** The same paths on the shop's real screens, rendered; actors answer what the path says. */
describe.each(models.map((model) => ({ name: model.name, model })))('$name, on the rendered screen', ({ model }) => {
  const walked = new Set<string>()
  let stage: Stage | undefined
  afterEach(() => {
    stage?.close()
    stage = undefined
  })

  test.each(pathsOf(model).map((path) => ({ name: path.name, path })))('$name', async ({ path }) => {
    const start = startOf(model, path.start)
    const page = await openStage(start.address, start.layout ?? 'desktop', start.isMember)
    stage = page
    const person = personAt(page)
    await start.approach?.(person)
    await expectState(page, model.name, path.startState, model.sights[path.startState])
    for (const [place, step] of path.steps.entries()) {
      if (step.kind === 'event') {
        await model.events[step.of]?.[step.case]?.gesture(person, path.steps[place + 1]?.name)
      } else {
        const reply = model.replies[step.of]?.[step.case]
        if (reply) await page.reply(model.name, step.of, reply)
      }
      await expectState(page, model.name, step.state, model.sights[step.state])
    }
    walked.add(path.name)
    noteWalked(model, 'screen', path.name)
  })

  test('leaves no state and no transition out', () => {
    expect(missingOf(model, walked)).toEqual([])
  })
})
