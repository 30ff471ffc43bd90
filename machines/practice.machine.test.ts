import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { practiceMachine } from './practice.machine.ts'

const right = { type: 'answer.given', right: 1 } as const
const wrong = { type: 'answer.given', right: 0 } as const
const next = { type: 'next.chosen' } as const
const again = { type: 'again.chosen' } as const
const events = [right, wrong, next, again]

/** State, index of the question and right answers after these events. */
function stateAfter(questions: number, ...sent: typeof events) {
  const actor = createActor(practiceMachine, { input: { points: Array(questions).fill(1) } }).start()
  for (const event of sent) actor.send(event)
  const { value, context } = actor.getSnapshot()
  return [value, context.question, context.right]
}

describe('practiceMachine', () => {
  it('explains each answer before the next question', () => {
    expect(stateAfter(2)).toEqual(['answering', 0, 0])
    expect(stateAfter(2, right)).toEqual(['explained', 0, 1])
    expect(stateAfter(2, right, next)).toEqual(['answering', 1, 1])
  })

  it('counts what was answered right', () => {
    expect(stateAfter(2, wrong)).toEqual(['explained', 0, 0])
    expect(stateAfter(2, right, next, wrong, next)).toEqual(['finished', 1, 1])
    expect(stateAfter(1, right, next)).toEqual(['finished', 0, 1])
  })

  it('takes one answer to a question', () => {
    expect(stateAfter(2, wrong, right)).toEqual(['explained', 0, 0])
    expect(stateAfter(2, next)).toEqual(['answering', 0, 0])
  })

  it('is right when all of a question was got right, and counts each part', () => {
    const answered = (found: number) => {
      const actor = createActor(practiceMachine, { input: { points: [3] } }).start()
      actor.send({ type: 'answer.given', right: found })
      const { wasRight, right } = actor.getSnapshot().context
      return [wasRight, right]
    }
    expect(answered(3)).toEqual([true, 3])
    expect(answered(2)).toEqual([false, 2])
    expect(answered(0)).toEqual([false, 0])
  })

  it('begins anew from the end, and only there', () => {
    expect(stateAfter(1, right, next, again)).toEqual(['answering', 0, 0])
    expect(stateAfter(1, right, again)).toEqual(['explained', 0, 1])
  })

  it('reaches its end from every state, with no more right answers than questions', () => {
    const paths = getShortestPaths(practiceMachine, { input: { points: [1, 1, 1] }, events })
    const reached = new Set(paths.map(({ state }) => state.value))
    expect(reached).toEqual(new Set(['answering', 'explained', 'finished']))
    for (const { state } of paths) {
      expect(state.context.right).toBeLessThanOrEqual(3)
      const rest = getShortestPaths(practiceMachine, {
        input: { points: [1, 1, 1] },
        events,
        fromState: state,
        toState: (each) => each.matches('finished'),
      })
      expect(rest.length).toBeGreaterThan(0)
    }
  })
})
