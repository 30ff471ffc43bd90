import { assign, setup } from 'xstate'
import { type MissingForLive, type SetupStep, setupChecks } from '../contract/desk/setup.ts'
import { type ApiErrorData, errorOf } from './api-error-data.ts'
import { endpointActor } from './placeholder-actor.ts'

interface SetUpContext {
  /** What is missing, in the order of the steps. */
  readonly missing: readonly MissingForLive[]
  /** Step that is shown, also while the list is read again; undefined before the first time. */
  readonly shown: SetupStep | 'summary' | undefined
  /** Why the list was not read. */
  readonly error: ApiErrorData | undefined
}

type SetUpEvent =
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  /** The operator has mended something. */
  | { readonly type: 'check.requested' }

export const setUpActors = { setupChecks: endpointActor(setupChecks) }

/** Leads an owner from an empty shop to one that sells: to the first step at which something is missing, and on. */
export const setUpMachine = setup({
  types: { context: {} as SetUpContext, events: {} as SetUpEvent, tags: {} as 'busy' },
  actors: setUpActors,
  actions: {
    setMissing: assign({ missing: (_, { missing }: Pick<SetUpContext, 'missing'>) => missing }),
    show: assign({ shown: (_, { shown }: Pick<SetUpContext, 'shown'>) => shown }),
    clearError: assign({ error: undefined }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
  },
  guards: {
    /** The first of what is missing belongs to this step. */
    begins: ({ context }, { step }: { readonly step: SetupStep }) => context.missing[0]?.step === step,
  },
}).createMachine({
  id: 'set-up',
  context: { missing: [], shown: undefined, error: undefined },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'setupChecks',
        src: 'setupChecks',
        input: {},
        onDone: {
          target: 'checked',
          actions: { type: 'setMissing', params: ({ event }) => event.output },
        },
        onError: { target: 'checkFailed', actions: 'setError' },
      },
    },
    checkFailed: { on: { 'check.requested': 'checking' } },
    checked: {
      always: [
        { guard: { type: 'begins', params: { step: 'company' } }, target: 'company' },
        { guard: { type: 'begins', params: { step: 'brand' } }, target: 'brand' },
        { guard: { type: 'begins', params: { step: 'legal' } }, target: 'legal' },
        { guard: { type: 'begins', params: { step: 'course' } }, target: 'course' },
        { guard: { type: 'begins', params: { step: 'payment' } }, target: 'payment' },
        { guard: { type: 'begins', params: { step: 'mail' } }, target: 'mail' },
        { guard: { type: 'begins', params: { step: 'identity' } }, target: 'identity' },
        { guard: { type: 'begins', params: { step: 'others' } }, target: 'others' },
        { guard: { type: 'begins', params: { step: 'server' } }, target: 'server' },
        { target: 'summary' },
      ],
    },
    company: {
      entry: { type: 'show', params: { shown: 'company' } },
      on: { next: 'brand', 'check.requested': 'checking' },
    },
    brand: {
      entry: { type: 'show', params: { shown: 'brand' } },
      on: { back: 'company', next: 'legal', 'check.requested': 'checking' },
    },
    legal: {
      entry: { type: 'show', params: { shown: 'legal' } },
      on: { back: 'brand', next: 'course', 'check.requested': 'checking' },
    },
    course: {
      entry: { type: 'show', params: { shown: 'course' } },
      on: { back: 'legal', next: 'payment', 'check.requested': 'checking' },
    },
    payment: {
      entry: { type: 'show', params: { shown: 'payment' } },
      on: { back: 'course', next: 'mail', 'check.requested': 'checking' },
    },
    mail: {
      entry: { type: 'show', params: { shown: 'mail' } },
      on: { back: 'payment', next: 'identity', 'check.requested': 'checking' },
    },
    identity: {
      entry: { type: 'show', params: { shown: 'identity' } },
      on: { back: 'mail', next: 'others', 'check.requested': 'checking' },
    },
    others: {
      entry: { type: 'show', params: { shown: 'others' } },
      on: { back: 'identity', next: 'server', 'check.requested': 'checking' },
    },
    server: {
      entry: { type: 'show', params: { shown: 'server' } },
      on: { back: 'others', next: 'summary', 'check.requested': 'checking' },
    },
    summary: {
      entry: { type: 'show', params: { shown: 'summary' } },
      on: { back: 'server', 'check.requested': 'checking' },
    },
  },
})
