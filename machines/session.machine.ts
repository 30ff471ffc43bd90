import { assign, setup } from 'xstate'
import { checkSession, closeSession, type Tokens } from '../contract/session.ts'
import { type ApiErrorData, toApiErrorData, hasCode } from './api-error-data.ts'
import { endpointActor, placeholderActor } from './placeholder-actor.ts'

interface SessionContext {
  /** Why the last check or refresh did not get through; the session may still stand. */
  readonly error: ApiErrorData | undefined
}

type SessionEvent =
  /** This browser was logged in, here or in another tab. */
  | { readonly type: 'session.opened' }
  /** Another tab logged out. */
  | { readonly type: 'session.closed' }
  /** A page for members asks whether the session is still good. */
  | { readonly type: 'check.requested' }
  /** A call was answered that its access token is over. */
  | { readonly type: 'access.refused' }
  | { readonly type: 'logout.requested'; readonly everywhere: boolean }
  /** The person has read that the session is over. */
  | { readonly type: 'rejection.seen' }

export const sessionActors = {
  checkSession: endpointActor(checkSession),
  /** One at a time across all tabs; keeps the new tokens. */
  refresh: placeholderActor<Tokens>('refresh'),
  closeSession: endpointActor(closeSession),
}

/**
 * Whether this browser is logged in (specification, section 4). Tokens lie in local storage; the machine says what
 * is being done about them.
 */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, tags: {} as 'busy' },
  actors: sessionActors,
  actions: {
    /** Takes tokens, login flag, name and the cookies away from this browser. */
    forget: () => {},
    /** Loads the page again, without the member who is gone (specification, section 4). */
    reload: () => {},
    setError: assign({ error: (_, { error }: { error: unknown }) => toApiErrorData(error) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isTokenOver: (_, { error }: { error: unknown }) => hasCode(error, 'PR10001400'),
    isMemberGone: (_, { error }: { error: unknown }) => hasCode(error, '4040011'),
    isRefused: (_, { error }: { error: unknown }) => hasCode(error, 'PR10001400', 'PR20007400'),
  },
}).createMachine({
  id: 'session',
  context: { error: undefined },
  initial: 'anonymous',
  states: {
    anonymous: {
      on: { 'session.opened': { target: 'signedIn', actions: 'clearError' } },
    },
    signedIn: {
      on: {
        'check.requested': { target: 'checking', actions: 'clearError' },
        'access.refused': { target: 'refreshing', actions: 'clearError' },
        'logout.requested': { target: 'signingOut', actions: 'clearError' },
        'session.closed': 'anonymous',
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        input: { params: {}, query: {} },
        onDone: 'signedIn',
        onError: [
          { guard: { type: 'isTokenOver', params: ({ event }) => event }, target: 'refreshing' },
          {
            guard: { type: 'isMemberGone', params: ({ event }) => event },
            target: 'anonymous',
            actions: ['forget', 'reload'],
          },
          { target: 'signedIn', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
      on: { 'session.closed': 'anonymous' },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'refresh',
        src: 'refresh',
        onDone: 'signedIn',
        onError: [
          {
            guard: { type: 'isMemberGone', params: ({ event }) => event },
            target: 'anonymous',
            actions: ['forget', 'reload'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'rejected',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          // The network failed: what cannot be asked is not refused.
          { target: 'signedIn', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
      on: { 'session.closed': 'anonymous' },
    },
    rejected: {
      entry: 'forget',
      on: { 'rejection.seen': 'anonymous', 'session.opened': 'signedIn' },
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'closeSession',
        src: 'closeSession',
        input: ({ event }) => ({
          params: {},
          query: {},
          body: { everywhere: event.type === 'logout.requested' && event.everywhere },
        }),
        // Whoever wants to be out is out of this browser, whether the server hears of it or not.
        onDone: { target: 'anonymous', actions: 'forget' },
        onError: { target: 'anonymous', actions: ['forget', { type: 'setError', params: ({ event }) => event }] },
      },
    },
  },
})
