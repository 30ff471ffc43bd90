import { assign, setup } from 'xstate'
import { openQrLogin, qrLogin, type QrCode, type QrStatus } from '../contract/qr-login.ts'
import type { OpenedSession } from '../contract/session.ts'
import { type ApiErrorData, toApiErrorData } from './api-error-data.ts'
import { endpointActor, deadline, placeholderActor } from './placeholder-actor.ts'

interface QrLoginContext {
  readonly code: QrCode | undefined
  readonly error: ApiErrorData | undefined
}

type QrLoginEvent =
  /** The person wants a new code. */
  { readonly type: 'code.requested' }

export const qrLoginActors = {
  openQrLogin: endpointActor(openQrLogin),
  /** Ends when the code no longer stands where `known` says; goes on through a network that comes and goes. */
  watchCode: placeholderActor<QrStatus, { readonly qrId: string; readonly known: QrStatus }>('watchCode'),
  deadline,
  qrLogin: endpointActor(qrLogin),
}

/** Logging in with the student ID of the school's app, which scans a code on the screen and approves. */
export const qrLoginMachine = setup({
  types: {
    context: {} as QrLoginContext,
    events: {} as QrLoginEvent,
    output: {} as { readonly session: OpenedSession },
    tags: {} as 'busy',
  },
  actors: qrLoginActors,
  actions: {
    /** Hands the session to the login page. */
    approve: (_, _params: { readonly session: OpenedSession }) => {},
    keepCode: assign({ code: (_, { code }: { readonly code: QrCode }) => code, error: undefined }),
    setError: assign({ error: (_, { error }: { readonly error: unknown }) => toApiErrorData(error) }),
  },
  guards: {
    isStatus: (_, { status, wanted }: { readonly status: QrStatus; readonly wanted: QrStatus }) => status === wanted,
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
        input: { params: {}, query: {} },
        onDone: {
          target: 'codeShown',
          actions: { type: 'keepCode', params: ({ event }) => ({ code: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'setError', params: ({ event }) => event } },
      },
    },
    codeShown: {
      invoke: {
        id: 'deadline',
        src: 'deadline',
        input: ({ context }) => ({ expiresAt: context.code?.expires_at ?? '' }),
        onDone: 'codeExpired',
      },
      initial: 'waitingForScan',
      states: {
        waitingForScan: {
          invoke: {
            id: 'watchScan',
            src: 'watchCode',
            input: ({ context }) => ({ qrId: context.code?.qr_id ?? '', known: 'waiting' }),
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
            input: ({ context }) => ({ qrId: context.code?.qr_id ?? '', known: 'scanned' }),
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
        input: ({ context }) => ({ params: {}, query: {}, body: { qr_id: context.code?.qr_id ?? '' } }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'approve', params: ({ event }) => ({ session: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'setError', params: ({ event }) => event } },
      },
    },
    loginRefused: { on: { 'code.requested': 'requestingCode' } },
    codeExpired: { on: { 'code.requested': 'requestingCode' } },
    /** The network or a closed account: the error says which. */
    failed: { on: { 'code.requested': 'requestingCode' } },
    signedIn: { type: 'final' },
  },
})
