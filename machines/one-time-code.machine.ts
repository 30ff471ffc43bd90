import { assign, setup } from 'xstate'
import type { FoundId } from '../contract/find-id.ts'
import type { SentCode } from '../contract/one-time-code.ts'
import { type ApiErrorData, toApiErrorData, hasCode } from './api-error-data.ts'
import { deadline, placeholderActor } from './placeholder-actor.ts'

export interface OneTimeCodeInput {
  /** The code that is under way; undefined when none could be sent, since there were too many. */
  readonly sent: SentCode | undefined
  /** Why none was sent. */
  readonly error: ApiErrorData | undefined
}

interface OneTimeCodeContext extends OneTimeCodeInput {
  readonly attemptsLeft: number
  /** Another code was sent on this page. */
  readonly isResent: boolean
}

type OneTimeCodeEvent =
  | { readonly type: 'code.submitted'; readonly code: string }
  /** The person wants another code. */
  | { readonly type: 'code.requested' }

export const oneTimeCodeActors = {
  requestCode: placeholderActor<SentCode>('requestCode'),
  /** Enters the code; answers what it opens. */
  enterCode: placeholderActor<FoundId, { readonly otpId: string; readonly code: string }>('enterCode'),
  deadline,
}

/** A code that was sent to a phone or an address is entered (specification, sections 4 and 8). Part of other flows. */
export const oneTimeCodeMachine = setup({
  types: {
    context: {} as OneTimeCodeContext,
    events: {} as OneTimeCodeEvent,
    input: {} as OneTimeCodeInput,
    tags: {} as 'busy',
  },
  actors: oneTimeCodeActors,
  actions: {
    /** Hands what the code has opened to the flow that asked for it. */
    accept: (_, _params: { readonly found: FoundId; readonly otpId: string }) => {},
    /** Tells that flow that the code was right and there is nothing behind it. */
    tellNobody: () => {},
    keepSent: assign({
      sent: (_, { sent }: { readonly sent: SentCode }) => sent,
      attemptsLeft: (_, { sent }) => sent.attempts_left,
      isResent: true,
      error: undefined,
    }),
    countAttempt: assign({
      attemptsLeft: ({ context }, { error }: { readonly error: unknown }) =>
        toApiErrorData(error).attemptsLeft ?? Math.max(0, context.attemptsLeft - 1),
    }),
    spendAttempts: assign({ attemptsLeft: 0 }),
    setError: assign({ error: (_, { error }: { readonly error: unknown }) => toApiErrorData(error) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isSent: ({ context }) => context.sent !== undefined,
    isSpent: ({ context }) => context.attemptsLeft === 0,
    isWrong: (_, { error }: { readonly error: unknown }) => hasCode(error, 'MB21103400'),
    isOver: (_, { error }: { readonly error: unknown }) => hasCode(error, 'MB21102404'),
    isTooMany: (_, { error }: { readonly error: unknown }) => hasCode(error, 'MB21105429'),
    isNobody: (_, { error }: { readonly error: unknown }) => hasCode(error, 'MB21104404'),
    isLimited: (_, { error }: { readonly error: unknown }) => hasCode(error, 'MB21003429'),
  },
}).createMachine({
  id: 'one-time-code',
  context: ({ input }) => ({ ...input, attemptsLeft: input.sent?.attempts_left ?? 0, isResent: false }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isSent', target: 'enteringCode' }, { target: 'requestLimited' }] },
    enteringCode: {
      invoke: {
        id: 'deadline',
        src: 'deadline',
        input: ({ context }) => ({ expiresAt: context.sent?.expires_at ?? '' }),
        onDone: 'codeExpired',
      },
      on: {
        'code.submitted': { target: 'verifyingCode', actions: 'clearError' },
        'code.requested': { target: 'requestingCode', actions: 'clearError' },
      },
    },
    verifyingCode: {
      tags: 'busy',
      invoke: {
        id: 'enterCode',
        src: 'enterCode',
        // Read from the event alone: a code never enters the context.
        input: ({ context, event }) => ({
          otpId: context.sent?.otp_id ?? '',
          code: event.type === 'code.submitted' ? event.code : '',
        }),
        onDone: {
          target: 'codeAccepted',
          actions: {
            type: 'accept',
            params: ({ context, event }) => ({ found: event.output, otpId: context.sent?.otp_id ?? '' }),
          },
        },
        onError: [
          {
            guard: { type: 'isWrong', params: ({ event }) => event },
            target: 'enteringCode',
            actions: [
              { type: 'countAttempt', params: ({ event }) => event },
              { type: 'setError', params: ({ event }) => event },
            ],
          },
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'codeExpired' },
          {
            guard: { type: 'isTooMany', params: ({ event }) => event },
            target: 'tooManyAttempts',
            actions: 'spendAttempts',
          },
          { guard: { type: 'isNobody', params: ({ event }) => event }, target: 'nobodyBehind', actions: 'tellNobody' },
          { target: 'enteringCode', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
    },
    requestingCode: {
      tags: 'busy',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        onDone: {
          target: 'enteringCode',
          actions: { type: 'keepSent', params: ({ event }) => ({ sent: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isLimited', params: ({ event }) => event },
            target: 'requestLimited',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          {
            guard: 'isSpent',
            target: 'tooManyAttempts',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          // The code of before may still be good; if it is not, its deadline says so at once.
          { target: 'enteringCode', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
    },
    codeExpired: { on: { 'code.requested': { target: 'requestingCode', actions: 'clearError' } } },
    tooManyAttempts: { on: { 'code.requested': { target: 'requestingCode', actions: 'clearError' } } },
    /** No more codes for 24 hours. */
    requestLimited: {},
    codeAccepted: { type: 'final' },
    nobodyBehind: { type: 'final' },
  },
})
