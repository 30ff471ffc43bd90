import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { type FlowMemory, keptFlow, maybe } from './flow-memory.ts'
import { syncServerTime } from '../time/server-time.ts'

const machine = setup({
  types: {
    context: {} as { code: string | undefined },
    events: {} as { type: 'sent'; code: string } | { type: 'submitted' },
    tags: {} as 'busy',
  },
  actors: { wait: fromPromise<void, { id: string }>(() => new Promise(() => {})) },
}).createMachine({
  context: { code: undefined },
  initial: 'entering',
  states: {
    entering: { on: { sent: { target: 'waiting', actions: assign({ code: ({ event }) => event.code }) } } },
    waiting: {
      invoke: { id: 'wait', src: 'wait', input: ({ context }) => ({ id: context.code ?? '' }) },
      on: { submitted: 'checking' },
    },
    checking: { tags: 'busy' },
  },
})

const memory: FlowMemory<typeof machine> = {
  version: 1,
  context: v.object({ code: maybe(v.pipe(v.string(), v.maxLength(10))) }),
}
const place = { step: '', subject: 'a' }
const keep = (options: Partial<Parameters<typeof keptFlow<typeof machine>>[1]> = {}) =>
  keptFlow('sample', { machine, memory, login: 'first', order: [], ...options })

function standing(code = 'one', submits = false) {
  const actor = createActor(machine)
  actor.start()
  actor.send({ type: 'sent', code })
  if (submits) actor.send({ type: 'submitted' })
  return [actor.getSnapshot(), actor.getPersistedSnapshot()] as const
}

beforeEach(() => {
  sessionStorage.clear()
  syncServerTime(String(Date.now()))
})

test('restores the state, and starts what ran in it', () => {
  keep().keep(place, ...standing())
  const snapshot = keep().read(place)
  if (!snapshot) throw new Error('nothing was kept')
  const actor = createActor(machine, { snapshot })
  actor.start()
  expect(actor.getSnapshot().value).toBe('waiting')
  expect(actor.getSnapshot().context).toEqual({ code: 'one' })
  expect(Object.keys(actor.getSnapshot().children)).toEqual(['wait'])
})

test('keeps the state before a busy one, so that nothing is sent again', () => {
  keep().keep(place, ...standing())
  keep().keep(place, ...standing('two', true))
  expect(keep().read(place)).toMatchObject({ value: 'waiting', context: { code: 'one' } })
})

test('counts for the same subject, login and version alone, and until its time is over', () => {
  keep().keep(place, ...standing())
  expect(keep().read({ ...place, subject: 'b' })).toBeUndefined()
  expect(keep({ login: 'second' }).read(place)).toBeUndefined()
  expect(keep({ memory: { ...memory, version: 2 } }).read(place)).toBeUndefined()
  syncServerTime(String(Date.now() + 31 * 60_000))
  expect(keep().read(place)).toBeUndefined()
})

test('drops a context that does not fit, and a state that the machine does not have', () => {
  keep().keep(place, ...standing('far too long for the schema'))
  expect(keep().read(place)).toBeUndefined()
  keep().keep(place, ...standing())
  const key = 'draft:flow:sample'
  sessionStorage.setItem(key, (sessionStorage.getItem(key) ?? '').replace('"waiting"', '"renamed"'))
  expect(keep().read(place)).toBeUndefined()
})

test('keeps later steps when the flow goes back, and forgets them when it advances', () => {
  const steps = keep({ order: ['first', 'second', 'third'] })
  const at = (step: string) => ({ step, subject: 'a' })
  for (const step of ['first', 'second', 'third', 'first']) steps.keep(at(step), ...standing())
  expect(steps.read(at('third'))).toBeDefined()
  steps.keep(at('second'), ...standing())
  expect(steps.read(at('second'))).toBeDefined()
  expect(steps.read(at('third'))).toBeUndefined()
  expect(steps.read(at('first'))).toBeDefined()
})
