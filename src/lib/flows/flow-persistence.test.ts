import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { syncServerTime } from '../time/server-time.ts'
import { createSnapshotStore, type FlowPersistence, nullAsUndefined } from './flow-persistence.ts'

const machine = setup({
  types: {
    context: {} as { code: string | undefined; error?: { retryAt?: string | undefined } | undefined },
    events: {} as { type: 'sent'; code: string } | { type: 'submitted' } | { type: 'revealed' } | { type: 'refused' },
    tags: {} as 'busy' | 'alert',
  },
  actors: { wait: fromPromise<void, { id: string }>(() => new Promise(() => {})) },
}).createMachine({
  context: { code: undefined },
  initial: 'entering',
  states: {
    entering: { on: { sent: { target: 'waiting', actions: assign({ code: ({ event }) => event.code }) } } },
    waiting: {
      invoke: { id: 'wait', src: 'wait', input: ({ context }) => ({ id: context.code ?? '' }) },
      on: { submitted: 'checking', revealed: 'open.showingCode', refused: 'refused' },
    },
    open: { initial: 'showingCode', states: { showingCode: {} } },
    checking: { tags: 'busy' },
    refused: { tags: 'alert' },
  },
})

const persistence: FlowPersistence<typeof machine> = {
  version: 1,
  context: v.object({
    code: nullAsUndefined(v.pipe(v.string(), v.maxLength(10))),
    error: v.optional(nullAsUndefined(v.object({ retryAt: v.optional(v.string()) }))),
  }),
}
const key = { step: '', subject: 'a' }
const createStore = (options: Partial<Parameters<typeof createSnapshotStore<typeof machine>>[1]> = {}) =>
  createSnapshotStore('sample', { machine, persistence, login: 'first', order: [], ...options })

function snapshotsOf(code = 'one', submits = false) {
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

test('restores the state and starts its actors again', () => {
  createStore().save(key, ...snapshotsOf())
  const snapshot = createStore().read(key)
  if (!snapshot) throw new Error('nothing was kept')
  const actor = createActor(machine, { snapshot })
  actor.start()
  expect(actor.getSnapshot().value).toBe('waiting')
  expect(actor.getSnapshot().context).toEqual({ code: 'one' })
  expect(Object.keys(actor.getSnapshot().children)).toEqual(['wait'])
})

test('keeps the snapshot before a busy state, so that nothing is sent twice', () => {
  createStore().save(key, ...snapshotsOf())
  createStore().save(key, ...snapshotsOf('two', true))
  expect(createStore().read(key)).toMatchObject({ value: 'waiting', context: { code: 'one' } })
})

/** A stored snapshot with an error, which the store adds to it. */
function storeError(error: { readonly retryAt?: string }) {
  const store = createStore()
  const [snapshot, persisted] = snapshotsOf()
  store.save(key, snapshot, Object.assign(persisted, { context: { code: 'one', error } }))
  expect(store.read(key)).toMatchObject({ context: { code: 'one', error } })
  return store
}

test('forgets the error of a form when it is sent again, and keeps the rest', () => {
  const store = storeError({})
  store.save(key, ...snapshotsOf('one', true))
  expect(store.read(key)).toMatchObject({ value: 'waiting', context: { code: 'one', error: undefined } })
})

test('forgets errors on a fresh visit, except that of a limit', () => {
  const store = storeError({})
  store.forgetErrors('b')
  expect(store.read(key)).toMatchObject({ context: { error: {} } })
  store.forgetErrors('a')
  expect(store.read(key)).toMatchObject({ context: { code: 'one', error: undefined } })
  const limited = storeError({ retryAt: '2026-11-22T00:00:00.000Z' })
  limited.forgetErrors('a')
  expect(limited.read(key)).toMatchObject({ context: { error: { retryAt: '2026-11-22T00:00:00.000Z' } } })
})

test('keeps the snapshot before an excluded state, also when that is inside another one', () => {
  const store = createStore({ persistence: { ...persistence, excludedStates: ['showingCode'] } })
  store.save(key, ...snapshotsOf())
  const actor = createActor(machine).start()
  actor.send({ type: 'sent', code: 'one' })
  actor.send({ type: 'revealed' })
  store.save(key, actor.getSnapshot(), actor.getPersistedSnapshot())
  expect(store.read(key)).toMatchObject({ value: 'waiting' })
})

test('restores only for the same subject, login and version, until it expires', () => {
  createStore().save(key, ...snapshotsOf())
  expect(createStore().read({ ...key, subject: 'b' })).toBeUndefined()
  expect(createStore({ login: 'second' }).read(key)).toBeUndefined()
  expect(createStore({ persistence: { ...persistence, version: 2 } }).read(key)).toBeUndefined()
  syncServerTime(String(Date.now() + 31 * 60_000))
  expect(createStore().read(key)).toBeUndefined()
})

test('ignores an invalid context and a state that the machine does not have', () => {
  createStore().save(key, ...snapshotsOf('far too long for the schema'))
  expect(createStore().read(key)).toBeUndefined()
  createStore().save(key, ...snapshotsOf())
  const storageKey = 'draft:flow:sample'
  sessionStorage.setItem(storageKey, (sessionStorage.getItem(storageKey) ?? '').replace('"waiting"', '"renamed"'))
  expect(createStore().read(key)).toBeUndefined()
})

test('keeps later steps when the flow goes back and removes them when it advances', () => {
  const steps = createStore({ order: ['first', 'second', 'third'] })
  const at = (step: string) => ({ step, subject: 'a' })
  for (const step of ['first', 'second', 'third', 'first']) steps.save(at(step), ...snapshotsOf())
  expect(steps.read(at('third'))).toBeDefined()
  steps.save(at('second'), ...snapshotsOf())
  expect(steps.read(at('second'))).toBeDefined()
  expect(steps.read(at('third'))).toBeUndefined()
  expect(steps.read(at('first'))).toBeDefined()
})

test('shows an alert again after a reload, and no more on a later visit', () => {
  const actor = createActor(machine)
  actor.start()
  actor.send({ type: 'sent', code: 'one' })
  actor.send({ type: 'refused' })
  createStore().save(key, actor.getSnapshot(), actor.getPersistedSnapshot())
  expect(createStore().read(key)).toMatchObject({ value: 'refused' })
  createStore().forgetErrors(key.subject)
  expect(createStore().read(key)).toBeUndefined()
})
