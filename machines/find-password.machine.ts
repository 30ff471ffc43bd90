import { assign, setup } from 'xstate'
import type { Code } from '../contract/codes.ts'
import { type PasswordLinkErrorCode, passwordLinkErrorCodes } from '../contract/password-link-errors.ts'
import type { ContentOf } from '../contract/endpoint.ts'
import {
  type changeForgottenPassword,
  type checkPasswordLink,
  sendPasswordLink,
  type SentLink,
} from '../contract/find-password.ts'
import type { SocialProvider } from '../contract/social-providers.ts'
import { type ApiErrorData, toApiErrorData, hasCode, errorWithCode } from './api-error-data.ts'
import { endpointActor, deadline, placeholderActor } from './placeholder-actor.ts'

/** True when the error says that the link does not work. */
export function isLinkError(error: ApiErrorData | undefined): boolean {
  return hasCode(error, ...passwordLinkErrorCodes)
}

export type FindPasswordInput =
  | {
      readonly step: 'request'
      /** Why the link that the person comes from did not work. */
      readonly refused: PasswordLinkErrorCode | undefined
    }
  /** The page that the link opens. */
  | { readonly step: 'link' }

/** Whose password is forgotten, as typed. */
export interface Account {
  readonly userid: string
  readonly email: string
}

interface FindPasswordContext {
  readonly isLink: boolean
  readonly account: Account
  readonly sent: SentLink | undefined
  readonly link: ContentOf<typeof checkPasswordLink> | undefined
  /** Sessions that the change has ended. */
  readonly endedSessions: number
  /** Social accounts that the change has unlinked. */
  readonly removedAccounts: readonly SocialProvider[]
  readonly error: ApiErrorData | undefined
}

type FindPasswordEvent =
  | ({ readonly type: 'account.submitted' } & Account)
  /** The person wants another link. */
  | { readonly type: 'link.requested' }
  | { readonly type: 'check.requested' }
  | { readonly type: 'password.submitted'; readonly password: string; readonly repeated: string }
  | { readonly type: 'back' }

/** What the page of a link sends; the token stands in its address. */
export interface NewPassword {
  readonly password: string
  readonly repeated: string
}

export const findPasswordActors = {
  sendPasswordLink: endpointActor(sendPasswordLink),
  deadline,
  /** Asks whether the link that opened the page works. */
  checkLink: placeholderActor<ContentOf<typeof checkPasswordLink>>('checkLink'),
  changePassword: placeholderActor<ContentOf<typeof changeForgottenPassword>, NewPassword>('changePassword'),
}

/** A forgotten password is set anew: a link is mailed, and opens the page where this is done (specification, section 8). */
export const findPasswordMachine = setup({
  types: {
    context: {} as FindPasswordContext,
    events: {} as FindPasswordEvent,
    input: {} as FindPasswordInput,
    tags: {} as 'busy',
  },
  actors: findPasswordActors,
  actions: {
    /** Goes back to where a link is asked for, and says why. */
    leadBack: (_, _params: { readonly code: Code | undefined }) => {},
    keepAccount: assign({
      account: (_, { userid, email }: Account): Account => ({ userid, email }),
      error: undefined,
    }),
    keepSent: assign({ sent: (_, { sent }: { readonly sent: SentLink }) => sent }),
    keepLink: assign({ link: (_, { link }: { readonly link: ContentOf<typeof checkPasswordLink> }) => link }),
    keepEnded: assign({
      endedSessions: (_, { ended_sessions }: ContentOf<typeof changeForgottenPassword>) => ended_sessions,
      removedAccounts: (_, { removed_accounts }: ContentOf<typeof changeForgottenPassword>) => removed_accounts,
    }),
    setError: assign({ error: (_, { error }: { readonly error: unknown }) => toApiErrorData(error) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isLink: ({ context }) => context.isLink,
    isLimited: (_, { error }: { readonly error: unknown }) => hasCode(error, 'MB22003429'),
    isRefused: (_, { error }: { readonly error: unknown }) => isLinkError(toApiErrorData(error)),
  },
}).createMachine({
  id: 'find-password',
  context: ({ input }) => ({
    isLink: input.step === 'link',
    account: { userid: '', email: '' },
    sent: undefined,
    link: undefined,
    endedSessions: 0,
    removedAccounts: [],
    error: input.step === 'request' && input.refused !== undefined ? errorWithCode(input.refused) : undefined,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isLink', target: 'checkingLink' }, { target: 'enteringAccount' }] },
    enteringAccount: {
      on: {
        'account.submitted': { target: 'sendingLink', actions: { type: 'keepAccount', params: ({ event }) => event } },
      },
    },
    sendingLink: {
      tags: 'busy',
      invoke: {
        id: 'sendPasswordLink',
        src: 'sendPasswordLink',
        input: ({ context: { account } }) => ({ params: {}, query: {}, body: account }),
        onDone: {
          target: 'linkSent',
          actions: { type: 'keepSent', params: ({ event }) => ({ sent: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isLimited', params: ({ event }) => event },
            target: 'linksLimited',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          { target: 'enteringAccount', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
    },
    linkSent: {
      invoke: {
        id: 'sentDeadline',
        src: 'deadline',
        input: ({ context }) => ({ expiresAt: context.sent?.expires_at ?? '' }),
        onDone: 'linkExpired',
      },
      on: { 'link.requested': 'sendingLink', back: 'enteringAccount' },
    },
    linkExpired: { on: { 'link.requested': 'sendingLink', back: 'enteringAccount' } },
    /** No more links for 24 hours. */
    linksLimited: { on: { back: { target: 'enteringAccount', actions: 'clearError' } } },
    checkingLink: {
      tags: 'busy',
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        onDone: {
          target: 'enteringPassword',
          actions: { type: 'keepLink', params: ({ event }) => ({ link: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'linkRefused',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          { target: 'linkUnchecked', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
    },
    /** The question about the link did not get through: the link is not lost. */
    linkUnchecked: { on: { 'check.requested': { target: 'checkingLink', actions: 'clearError' } } },
    enteringPassword: {
      invoke: {
        id: 'linkDeadline',
        src: 'deadline',
        input: ({ context }) => ({ expiresAt: context.link?.expires_at ?? '' }),
        onDone: {
          target: 'linkRefused',
          actions: { type: 'setError', params: { error: errorWithCode('MB22103404') } },
        },
      },
      on: { 'password.submitted': { target: 'changingPassword', actions: 'clearError' } },
    },
    changingPassword: {
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        // Read from the event alone: a password never enters the context.
        input: ({ event }) =>
          event.type === 'password.submitted'
            ? { password: event.password, repeated: event.repeated }
            : { password: '', repeated: '' },
        onDone: { target: 'passwordChanged', actions: { type: 'keepEnded', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'linkRefused',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          { target: 'enteringPassword', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
    },
    linkRefused: {
      type: 'final',
      entry: { type: 'leadBack', params: ({ context }) => ({ code: context.error?.code }) },
    },
    passwordChanged: { type: 'final' },
  },
})
