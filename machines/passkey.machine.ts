import { assign, setup } from 'xstate'
import { type ApiErrorData, errorOf } from './api-error-data.ts'
import { placeholderActor } from './placeholder-actor.ts'
import type { StateName } from './state-name.ts'

/** What a passkey is used for. */
export type PasskeyUse = 'login' | 'confirm' | 'invitation'

interface PasskeyContext {
  readonly use: PasskeyUse
  /** Why the last try failed. */
  readonly error: ApiErrorData | undefined
}

/** The operator presses the button that asks the device for the passkey. */
type PasskeyEvent = { readonly type: 'passkey.asked' }

export const passkeyActors = {
  /** Gets a challenge, asks the device for the passkey, and sends what it signed. Rejects when any of it fails. */
  usePasskey: placeholderActor<{ readonly isDeclined: boolean }, { readonly use: PasskeyUse }>('usePasskey'),
}

/**
 * A passkey is used: to log in at the desk, to confirm an act, or to accept an invitation. The browser shows its own
 * window meanwhile; `declined` is a window that was closed, or that nobody answered.
 */
export const passkeyMachine = setup({
  types: {
    context: {} as PasskeyContext,
    events: {} as PasskeyEvent,
    input: {} as { readonly use: PasskeyUse },
    tags: {} as 'busy',
  },
  actors: passkeyActors,
  actions: {
    /** Goes on with what the passkey was asked for. */
    proceed: () => {},
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isDeclined: (_, { isDeclined }: { readonly isDeclined: boolean }) => isDeclined,
  },
}).createMachine({
  id: 'passkey',
  context: ({ input }) => ({ ...input, error: undefined }),
  initial: 'waiting',
  states: {
    waiting: { on: { 'passkey.asked': 'usingPasskey' } },
    usingPasskey: {
      tags: 'busy',
      entry: 'clearError',
      invoke: {
        id: 'usePasskey',
        src: 'usePasskey',
        input: ({ context }) => ({ use: context.use }),
        onDone: [
          {
            guard: { type: 'isDeclined', params: ({ event }) => ({ isDeclined: event.output.isDeclined }) },
            target: 'declined',
          },
          { target: 'used' },
        ],
        onError: { target: 'failed', actions: 'setError' },
      },
    },
    declined: { on: { 'passkey.asked': 'usingPasskey' } },
    failed: { on: { 'passkey.asked': 'usingPasskey' } },
    used: { type: 'final', entry: 'proceed' },
  },
})

export type PasskeyState = StateName<typeof passkeyMachine>
