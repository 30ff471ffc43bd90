import { assign, setup } from 'xstate'
import {
  type IdentityMethod,
  type IdentityPurpose,
  type IdentityStatus,
  identityVerificationStatus,
  type OpenedVerification,
} from '../contract/identity-verification.ts'
import { type ApiErrorData, toApiErrorData } from './api-error-data.ts'
import { endpointActor, deadline, placeholderActor } from './placeholder-actor.ts'

export interface IdentityInput {
  readonly method: IdentityMethod
  readonly purpose: IdentityPurpose
  /** Number of the verification that the person comes back from (`CIVS`). */
  readonly returned: string | undefined
}

interface IdentityContext {
  readonly method: IdentityMethod
  readonly purpose: IdentityPurpose
  readonly id: string | undefined
  /** Address of the provider's window, to open it again. */
  readonly url: string | undefined
  readonly expiresAt: string | undefined
  readonly error: ApiErrorData | undefined
}

type IdentityEvent =
  | { readonly type: 'verification.requested' }
  /** The person wants to see the provider's window, which lies behind this one. */
  | { readonly type: 'window.requested' }
  /** The person came back without the provider's answer. */
  | { readonly type: 'back' }
  | { readonly type: 'cancel' }

/** How a popup ended; `blocked` when the browser did not open it. */
export type WindowEnd = Exclude<IdentityStatus, 'requested'>

export const identityActors = {
  /** Asks for a verification and shows the provider's window or page; `window` says which came of it. */
  openVerification: placeholderActor<
    { readonly window: 'popup' | 'page' | 'blocked'; readonly verification: OpenedVerification | undefined },
    { readonly method: IdentityMethod; readonly purpose: IdentityPurpose }
  >('openVerification'),
  /** Ends when the popup has a result or is closed. */
  watchWindow: placeholderActor<WindowEnd, { readonly id: string }>('watchWindow'),
  deadline,
  identityVerificationStatus: endpointActor(identityVerificationStatus),
}

/** A person proves who they are, in the provider's popup (`OACX`) or on its page (`CIVS`). Shared by several flows. */
export const identityVerificationMachine = setup({
  types: {
    context: {} as IdentityContext,
    events: {} as IdentityEvent,
    input: {} as IdentityInput,
    tags: {} as 'busy',
  },
  actors: identityActors,
  actions: {
    /** Hands the number of the verification to the flow that asked. */
    hand: (_, _params: { readonly id: string; readonly method: IdentityMethod }) => {},
    /** Brings the provider's window to the front; opens it again after a reload of this page. */
    showWindow: () => {},
    closeWindow: () => {},
    keepVerification: assign({
      id: (_, { verification }: { readonly verification: OpenedVerification | undefined }) => verification?.idfc_id,
      url: (_, { verification }) => verification?.url,
      expiresAt: (_, { verification }) => verification?.expires_at,
      error: undefined,
    }),
    setError: assign({ error: (_, { error }: { readonly error: unknown }) => toApiErrorData(error) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isReturned: ({ context }) => context.id !== undefined,
    isWindow: (_, { window, wanted }: { readonly window: string; readonly wanted: string }) => window === wanted,
    isStatus: (_, { status, wanted }: { readonly status: IdentityStatus; readonly wanted: IdentityStatus }) =>
      status === wanted,
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
            actions: { type: 'keepVerification', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isWindow', params: ({ event }) => ({ window: event.output.window, wanted: 'page' }) },
            target: 'leavingForProvider',
            actions: { type: 'keepVerification', params: ({ event }) => event.output },
          },
          { target: 'windowBlocked' },
        ],
        onError: {
          target: 'ready',
          actions: ['closeWindow', { type: 'setError', params: ({ event }) => event }],
        },
      },
    },
    waitingForPerson: {
      exit: 'closeWindow',
      invoke: [
        {
          id: 'watchWindow',
          src: 'watchWindow',
          input: ({ context }) => ({ id: context.id ?? '' }),
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
          onError: { target: 'resultUnknown', actions: { type: 'setError', params: ({ event }) => event } },
        },
        {
          id: 'deadline',
          src: 'deadline',
          input: ({ context }) => ({ expiresAt: context.expiresAt ?? '' }),
          onDone: 'expired',
        },
      ],
      on: { 'window.requested': { actions: 'showWindow' }, cancel: 'canceled' },
    },
    /** The provider's page is on its way; who comes back with the browser's Back finds the start. */
    leavingForProvider: { tags: 'busy', on: { back: 'ready' } },
    checkingResult: {
      tags: 'busy',
      invoke: {
        id: 'identityVerificationStatus',
        src: 'identityVerificationStatus',
        input: ({ context }) => ({ params: { idfc_id: context.id ?? '' }, query: {} }),
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
        onError: { target: 'resultUnknown', actions: { type: 'setError', params: ({ event }) => event } },
      },
    },
    /** The question about the result did not get through: the result is not lost, so it is asked for again. */
    resultUnknown: { on: { 'verification.requested': { target: 'checkingResult', actions: 'clearError' } } },
    windowBlocked: { on: { 'verification.requested': 'openingWindow' } },
    refused: { on: { 'verification.requested': 'openingWindow' } },
    canceled: { on: { 'verification.requested': 'openingWindow' } },
    expired: { on: { 'verification.requested': 'openingWindow' } },
    verified: {
      type: 'final',
      entry: {
        type: 'hand',
        params: ({ context }) => ({ id: context.id ?? '', method: context.method }),
      },
    },
  },
})
