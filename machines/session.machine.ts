import { assign, emit, setup } from 'xstate'
import { checkSession, closeSession } from '../contract/accounts/session.ts'
import * as codes from '../contract/protocol/codes.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import { endpointActor, placeholderActor } from './placeholder-actor.ts'
import type { StateName } from './state-name.ts'

interface SessionContext {
  /** Why the last check or refresh failed; the session may still be valid. */
  readonly error: ApiErrorData | undefined
}

type SessionEvent =
  /** A session was opened, in this tab or another. */
  | { readonly type: 'session.opened' }
  /** Another tab logged out. */
  | { readonly type: 'session.closed' }
  /** A page for members checks the session. */
  | { readonly type: 'check.requested' }
  /** A call was rejected because the access token has expired. */
  | { readonly type: 'access.refused' }
  | { readonly type: 'logout.requested'; readonly everywhere: boolean }
  /** The user has closed the alert about the ended session. */
  | { readonly type: 'rejection.seen' }

export const sessionActors = {
  checkSession: endpointActor(checkSession),
  /** Refreshes the tokens, in one tab at a time, and stores them. */
  refresh: placeholderActor<void>('refresh'),
  closeSession: endpointActor(closeSession),
}

/**
 * Login state of this browser (specification, section 4). The tokens are in local storage; the machine says what is
 * being done with them.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'busy',
    emitted: {} as { readonly type: 'logged.out' },
  },
  actors: sessionActors,
  actions: {
    /** Removes tokens, login flag, name and cookies from this browser. */
    clearSession: () => {},
    /** Reloads the page as a visitor: the member no longer exists (specification, section 4). */
    reload: () => {},
    /** Removes what was typed in this tab, so that the next person at this computer does not find it. */
    forgetDrafts: () => {},
    /** The user has logged out in this tab: pages for members are left. */
    announceLogout: emit({ type: 'logged.out' }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isTokenOver: ({ event }) => hasFailedWith(event, codes.accessTokenInvalid),
    isMemberGone: ({ event }) => hasFailedWith(event, codes.memberGone),
    isEverywhere: (_, { everywhere }: { everywhere: boolean }) => everywhere,
    /** Logging out everywhere needs a recent authentication. */
    isStale: ({ event }) => hasFailedWith(event, codes.freshAuthenticationRequired),
    /** The server has answered that the refresh failed; too many requests, an outage or no answer say nothing about it. */
    isRefused: ({ event }) => {
      const { code, status } = errorOf(event)
      return code !== undefined && status >= 400 && status < 500 && status !== 429
    },
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
        'logout.requested': [
          {
            guard: { type: 'isEverywhere', params: ({ event }) => event },
            target: 'signingOutEverywhere',
            actions: 'clearError',
          },
          { target: 'signingOut', actions: 'clearError' },
        ],
        'session.closed': 'anonymous',
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        input: {},
        onDone: 'signedIn',
        onError: [
          { guard: 'isTokenOver', target: 'refreshing' },
          { guard: 'isMemberGone', target: 'anonymous', actions: ['clearSession', 'reload'] },
          { target: 'signedIn', actions: 'setError' },
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
          { guard: 'isMemberGone', target: 'anonymous', actions: ['clearSession', 'reload'] },
          { guard: 'isRefused', target: 'rejected', actions: 'setError' },
          // Without an answer about the refresh token the session may still be valid.
          { target: 'signedIn', actions: 'setError' },
        ],
      },
      on: { 'session.closed': 'anonymous' },
    },
    rejected: {
      entry: 'clearSession',
      on: {
        'rejection.seen': { target: 'anonymous', actions: 'clearError' },
        'session.opened': { target: 'signedIn', actions: 'clearError' },
      },
    },
    signingOut: {
      tags: 'busy',
      entry: 'forgetDrafts',
      invoke: {
        id: 'closeSession',
        src: 'closeSession',
        input: { body: { everywhere: false } },
        // Logging out of this browser does not depend on the server's answer.
        onDone: { target: 'anonymous', actions: ['clearSession', 'announceLogout'] },
        onError: { target: 'anonymous', actions: ['clearSession', 'setError', 'announceLogout'] },
      },
    },
    /** The page stays: the member may have to enter the password first. */
    signingOutEverywhere: {
      tags: 'busy',
      invoke: {
        id: 'closeEverySession',
        src: 'closeSession',
        input: { body: { everywhere: true } },
        onDone: { target: 'anonymous', actions: ['forgetDrafts', 'clearSession', 'announceLogout'] },
        onError: [
          { guard: 'isStale', target: 'signedIn', actions: 'setError' },
          { target: 'anonymous', actions: ['forgetDrafts', 'clearSession', 'setError', 'announceLogout'] },
        ],
      },
    },
  },
})

export type SessionState = StateName<typeof sessionMachine>
