import { expect, test } from 'vitest'
import { chartOf, chartStates } from './flow-chart.ts'
import { countedFlows } from './flow-states.ts'

const nextIn = (flow: string) => {
  const model = countedFlows.find(({ name }) => name === flow)
  if (!model) throw new Error(`there is no flow ${flow}`)
  return Object.fromEntries(chartStates(model).map(({ name, next }) => [name, next.toSorted()]))
}

test('a state is followed by those that come later, and not by those that it leads back to', () => {
  expect(nextIn('inquiry')).toEqual({
    enteringInquiry: ['sendingInquiry'],
    sendingInquiry: ['inquiriesLimited', 'inquirySent'],
    inquiriesLimited: [],
    inquirySent: [],
  })
})

test('what a group of states leads to follows each state in it', () => {
  const next = nextIn('qr-login')
  for (const state of ['waitingForScan', 'waitingForApproval']) expect(next[state]).toContain('codeExpired')
})

test('a state that is passed at once is left out: those after it follow', () => {
  for (const { name } of countedFlows) {
    const next = nextIn(name)
    for (const [state, others] of Object.entries(next))
      for (const other of others)
        expect([name, state, Object.keys(next)]).toEqual([name, state, expect.arrayContaining([other])])
  }
})

test('the drawing names states and no events, which operators do not know', () => {
  const model = countedFlows.find(({ name }) => name === 'inquiry') ?? expect.fail('there is no flow inquiry')
  const { diagram } = chartOf(model)
  expect(diagram.states.map(({ name }) => name)).toContain('inquirySent')
  expect(diagram.arrows.flatMap(({ labels }) => labels)).toEqual([])
})
