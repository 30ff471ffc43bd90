import { assign, setup } from 'xstate'
import { placeholderActor } from './placeholder-actor.ts'
import type { StateName } from './state-name.ts'

interface PasskeyContext {
  /** Why the last try failed. */
  readonly error: unknown
}

/** The operator presses the button that asks the device for the passkey. */
type PasskeyEvent = { readonly type: 'passkey.asked' }

export const passkeyActors = {
  /** Gets a challenge, asks the device for the passkey, and sends what it signed. Rejects when any of it fails. */
  usePasskey: placeholderActor<{ readonly isDeclined: boolean }>('usePasskey'),
}

/**
 * A passkey is used: to log in at the desk, to confirm an act, or to accept an invitation. The browser shows its own
 * window meanwhile; `declined` is a window that was closed, or that nobody answered.
 */
export const passkeyMachine = setup({
  types: {
    context: {} as PasskeyContext,
    events: {} as PasskeyEvent,
    tags: {} as 'busy',
  },
  actors: passkeyActors,
  actions: {
    setError: assign({ error: ({ event }) => ('error' in event ? event.error : undefined) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isDeclined: (_, { isDeclined }: { readonly isDeclined: boolean }) => isDeclined,
  },
}).createMachine({
  id: 'passkey',
  context: { error: undefined },
  initial: 'waiting',
  states: {
    waiting: { on: { 'passkey.asked': 'usingPasskey' } },
    usingPasskey: {
      tags: 'busy',
      invoke: {
        id: 'usePasskey',
        src: 'usePasskey',
        onDone: [
          {
            guard: { type: 'isDeclined', params: ({ event }) => ({ isDeclined: event.output.isDeclined }) },
            target: 'declined',
          },
          { target: 'used', actions: 'clearError' },
        ],
        onError: { target: 'failed', actions: 'setError' },
      },
    },
    declined: { on: { 'passkey.asked': 'usingPasskey' }, entry: 'clearError' },
    failed: { on: { 'passkey.asked': 'usingPasskey' } },
    used: { type: 'final' },
  },
})

export type PasskeyState = StateName<typeof passkeyMachine>
