import { describe, expect, test } from 'vitest'
import { getMachineParts, isListener } from '#tests/flows/machine-parts.ts'
import { findPaths, replay } from '#tests/flows/paths.ts'
import { findUncovered, recordPath } from './levels.ts'
import { testedModels } from './tested-models.ts'

// The bare machines: every path goes where the model's table says, and together they go everywhere.
describe.each(testedModels.map((model) => [model.name, model] as const))('%s, on the bare actor', (_, model) => {
  const paths = findPaths(model)

  test.each(paths.map((path) => [path.name, path] as const))('%s', (name, { start, startState, steps }) => {
    const { states, snapshot } = replay(
      model,
      start,
      steps.map(({ event }) => event),
    )
    expect(steps.filter(({ row }) => row === undefined).map((step) => step.name)).toEqual([])
    expect(states).toEqual([startState, ...steps.map(({ state }) => state)])
    expect(snapshot.status).not.toBe('error')
    recordPath(model, 'actor', name)
  })

  test('leaves no state, transition or row of the table out', () => {
    expect(findUncovered(model, paths)).toEqual([])
  })

  test('gives every state a name of its own', () => {
    const { states } = getMachineParts(model.machine)
    expect(new Set(states).size).toBe(states.length)
  })

  test('has a way out of everything that it waits for', () => {
    const nodes = Object.values(model.machine.states)
    for (const node of nodes.filter((each) => each.tags.includes('busy'))) {
      const ways = [...node.transitions.keys()]
      const awaited = node.invoke.filter(({ src }) => !isListener(model, src))
      const waits = awaited.some(({ id }) => !ways.some((way) => way === `xstate.error.actor.${id}`))
      expect({ state: node.key, waits }).toEqual({ state: node.key, waits: false })
    }
  })
})
