import { describe, expect, test } from 'vitest'
import { models } from '../../machines/models.ts'
import { partsOf, pathsOf, replay } from '../../machines/paths.ts'
import { missingOf, noteWalked } from './heights.ts'

/** The bare machines: every path goes where it says, and together they go everywhere. */
describe.each(models.map((model) => ({ name: model.name, model })))('$name, on the bare actor', ({ model }) => {
  const walked = new Set<string>()

  test.each(pathsOf(model).map((path) => ({ name: path.name, path })))('$name', ({ path }) => {
    const { states } = replay(
      model,
      path.start,
      path.steps.map(({ event }) => event),
    )
    expect(states).toEqual([path.startState, ...path.steps.map(({ state }) => state)])
    walked.add(path.name)
    noteWalked(model, 'actor', path.name)
  })

  test('leaves no state and no transition out', () => {
    expect(missingOf(model, walked)).toEqual([])
  })

  test('gives every state a name of its own, and says what is seen there', () => {
    const { states } = partsOf(model.machine)
    expect(new Set(states).size).toBe(states.length)
    expect(Object.keys(model.sights).toSorted()).toEqual(states.toSorted())
  })

  test('has a way out of everything that it waits for', () => {
    for (const path of pathsOf(model)) {
      const { snapshot } = replay(
        model,
        path.start,
        path.steps.map(({ event }) => event),
      )
      expect(snapshot.status).not.toBe('error')
    }
    const nodes = Object.values(model.machine.states)
    for (const node of nodes.filter((each) => each.tags.includes('busy'))) {
      const ways = [...node.transitions.keys()]
      const waits = node.invoke.some(({ id }) => !ways.some((way) => way === `xstate.error.actor.${id}`))
      expect({ state: node.key, waits }).toEqual({ state: node.key, waits: false })
    }
  })
})
