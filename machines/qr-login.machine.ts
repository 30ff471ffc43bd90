import { assign, setup } from 'xstate'
import { openQrLogin, type QrCode, type QrStatus, qrLogin } from '../contract/accounts/qr-login.ts'
import type { OpenedSession } from '../contract/accounts/session.ts'
import { type ApiErrorData, errorOf } from './api-error-data.ts'
import { deadline, endpointActor, placeholderActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

interface QrLoginContext {
  readonly code: QrCode | undefined
  readonly error: ApiErrorData | undefined
}

type QrLoginEvent =
  /** The user asks for a new code. */
  { readonly type: 'code.requested' } | { readonly type: 'termination.chosen' }

export const qrLoginActors = {
  openQrLogin: endpointActor(openQrLogin),
  /** Polls until the code's status differs from `known`; retries after network errors. */
  watchCode: placeholderActor<QrStatus, { readonly qrId: string; readonly known: QrStatus }>('watchCode'),
  deadline,
  qrLogin: endpointActor(qrLogin),
}

/** Login with the student ID: the school's app scans a code on the screen and approves. */
export const qrLoginMachine = setup({
  types: {
    context: {} as QrLoginContext,
    events: {} as QrLoginEvent,
    tags: {} as 'busy',
  },
  actors: qrLoginActors,
  actions: {
    /** Passes the session to the login flow. */
    reportApproved: (_, _params: { readonly session: OpenedSession }) => {},
    /** Opens the page about the terminated membership. */
    goToTermination: (_, _params: { readonly token: string | undefined }) => {},
    setCode: assign({ code: (_, { code }: { readonly code: QrCode }) => code }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isStatus: (_, { status, wanted }: { readonly status: QrStatus; readonly wanted: QrStatus }) => status === wanted,
    isTerminated: ({ event }) => errorOf(event).details?.membership_token !== undefined,
  },
}).createMachine({
  id: 'qr-login',
  context: { code: undefined, error: undefined },
  initial: 'requestingCode',
  states: {
    requestingCode: {
      tags: 'busy',
      invoke: {
        id: 'openQrLogin',
        src: 'openQrLogin',
        input: {},
        onDone: {
          target: 'codeShown',
          actions: { type: 'setCode', params: ({ event }) => ({ code: event.output }) },
        },
        onError: { target: 'failed', actions: 'setError' },
      },
    },
    codeShown: {
      invoke: {
        id: 'deadline',
        src: 'deadline',
        input: ({ context }) => ({ expiresAt: requireDefined(context.code, 'code').expires_at }),
        onDone: 'codeExpired',
      },
      initial: 'waitingForScan',
      states: {
        waitingForScan: {
          invoke: {
            id: 'watchScan',
            src: 'watchCode',
            input: ({ context }) => ({ qrId: requireDefined(context.code, 'code').qr_id, known: 'waiting' }),
            onDone: [
              {
                guard: { type: 'isStatus', params: ({ event }) => ({ status: event.output, wanted: 'scanned' }) },
                target: 'waitingForApproval',
              },
              {
                guard: { type: 'isStatus', params: ({ event }) => ({ status: event.output, wanted: 'approved' }) },
                target: '#qr-login.openingSession',
              },
              {
                guard: { type: 'isStatus', params: ({ event }) => ({ status: event.output, wanted: 'refused' }) },
                target: '#qr-login.loginRefused',
              },
              { target: '#qr-login.codeExpired' },
            ],
            onError: '#qr-login.codeExpired',
          },
        },
        waitingForApproval: {
          invoke: {
            id: 'watchApproval',
            src: 'watchCode',
            input: ({ context }) => ({ qrId: requireDefined(context.code, 'code').qr_id, known: 'scanned' }),
            onDone: [
              {
                guard: { type: 'isStatus', params: ({ event }) => ({ status: event.output, wanted: 'approved' }) },
                target: '#qr-login.openingSession',
              },
              {
                guard: { type: 'isStatus', params: ({ event }) => ({ status: event.output, wanted: 'refused' }) },
                target: '#qr-login.loginRefused',
              },
              { target: '#qr-login.codeExpired' },
            ],
            onError: '#qr-login.codeExpired',
          },
        },
      },
    },
    openingSession: {
      tags: 'busy',
      invoke: {
        id: 'qrLogin',
        src: 'qrLogin',
        input: ({ context }) => ({
          body: { qr_id: requireDefined(context.code, 'code').qr_id },
        }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'reportApproved', params: ({ event }) => ({ session: event.output }) },
        },
        onError: [
          { guard: 'isTerminated', target: 'approverTerminated', actions: 'setError' },
          { target: 'failed', actions: 'setError' },
        ],
      },
    },
    loginRefused: { on: { 'code.requested': 'requestingCode' } },
    codeExpired: { on: { 'code.requested': 'requestingCode' } },
    /** The shop ended the membership: a button leads to the reason and to an objection. */
    approverTerminated: {
      on: {
        'termination.chosen': {
          actions: {
            type: 'goToTermination',
            params: ({ context }) => ({ token: context.error?.details?.membership_token }),
          },
        },
        'code.requested': { target: 'requestingCode', actions: 'clearError' },
      },
    },
    /** The network failed or the account is closed: `error` says which. */
    failed: { on: { 'code.requested': { target: 'requestingCode', actions: 'clearError' } } },
    signedIn: { type: 'final' },
  },
})

export type QrLoginState = StateName<typeof qrLoginMachine>
