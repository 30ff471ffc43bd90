import { assign, setup } from 'xstate'
import { type EmailVerification, sendEmailVerification } from '../contract/email-verification.ts'
import { type ApiErrorData, toApiErrorData, hasCode } from './api-error-data.ts'
import { endpointActor, deadline, placeholderActor } from './placeholder-actor.ts'

export type EmailVerificationInput =
  | {
      readonly step: 'address'
      /** The address to begin with; empty when the person is to type it. */
      readonly email: string
    }
  /** The page that the link in the mail opens. */
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
  /** The person wants another mail. */
  | { readonly type: 'mail.requested' }
  | { readonly type: 'check.requested' }
  /** On the page of the link: the address is the own one. */
  | { readonly type: 'email.confirmed' }
  | { readonly type: 'back' }

export const emailVerificationActors = {
  sendEmailVerification: endpointActor(sendEmailVerification),
  /** Ends when the link was opened or is over; goes on through a network that comes and goes. */
  watchMail: placeholderActor<EmailVerification, { readonly id: string }>('watchMail'),
  deadline,
  /** Asks what the link that opened the page is good for. */
  checkLink: placeholderActor<EmailVerification>('checkLink'),
  confirmLink: placeholderActor<EmailVerification>('confirmLink'),
}

/** Shows that an address belongs to who typed it: a mail is sent, and the link in it opened. Part of other flows. */
export const emailVerificationMachine = setup({
  types: {
    context: {} as EmailVerificationContext,
    events: {} as EmailVerificationEvent,
    input: {} as EmailVerificationInput,
    tags: {} as 'busy',
  },
  actors: emailVerificationActors,
  actions: {
    /** Hands the verified address to the flow that asked for it. */
    hand: (_, _params: { readonly verification: EmailVerification }) => {},
    keepEmail: assign({
      email: (_, { email }: { readonly email: string }) => email,
      verification: undefined,
      isResent: false,
      error: undefined,
    }),
    keepVerification: assign({
      isResent: ({ context }) => context.verification !== undefined,
      verification: (_, { verification }: { readonly verification: EmailVerification }) => verification,
      error: undefined,
    }),
    setError: assign({ error: (_, { error }: { readonly error: unknown }) => toApiErrorData(error) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isLink: ({ context }) => context.isLink,
    isVerified: (_, { verification }: { readonly verification: EmailVerification }) =>
      verification.status === 'verified',
    isSent: (_, { verification }: { readonly verification: EmailVerification }) => verification.status === 'sent',
    isUnderWay: ({ context }) => context.verification !== undefined,
    isLimited: (_, { error }: { readonly error: unknown }) => hasCode(error, 'PR11001429'),
    isRefused: (_, { error }: { readonly error: unknown }) => hasCode(error, 'PR11002404'),
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
        'email.submitted': { target: 'sendingMail', actions: { type: 'keepEmail', params: ({ event }) => event } },
      },
    },
    sendingMail: {
      tags: 'busy',
      invoke: {
        id: 'sendEmailVerification',
        src: 'sendEmailVerification',
        input: ({ context: { email } }) => ({ params: {}, query: {}, body: { email } }),
        onDone: {
          target: 'waitingForLink',
          actions: { type: 'keepVerification', params: ({ event }) => ({ verification: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isLimited', params: ({ event }) => event },
            target: 'mailsLimited',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          // The mail of before is still good.
          {
            guard: 'isUnderWay',
            target: 'waitingForLink',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          { target: 'enteringEmail', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
    },
    waitingForLink: {
      invoke: [
        {
          id: 'watchMail',
          src: 'watchMail',
          input: ({ context }) => ({ id: context.verification?.id ?? '' }),
          onDone: [
            {
              guard: { type: 'isVerified', params: ({ event }) => ({ verification: event.output }) },
              target: 'emailVerified',
              actions: { type: 'hand', params: ({ event }) => ({ verification: event.output }) },
            },
            { target: 'mailExpired' },
          ],
          onError: 'mailExpired',
        },
        {
          id: 'deadline',
          src: 'deadline',
          input: ({ context }) => ({ expiresAt: context.verification?.expires_at ?? '' }),
          onDone: 'mailExpired',
        },
      ],
      on: {
        'mail.requested': { target: 'sendingMail', actions: 'clearError' },
        back: { target: 'enteringEmail', actions: 'clearError' },
      },
    },
    mailExpired: {
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
            actions: { type: 'keepVerification', params: ({ event }) => ({ verification: event.output }) },
          },
          {
            guard: { type: 'isSent', params: ({ event }) => ({ verification: event.output }) },
            target: 'linkChecked',
            actions: { type: 'keepVerification', params: ({ event }) => ({ verification: event.output }) },
          },
          { target: 'linkRefused' },
        ],
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'linkRefused' },
          { target: 'linkUnchecked', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
    },
    /** The question about the link did not get through: the link is not lost. */
    linkUnchecked: { on: { 'check.requested': { target: 'checkingLink', actions: 'clearError' } } },
    /** Mail programs open links by themselves: a person has to press. */
    linkChecked: { on: { 'email.confirmed': { target: 'confirmingLink', actions: 'clearError' } } },
    confirmingLink: {
      tags: 'busy',
      invoke: {
        id: 'confirmLink',
        src: 'confirmLink',
        onDone: 'emailConfirmed',
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'linkRefused' },
          { target: 'linkChecked', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
    },
    linkRefused: { type: 'final' },
    emailConfirmed: { type: 'final' },
  },
})
