import { assign, setup } from 'xstate'
import {
  type IdentityMethod,
  type IdentityPurpose,
  type IdentityStatus,
  identityVerificationStatus,
  type OpenedVerification,
} from '../contract/accounts/identity-verification.ts'
import * as codes from '../contract/protocol/codes.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import { deadline, endpointActor, listener, placeholderActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

export interface IdentityInput {
  readonly method: IdentityMethod
  readonly purpose: IdentityPurpose
  /** ID of the verification from which the provider's page (`CIVS`) returned. */
  readonly returned: string | undefined
}

interface IdentityContext {
  readonly method: IdentityMethod
  readonly purpose: IdentityPurpose
  readonly id: string | undefined
  /** Address of the provider's window, to reopen it. */
  readonly url: string | undefined
  readonly expiresAt: string | undefined
  readonly error: ApiErrorData | undefined
}

type IdentityEvent =
  | { readonly type: 'verification.requested' }
  /** The user asks to bring the provider's window to the front. */
  | { readonly type: 'window.requested' }
  | { readonly type: 'back' }
  | { readonly type: 'cancel' }

/** Result of the provider's window. */
export type WindowEnd = Exclude<IdentityStatus, 'requested'>

export const identityActors = {
  /** Requests a verification and opens the provider's popup or page; `blocked` when the browser refused the popup. */
  openVerification: placeholderActor<
    { readonly window: 'popup' | 'page' | 'blocked'; readonly verification: OpenedVerification | undefined },
    { readonly method: IdentityMethod; readonly purpose: IdentityPurpose }
  >('openVerification'),
  /** Done when the popup has a result or is closed. */
  watchWindow: placeholderActor<WindowEnd, { readonly id: string }>('watchWindow'),
  deadline,
  identityVerificationStatus: endpointActor(identityVerificationStatus),
  /** Hears that the user came back from the provider's page by the browser's Back. */
  watchRestore: listener,
}

/** Verifies a user's identity in the provider's popup (`OACX`) or on its page (`CIVS`). Part of several flows. */
export const identityVerificationMachine = setup({
  types: {
    context: {} as IdentityContext,
    events: {} as IdentityEvent,
    input: {} as IdentityInput,
    tags: {} as 'busy',
  },
  actors: identityActors,
  actions: {
    /** Passes the verification to the parent flow. */
    reportVerified: (_, _params: { readonly id: string; readonly method: IdentityMethod }) => {},
    /** Brings the provider's window to the front; reopens it after a reload. */
    showWindow: () => {},
    closeWindow: () => {},
    setVerification: assign({
      id: (_, { verification }: { readonly verification: OpenedVerification | undefined }) => verification?.idfc_id,
      url: (_, { verification }) => verification?.url,
      expiresAt: (_, { verification }) => verification?.expires_at,
      error: undefined,
    }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isReturned: ({ context }) => context.id !== undefined,
    isWindow: (_, { window, wanted }: { readonly window: string; readonly wanted: string }) => window === wanted,
    isStatus: (_, { status, wanted }: { readonly status: IdentityStatus; readonly wanted: IdentityStatus }) =>
      status === wanted,
    isNotFound: ({ event }) => hasFailedWith(event, codes.notFound),
  },
}).createMachine({
  id: 'identity-verification',
  context: ({ input }) => ({
    method: input.method,
    purpose: input.purpose,
    id: input.returned,
    url: undefined,
    expiresAt: undefined,
    error: undefined,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isReturned', target: 'checkingResult' }, { target: 'ready' }] },
    ready: { on: { 'verification.requested': { target: 'openingWindow', actions: 'clearError' } } },
    openingWindow: {
      tags: 'busy',
      invoke: {
        id: 'openVerification',
        src: 'openVerification',
        input: ({ context }) => ({ method: context.method, purpose: context.purpose }),
        onDone: [
          {
            guard: { type: 'isWindow', params: ({ event }) => ({ window: event.output.window, wanted: 'popup' }) },
            target: 'waitingForPerson',
            actions: { type: 'setVerification', params: ({ event }) => ({ verification: event.output.verification }) },
          },
          {
            guard: { type: 'isWindow', params: ({ event }) => ({ window: event.output.window, wanted: 'page' }) },
            target: 'leavingForProvider',
          },
          { target: 'windowBlocked' },
        ],
        onError: { target: 'ready', actions: ['closeWindow', 'setError'] },
      },
    },
    waitingForPerson: {
      exit: 'closeWindow',
      invoke: [
        {
          id: 'watchWindow',
          src: 'watchWindow',
          input: ({ context }) => ({ id: requireDefined(context.id, 'id') }),
          onDone: [
            {
              guard: { type: 'isStatus', params: ({ event }) => ({ status: event.output, wanted: 'verified' }) },
              target: 'verified',
            },
            {
              guard: { type: 'isStatus', params: ({ event }) => ({ status: event.output, wanted: 'refused' }) },
              target: 'refused',
            },
            {
              guard: { type: 'isStatus', params: ({ event }) => ({ status: event.output, wanted: 'expired' }) },
              target: 'expired',
            },
            { target: 'canceled' },
          ],
          onError: { target: 'resultUnknown', actions: 'setError' },
        },
        {
          id: 'deadline',
          src: 'deadline',
          input: ({ context }) => ({ expiresAt: requireDefined(context.expiresAt, 'expiresAt') }),
          onDone: 'expired',
        },
      ],
      on: { 'window.requested': { actions: 'showWindow' }, cancel: 'canceled' },
    },
    /** The provider's page is loading. The browser's Back returns to the start. */
    leavingForProvider: { tags: 'busy', invoke: { id: 'watchRestore', src: 'watchRestore' }, on: { back: 'ready' } },
    checkingResult: {
      tags: 'busy',
      invoke: {
        id: 'identityVerificationStatus',
        src: 'identityVerificationStatus',
        input: ({ context }) => ({ params: { idfc_id: requireDefined(context.id, 'id') } }),
        onDone: [
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ status: event.output.status, wanted: 'verified' }) },
            target: 'verified',
          },
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ status: event.output.status, wanted: 'refused' }) },
            target: 'refused',
          },
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ status: event.output.status, wanted: 'expired' }) },
            target: 'expired',
          },
          { target: 'canceled' },
        ],
        onError: [
          // Deleted, or requested by another browser: asking again would not help.
          { guard: 'isNotFound', target: 'expired' },
          { target: 'resultUnknown', actions: 'setError' },
        ],
      },
    },
    /** The result could not be loaded. The user can ask again. */
    resultUnknown: { on: { 'verification.requested': { target: 'checkingResult', actions: 'clearError' } } },
    windowBlocked: { on: { 'verification.requested': 'openingWindow' } },
    refused: { on: { 'verification.requested': 'openingWindow' } },
    canceled: { on: { 'verification.requested': 'openingWindow' } },
    expired: { on: { 'verification.requested': 'openingWindow' } },
    verified: {
      type: 'final',
      entry: {
        type: 'reportVerified',
        params: ({ context }) => ({ id: requireDefined(context.id, 'id'), method: context.method }),
      },
    },
  },
})

export type IdentityVerificationState = StateName<typeof identityVerificationMachine>
