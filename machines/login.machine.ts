import { assertEvent, assign, setup } from 'xstate'
import type { IdentityMethod } from '../contract/accounts/identity-verification.ts'
import { identityLogin, passwordLogin } from '../contract/accounts/login.ts'
import type { OpenedSession } from '../contract/accounts/session.ts'
import * as codes from '../contract/protocol/codes.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import { endpointActor } from './placeholder-actor.ts'
import type { StateName } from './state-name.ts'

/** The three tabs of the login page (specification, section 2). */
export type LoginMethod = 'simple' | 'password' | 'qr'

interface LoginContext {
  readonly method: LoginMethod
  /** Why the last login failed. An alert's error stays until the alert is closed. */
  readonly error: ApiErrorData | undefined
}

type LoginEvent =
  | { readonly type: 'simple.chosen' }
  | { readonly type: 'password.chosen' }
  | { readonly type: 'qr.chosen' }
  | { readonly type: 'password.submitted'; readonly userid: string; readonly password: string }
  /** The identity verification on this page is complete. */
  | { readonly type: 'identity.verified'; readonly method: IdentityMethod; readonly idfc_id: string }
  /** The QR login on this page opened a session. */
  | { readonly type: 'qr.approved'; readonly session: OpenedSession }
  | { readonly type: 'sign-up.chosen' }
  | { readonly type: 'termination.chosen' }
  | { readonly type: 'alert.closed' }

export const loginActors = { passwordLogin: endpointActor(passwordLogin), identityLogin: endpointActor(identityLogin) }

/** Login by one of three methods. QR login and identity verification are separate flows on the same page. */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as { readonly method: LoginMethod },
    tags: {} as 'busy' | 'alert',
  },
  actors: loginActors,
  actions: {
    /** Stores the tokens, informs the other tabs, and navigates to the requested page. */
    openSession: (_, _params: { readonly session: OpenedSession }) => {},
    goToSignUp: () => {},
    /** Opens the page about the terminated membership. */
    goToTermination: (_, _params: { readonly token: string | undefined }) => {},
    choose: assign({ method: (_, { method }: { readonly method: LoginMethod }) => method, error: undefined }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isMethod: ({ context }, { method }: { readonly method: LoginMethod }) => context.method === method,
    isOtherMethod: ({ context }, { method }: { readonly method: LoginMethod }) => context.method !== method,
    isDeactivated: ({ event }) => hasFailedWith(event, codes.accountDeactivated),
    isDeleted: ({ event }) => hasFailedWith(event, codes.accountDeleted),
    isTerminated: ({ event }) => errorOf(event).details?.membership_token !== undefined,
    isUnregistered: ({ event }) => hasFailedWith(event, codes.notRegistered),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({ method: input.method, error: undefined }),
  // The address says the tab on every visit: the tab that is open keeps its error.
  on: {
    'simple.chosen': {
      guard: { type: 'isOtherMethod', params: { method: 'simple' } },
      target: '.open.verifyingIdentity',
      actions: { type: 'choose', params: { method: 'simple' } },
    },
    'password.chosen': {
      guard: { type: 'isOtherMethod', params: { method: 'password' } },
      target: '.open.enteringPassword',
      actions: { type: 'choose', params: { method: 'password' } },
    },
    'qr.chosen': {
      guard: { type: 'isOtherMethod', params: { method: 'qr' } },
      target: '.open.showingQr',
      actions: { type: 'choose', params: { method: 'qr' } },
    },
  },
  initial: 'opening',
  states: {
    opening: {
      entry: 'clearError',
      always: [
        { guard: { type: 'isMethod', params: { method: 'qr' } }, target: 'open.showingQr' },
        { guard: { type: 'isMethod', params: { method: 'simple' } }, target: 'open.verifyingIdentity' },
        { target: 'open.enteringPassword' },
      ],
    },
    open: {
      initial: 'enteringPassword',
      states: {
        enteringPassword: {
          on: { 'password.submitted': { target: '#login.checkingPassword', actions: 'clearError' } },
        },
        verifyingIdentity: {
          on: { 'identity.verified': { target: '#login.checkingIdentity', actions: 'clearError' } },
        },
        showingQr: {
          on: {
            'qr.approved': {
              target: '#login.signedIn',
              actions: { type: 'openSession', params: ({ event }) => ({ session: event.session }) },
            },
          },
        },
      },
    },
    checkingPassword: {
      tags: 'busy',
      invoke: {
        id: 'passwordLogin',
        src: 'passwordLogin',
        // From the event: a password is never stored in the context.
        input: ({ event }) => {
          assertEvent(event, 'password.submitted')
          return { body: { userid: event.userid, password: event.password } }
        },
        onDone: {
          target: 'signedIn',
          actions: { type: 'openSession', params: ({ event }) => ({ session: event.output }) },
        },
        onError: [
          { guard: 'isDeactivated', target: 'accountDeactivated', actions: 'setError' },
          { guard: 'isTerminated', target: 'accountTerminated', actions: 'setError' },
          { guard: 'isDeleted', target: 'accountDeleted', actions: 'setError' },
          { target: 'open.enteringPassword', actions: 'setError' },
        ],
      },
    },
    checkingIdentity: {
      tags: 'busy',
      invoke: {
        id: 'identityLogin',
        src: 'identityLogin',
        input: ({ event }) => {
          assertEvent(event, 'identity.verified')
          return { params: { type: event.method }, body: { idfc_id: event.idfc_id } }
        },
        onDone: {
          target: 'signedIn',
          actions: { type: 'openSession', params: ({ event }) => ({ session: event.output }) },
        },
        onError: [
          { guard: 'isUnregistered', target: 'unregistered', actions: 'setError' },
          { guard: 'isDeactivated', target: 'accountDeactivated', actions: 'setError' },
          { guard: 'isTerminated', target: 'accountTerminated', actions: 'setError' },
          { guard: 'isDeleted', target: 'accountDeleted', actions: 'setError' },
          { target: 'open.verifyingIdentity', actions: 'setError' },
        ],
      },
    },
    /** No member with this identity: the alert offers to sign up. */
    unregistered: {
      tags: 'alert',
      on: { 'sign-up.chosen': { target: 'opening', actions: 'goToSignUp' }, 'alert.closed': 'opening' },
    },
    accountDeactivated: { tags: 'alert', on: { 'alert.closed': 'opening' } },
    accountDeleted: { tags: 'alert', on: { 'alert.closed': 'opening' } },
    /** The shop ended the membership: the alert leads to the reason and to an objection. */
    accountTerminated: {
      tags: 'alert',
      on: {
        'termination.chosen': {
          target: 'opening',
          actions: {
            type: 'goToTermination',
            params: ({ context }) => ({ token: context.error?.details?.membership_token }),
          },
        },
        'alert.closed': 'opening',
      },
    },
    signedIn: { type: 'final' },
  },
})

export type LoginState = StateName<typeof loginMachine>
