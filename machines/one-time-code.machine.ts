import { assertEvent, assign, setup } from 'xstate'
import type { FoundId } from '../contract/accounts/find-id.ts'
import type { SentCode } from '../contract/accounts/one-time-code.ts'
import * as codes from '../contract/protocol/codes.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import { deadline, placeholderActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

export interface OneTimeCodeInput {
  /** The code sent; undefined when the limit was reached. */
  readonly sent: SentCode | undefined
  /** Why no code was sent. */
  readonly error: ApiErrorData | undefined
}

interface OneTimeCodeContext extends OneTimeCodeInput {
  readonly attemptsLeft: number
  /** The time of the code that was sent is over. */
  readonly isExpired: boolean
  /** Another code was sent on this page. */
  readonly isResent: boolean
}

type OneTimeCodeEvent =
  | { readonly type: 'code.submitted'; readonly code: string }
  /** The user asks for another code. */
  | { readonly type: 'code.requested' }

export const oneTimeCodeActors = {
  requestCode: placeholderActor<SentCode>('requestCode'),
  /** Submits the code. Output: the found account. */
  enterCode: placeholderActor<FoundId, { readonly otpId: string; readonly code: string }>('enterCode'),
  deadline,
}

/** Entry of a code sent by text message or email (specification, sections 4 and 8). Part of other flows. */
export const oneTimeCodeMachine = setup({
  types: {
    context: {} as OneTimeCodeContext,
    events: {} as OneTimeCodeEvent,
    input: {} as OneTimeCodeInput,
    tags: {} as 'busy',
  },
  actors: oneTimeCodeActors,
  actions: {
    /** Passes the found account to the parent flow. */
    reportAccepted: (_, _params: { readonly found: FoundId; readonly otpId: string }) => {},
    /** Tells the parent flow that the code was right and no account matches. */
    reportNoAccount: () => {},
    setSent: assign({
      sent: (_, { sent }: { readonly sent: SentCode }) => sent,
      attemptsLeft: (_, { sent }) => sent.attempts_left,
      isExpired: false,
      isResent: true,
      error: undefined,
    }),
    countAttempt: assign({
      attemptsLeft: ({ context, event }) =>
        errorOf(event).details?.attempts_left ?? Math.max(0, context.attemptsLeft - 1),
    }),
    spendAttempts: assign({ attemptsLeft: 0 }),
    setExpired: assign({ isExpired: true, error: undefined }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isSent: ({ context }) => context.sent !== undefined,
    isExpired: ({ context }) => context.isExpired,
    isSpent: ({ context }) => context.attemptsLeft === 0,
    isWrong: ({ event }) => hasFailedWith(event, codes.wrongOneTimeCode),
    isOver: ({ event }) => hasFailedWith(event, codes.oneTimeCodeExpired),
    isTooMany: ({ event }) => hasFailedWith(event, codes.oneTimeCodeAttemptsUsedUp),
    hasNoAccount: ({ event }) => hasFailedWith(event, codes.foundIdNotRegistered),
    isLimited: ({ event }) => hasFailedWith(event, codes.tooManyOneTimeCodes),
  },
}).createMachine({
  id: 'one-time-code',
  context: ({ input }) => ({
    ...input,
    attemptsLeft: input.sent?.attempts_left ?? 0,
    isExpired: false,
    isResent: false,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isSent', target: 'enteringCode' }, { target: 'requestLimited' }] },
    enteringCode: {
      invoke: {
        id: 'deadline',
        src: 'deadline',
        input: ({ context }) => ({ expiresAt: requireDefined(context.sent, 'sent').expires_at }),
        onDone: { target: 'codeExpired', actions: 'setExpired' },
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
        // From the event: a code is never stored in the context.
        input: ({ context, event }) => {
          assertEvent(event, 'code.submitted')
          return { otpId: requireDefined(context.sent, 'sent').otp_id, code: event.code }
        },
        onDone: {
          target: 'codeAccepted',
          actions: {
            type: 'reportAccepted',
            params: ({ context, event }) => ({
              found: event.output,
              otpId: requireDefined(context.sent, 'sent').otp_id,
            }),
          },
        },
        onError: [
          { guard: 'isWrong', target: 'enteringCode', actions: ['countAttempt', 'setError'] },
          { guard: 'isOver', target: 'codeExpired', actions: 'setExpired' },
          { guard: 'isTooMany', target: 'tooManyAttempts', actions: 'spendAttempts' },
          { guard: 'hasNoAccount', target: 'noAccount', actions: 'reportNoAccount' },
          { target: 'enteringCode', actions: 'setError' },
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
          actions: { type: 'setSent', params: ({ event }) => ({ sent: event.output }) },
        },
        onError: [
          { guard: 'isLimited', target: 'requestLimited', actions: 'setError' },
          { guard: 'isSpent', target: 'tooManyAttempts', actions: 'setError' },
          { guard: 'isExpired', target: 'codeExpired', actions: 'setError' },
          // The previous code may still be valid.
          { target: 'enteringCode', actions: 'setError' },
        ],
      },
    },
    codeExpired: { on: { 'code.requested': { target: 'requestingCode', actions: 'clearError' } } },
    tooManyAttempts: { on: { 'code.requested': { target: 'requestingCode', actions: 'clearError' } } },
    /** The limit of codes for 24 hours is reached. */
    requestLimited: {},
    codeAccepted: { type: 'final' },
    noAccount: { type: 'final' },
  },
})

export type OneTimeCodeState = StateName<typeof oneTimeCodeMachine>
