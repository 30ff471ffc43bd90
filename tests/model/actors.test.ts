import { describe, expect, test } from 'vitest'
import { flowModels } from '../../machines/models/flow-models.ts'
import { getMachineParts, findPaths, replay } from '../../machines/models/paths.ts'
import { findUncovered, recordPath } from './levels.ts'

/** Runs the paths on the bare machines. Each reaches its states; together they cover every state and transition. */
describe.each(flowModels.map((model) => ({ name: model.name, model })))('$name, on the bare actor', ({ model }) => {
  const walked = new Set<string>()

  test.each(findPaths(model).map((path) => ({ name: path.name, path })))('$name', ({ path }) => {
    const { states } = replay(
      model,
      path.start,
      path.steps.map(({ event }) => event),
    )
    expect(states).toEqual([path.startState, ...path.steps.map(({ state }) => state)])
    walked.add(path.name)
    recordPath(model, 'actor', path.name)
  })

  test('covers every state and every transition', () => {
    expect(findUncovered(model, walked)).toEqual([])
  })

  test('has unique state names and an expectation for each state', () => {
    const { states } = getMachineParts(model.machine)
    expect(new Set(states).size).toBe(states.length)
    expect(Object.keys(model.expectations).toSorted()).toEqual(states.toSorted())
  })

  test('handles the error of every actor in a busy state', () => {
    for (const path of findPaths(model)) {
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
