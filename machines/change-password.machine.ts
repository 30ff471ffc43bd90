import { assertEvent, assign, setup } from 'xstate'
import { type SentLink, sendOwnPasswordLink } from '../contract/accounts/find-password.ts'
import { changePassword } from '../contract/accounts/profile.ts'
import { type ApiErrorData, errorOf } from './api-error-data.ts'
import { endpointActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

/** Values of the form. */
export interface TypedPasswords {
  readonly current: string
  readonly password: string
  readonly repeated: string
}

interface ChangePasswordContext {
  /** ID of the member, once a link was requested. */
  readonly userid: string | undefined
  readonly link: SentLink | undefined
  /** Number of sessions ended by the change. */
  readonly endedSessions: number
  readonly error: ApiErrorData | undefined
}

type ChangePasswordEvent =
  | ({ readonly type: 'passwords.submitted' } & TypedPasswords)
  /** The member does not know the current password. */
  | { readonly type: 'link.requested'; readonly userid: string }
  /** The member asks for another link. */
  | { readonly type: 'resend.requested' }
  | { readonly type: 'back' }

export const changePasswordActors = {
  changePassword: endpointActor(changePassword),
  sendOwnPasswordLink: endpointActor(sendOwnPasswordLink),
}

/** Changes the password of the member by the current one, or by a mailed link (specification, sections 5 and 8). */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    tags: {} as 'busy',
  },
  actors: changePasswordActors,
  actions: {
    setUserid: assign({
      userid: (_, { userid }: { readonly userid: string }) => userid,
      link: undefined,
      error: undefined,
    }),
    setLink: assign({ link: (_, { link }: { readonly link: SentLink }) => link }),
    setEndedSessions: assign({ endedSessions: (_, { count }: { readonly count: number }) => count }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: { isLinkSent: ({ context }) => context.link !== undefined },
}).createMachine({
  id: 'change-password',
  context: { userid: undefined, link: undefined, endedSessions: 0, error: undefined },
  initial: 'enteringPasswords',
  states: {
    enteringPasswords: {
      on: {
        'passwords.submitted': { target: 'changingPassword', actions: 'clearError' },
        'link.requested': {
          target: 'sendingLink',
          actions: { type: 'setUserid', params: ({ event }) => ({ userid: event.userid }) },
        },
      },
    },
    changingPassword: {
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        // From the event: a password is never stored in the context.
        input: ({ event }) => {
          assertEvent(event, 'passwords.submitted')
          const { current, password, repeated } = event
          return { body: { old_pwd: current, new_pwd: password, new_pwd_confirm: repeated } }
        },
        onDone: {
          target: 'passwordChanged',
          actions: { type: 'setEndedSessions', params: ({ event }) => ({ count: event.output.ended_sessions }) },
        },
        onError: { target: 'enteringPasswords', actions: 'setError' },
      },
    },
    sendingLink: {
      tags: 'busy',
      invoke: {
        id: 'sendOwnPasswordLink',
        src: 'sendOwnPasswordLink',
        input: ({ context }) => ({
          body: { userId: requireDefined(context.userid, 'userid') },
        }),
        onDone: { target: 'linkSent', actions: { type: 'setLink', params: ({ event }) => ({ link: event.output }) } },
        onError: [
          // The previous link still works.
          { guard: 'isLinkSent', target: 'linkSent', actions: 'setError' },
          { target: 'enteringPasswords', actions: 'setError' },
        ],
      },
    },
    linkSent: {
      on: {
        'resend.requested': { target: 'sendingLink', actions: 'clearError' },
        back: { target: 'enteringPasswords', actions: 'clearError' },
      },
    },
    passwordChanged: { type: 'final' },
  },
})

export type ChangePasswordState = StateName<typeof changePasswordMachine>
