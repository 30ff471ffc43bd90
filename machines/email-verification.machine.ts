import { assign, setup } from 'xstate'
import { type EmailVerification, sendEmailVerification } from '../contract/accounts/email-verification.ts'
import * as codes from '../contract/protocol/codes.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import { deadline, endpointActor, placeholderActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

export type EmailVerificationInput =
  | {
      readonly step: 'address'
      /** Initial address; empty when the user types one. */
      readonly email: string
    }
  /** The page opened by the link in the mail. */
  | { readonly step: 'link' }

interface EmailVerificationContext {
  readonly isLink: boolean
  readonly email: string
  readonly verification: EmailVerification | undefined
  /** Another mail was sent on this page. */
  readonly isResent: boolean
  readonly error: ApiErrorData | undefined
}

type EmailVerificationEvent =
  | { readonly type: 'email.submitted'; readonly email: string }
  /** The user asks for another mail. */
  | { readonly type: 'mail.requested' }
  | { readonly type: 'check.requested' }
  /** On the link's page: the user confirms the address. */
  | { readonly type: 'email.confirmed' }
  | { readonly type: 'back' }

export const emailVerificationActors = {
  sendEmailVerification: endpointActor(sendEmailVerification),
  /** Polls until the link was opened or expires; retries after network errors. */
  watchMail: placeholderActor<EmailVerification, { readonly id: string }>('watchMail'),
  deadline,
  /** Checks the link that opened the page. */
  checkLink: placeholderActor<EmailVerification>('checkLink'),
  confirmLink: placeholderActor<EmailVerification>('confirmLink'),
}

/** Verifies an email address by a mailed link. Part of other flows. */
export const emailVerificationMachine = setup({
  types: {
    context: {} as EmailVerificationContext,
    events: {} as EmailVerificationEvent,
    input: {} as EmailVerificationInput,
    tags: {} as 'busy',
  },
  actors: emailVerificationActors,
  actions: {
    /** Passes the verified address to the parent flow. */
    reportVerified: (_, _params: { readonly verification: EmailVerification }) => {},
    setEmail: assign({
      email: (_, { email }: { readonly email: string }) => email,
      verification: undefined,
      isResent: false,
      error: undefined,
    }),
    setVerification: assign({
      isResent: ({ context }) => context.verification !== undefined,
      verification: (_, { verification }: { readonly verification: EmailVerification }) => verification,
      error: undefined,
    }),
    setExpired: assign({
      verification: ({ context: { verification } }) => verification && { ...verification, status: 'expired' },
    }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isLink: ({ context }) => context.isLink,
    isVerified: (_, { verification }: { readonly verification: EmailVerification }) =>
      verification.status === 'verified',
    isSent: (_, { verification }: { readonly verification: EmailVerification }) => verification.status === 'sent',
    isUnderWay: ({ context }) => context.verification?.status === 'sent',
    isExpired: ({ context }) => context.verification?.status === 'expired',
    isLimited: ({ event }) => hasFailedWith(event, codes.tooManyMails),
    isRefused: ({ event }) => hasFailedWith(event, codes.emailLinkInvalid),
  },
}).createMachine({
  id: 'email-verification',
  context: ({ input }) => ({
    isLink: input.step === 'link',
    email: input.step === 'address' ? input.email : '',
    verification: undefined,
    isResent: false,
    error: undefined,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isLink', target: 'checkingLink' }, { target: 'enteringEmail' }] },
    enteringEmail: {
      on: {
        'email.submitted': {
          target: 'sendingMail',
          actions: { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    sendingMail: {
      tags: 'busy',
      invoke: {
        id: 'sendEmailVerification',
        src: 'sendEmailVerification',
        input: ({ context: { email } }) => ({ body: { email } }),
        onDone: {
          target: 'waitingForLink',
          actions: { type: 'setVerification', params: ({ event }) => ({ verification: event.output }) },
        },
        onError: [
          { guard: 'isLimited', target: 'mailsLimited', actions: 'setError' },
          // The previous mail is still valid.
          { guard: 'isUnderWay', target: 'waitingForLink', actions: 'setError' },
          { guard: 'isExpired', target: 'mailExpired', actions: 'setError' },
          { target: 'enteringEmail', actions: 'setError' },
        ],
      },
    },
    waitingForLink: {
      invoke: [
        {
          id: 'watchMail',
          src: 'watchMail',
          input: ({ context }) => ({ id: requireDefined(context.verification, 'verification').id }),
          onDone: [
            {
              guard: { type: 'isVerified', params: ({ event }) => ({ verification: event.output }) },
              target: 'emailVerified',
              actions: [
                { type: 'reportVerified', params: ({ event }) => ({ verification: event.output }) },
                'clearError',
              ],
            },
            { target: 'mailExpired', actions: 'clearError' },
          ],
          onError: { target: 'mailExpired', actions: 'clearError' },
        },
        {
          id: 'deadline',
          src: 'deadline',
          input: ({ context }) => ({ expiresAt: requireDefined(context.verification, 'verification').expires_at }),
          onDone: { target: 'mailExpired', actions: 'clearError' },
        },
      ],
      on: {
        'mail.requested': { target: 'sendingMail', actions: 'clearError' },
        back: { target: 'enteringEmail', actions: 'clearError' },
      },
    },
    mailExpired: {
      entry: 'setExpired',
      on: {
        'mail.requested': { target: 'sendingMail', actions: 'clearError' },
        back: { target: 'enteringEmail', actions: 'clearError' },
      },
    },
    /** No more mails to this address for 24 hours. */
    mailsLimited: { on: { back: { target: 'enteringEmail', actions: 'clearError' } } },
    emailVerified: { type: 'final' },
    checkingLink: {
      tags: 'busy',
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => ({ verification: event.output }) },
            target: 'emailConfirmed',
            actions: { type: 'setVerification', params: ({ event }) => ({ verification: event.output }) },
          },
          {
            guard: { type: 'isSent', params: ({ event }) => ({ verification: event.output }) },
            target: 'linkChecked',
            actions: { type: 'setVerification', params: ({ event }) => ({ verification: event.output }) },
          },
          { target: 'linkRefused' },
        ],
        onError: [
          { guard: 'isRefused', target: 'linkRefused' },
          { target: 'linkUnchecked', actions: 'setError' },
        ],
      },
    },
    /** We couldn’t check the link. The user can try again. */
    linkUnchecked: { on: { 'check.requested': { target: 'checkingLink', actions: 'clearError' } } },
    /** Mail programs open links on their own, so the user has to confirm. */
    linkChecked: { on: { 'email.confirmed': { target: 'confirmingLink', actions: 'clearError' } } },
    confirmingLink: {
      tags: 'busy',
      invoke: {
        id: 'confirmLink',
        src: 'confirmLink',
        onDone: 'emailConfirmed',
        onError: [
          { guard: 'isRefused', target: 'linkRefused' },
          { target: 'linkChecked', actions: 'setError' },
        ],
      },
    },
    linkRefused: { type: 'final' },
    emailConfirmed: { type: 'final' },
  },
})

export type EmailVerificationState = StateName<typeof emailVerificationMachine>
