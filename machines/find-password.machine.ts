import { assertEvent, assign, setup } from 'xstate'
import {
  type changeForgottenPassword,
  type checkPasswordLink,
  type SentLink,
  sendPasswordLink,
} from '../contract/accounts/find-password.ts'
import { type PasswordLinkErrorCode, passwordLinkErrorCodes } from '../contract/accounts/password-link-errors.ts'
import * as codes from '../contract/protocol/codes.ts'
import type { ContentOf } from '../contract/protocol/endpoint.ts'
import type { SocialProvider } from '../contract/values/social-providers.ts'
import { type ApiErrorData, errorOf, errorWithCode, hasCode, hasFailedWith } from './api-error-data.ts'
import { deadline, endpointActor, listener, placeholderActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

/** True when an error says that the link is invalid, used or expired. */
export function isLinkError(error: ApiErrorData | undefined): boolean {
  return hasCode(error, ...passwordLinkErrorCodes)
}

export type FindPasswordInput =
  | {
      readonly step: 'request'
      /** Why the previous link did not work. */
      readonly refused: PasswordLinkErrorCode | undefined
    }
  /** The page opened by the link. */
  | { readonly step: 'link' }

/** Typed ID and email of the account. */
export interface Account {
  readonly userid: string
  readonly email: string
}

interface FindPasswordContext {
  readonly isLink: boolean
  /** The account submitted last. */
  readonly account: Account | undefined
  readonly sent: SentLink | undefined
  readonly link: ContentOf<typeof checkPasswordLink> | undefined
  /** Number of sessions ended by the change. */
  readonly endedSessions: number
  /** Social accounts unlinked by the change. */
  readonly removedAccounts: readonly SocialProvider[]
  /** True when the change removed an identity that was verified recently. */
  readonly removedIdentity: boolean
  readonly error: ApiErrorData | undefined
}

type FindPasswordEvent =
  | ({ readonly type: 'account.submitted' } & Account)
  /** The user asks for another link. */
  | { readonly type: 'link.requested' }
  | { readonly type: 'check.requested' }
  | ({ readonly type: 'password.submitted' } & NewPassword)
  /** The page of a link has changed the password of this account, in another tab. */
  | { readonly type: 'password.changed'; readonly userid: string }
  | { readonly type: 'back' }

/** Values of the new-password form. The token is in the address. */
export interface NewPassword {
  readonly password: string
  readonly repeated: string
  /** True when recently added ways to log in are kept; false when the link names none. */
  readonly keepRecent: boolean
}

/** True when the page of the link asks whether recently added ways to log in are kept. */
export function hasRecentLogins(link: ContentOf<typeof checkPasswordLink>): boolean {
  return link.recent_accounts.length > 0 || link.recent_identity
}

export const findPasswordActors = {
  sendPasswordLink: endpointActor(sendPasswordLink),
  deadline,
  /** Hears of passwords that pages of links have changed. */
  watchPasswordChanges: listener,
  /** Checks the link that opened the page. */
  checkLink: placeholderActor<ContentOf<typeof checkPasswordLink>>('checkLink'),
  changePassword: placeholderActor<ContentOf<typeof changeForgottenPassword>, NewPassword>('changePassword'),
}

/** Resets a forgotten password by a mailed link (specification, section 8). */
export const findPasswordMachine = setup({
  types: {
    context: {} as FindPasswordContext,
    events: {} as FindPasswordEvent,
    input: {} as FindPasswordInput,
    tags: {} as 'busy',
  },
  actors: findPasswordActors,
  actions: {
    /** Navigates to the page that requests a link, with the reason. */
    goToRequest: (_, _params: { readonly code: string | undefined }) => {},
    /** Opens the login with the ID of the account in its form. */
    goToLogin: (_, _params: { readonly userid: string }) => {},
    /** Tells the tab that waits for the link that the password of this account has changed. */
    announceChange: (_, _params: { readonly userid: string }) => {},
    setAccount: assign({
      account: (_, { account }: { readonly account: Account }) => account,
      sent: undefined,
      error: undefined,
    }),
    setSent: assign({ sent: (_, { sent }: { readonly sent: SentLink }) => sent }),
    setLink: assign({ link: (_, { link }: { readonly link: ContentOf<typeof checkPasswordLink> }) => link }),
    setChangeResult: assign({
      endedSessions: (_, { ended_sessions }: ContentOf<typeof changeForgottenPassword>) => ended_sessions,
      removedAccounts: (_, { removed_accounts }: ContentOf<typeof changeForgottenPassword>) => removed_accounts,
      removedIdentity: (_, { removed_identity }: ContentOf<typeof changeForgottenPassword>) => removed_identity,
    }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    setLinkExpired: assign({ error: errorWithCode(codes.passwordLinkExpired) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isLink: ({ context }) => context.isLink,
    isLimited: ({ event }) => hasFailedWith(event, codes.tooManyPasswordLinks),
    isRefused: ({ event }) => isLinkError(errorOf(event)),
    isOwnAccount: ({ context }, { userid }: { readonly userid: string }) =>
      context.account?.userid.toLowerCase() === userid.toLowerCase(),
  },
}).createMachine({
  id: 'find-password',
  context: ({ input }) => ({
    isLink: input.step === 'link',
    account: undefined,
    sent: undefined,
    link: undefined,
    endedSessions: 0,
    removedAccounts: [],
    removedIdentity: false,
    error: input.step === 'request' && input.refused !== undefined ? errorWithCode(input.refused) : undefined,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isLink', target: 'checkingLink' }, { target: 'enteringAccount' }] },
    enteringAccount: {
      on: {
        'account.submitted': {
          target: 'sendingLink',
          actions: { type: 'setAccount', params: ({ event: { userid, email } }) => ({ account: { userid, email } }) },
        },
      },
    },
    sendingLink: {
      tags: 'busy',
      invoke: {
        id: 'sendPasswordLink',
        src: 'sendPasswordLink',
        input: ({ context }) => ({ body: requireDefined(context.account, 'account') }),
        onDone: {
          target: 'awaitingLink',
          actions: { type: 'setSent', params: ({ event }) => ({ sent: event.output }) },
        },
        onError: [
          { guard: 'isLimited', target: 'linksLimited', actions: 'setError' },
          { target: 'enteringAccount', actions: 'setError' },
        ],
      },
    },
    awaitingLink: {
      invoke: { id: 'watchPasswordChanges', src: 'watchPasswordChanges' },
      on: {
        'link.requested': 'sendingLink',
        back: 'enteringAccount',
        'password.changed': {
          guard: { type: 'isOwnAccount', params: ({ event }) => event },
          target: 'changedElsewhere',
        },
      },
      initial: 'linkSent',
      states: {
        linkSent: {
          invoke: {
            id: 'sentDeadline',
            src: 'deadline',
            input: ({ context }) => ({ expiresAt: requireDefined(context.sent, 'sent').expires_at }),
            onDone: 'linkExpired',
          },
        },
        linkExpired: {},
      },
    },
    /** The page of the link, in another tab, has changed the password. */
    changedElsewhere: {
      type: 'final',
      entry: {
        type: 'goToLogin',
        params: ({ context }) => ({ userid: requireDefined(context.account, 'account').userid }),
      },
    },
    /** The limit of links for 24 hours is reached. */
    linksLimited: { on: { back: { target: 'enteringAccount', actions: 'clearError' } } },
    checkingLink: {
      tags: 'busy',
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        onDone: {
          target: 'enteringPassword',
          actions: { type: 'setLink', params: ({ event }) => ({ link: event.output }) },
        },
        onError: [
          { guard: 'isRefused', target: 'linkRefused', actions: 'setError' },
          { target: 'linkUnchecked', actions: 'setError' },
        ],
      },
    },
    /** We couldn’t check the link. The user can try again. */
    linkUnchecked: { on: { 'check.requested': { target: 'checkingLink', actions: 'clearError' } } },
    enteringPassword: {
      invoke: {
        id: 'linkDeadline',
        src: 'deadline',
        input: ({ context }) => ({ expiresAt: requireDefined(context.link, 'link').expires_at }),
        onDone: { target: 'linkRefused', actions: 'setLinkExpired' },
      },
      on: { 'password.submitted': { target: 'changingPassword', actions: 'clearError' } },
    },
    changingPassword: {
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        // From the event: a password is never stored in the context.
        input: ({ event }) => {
          assertEvent(event, 'password.submitted')
          return { password: event.password, repeated: event.repeated, keepRecent: event.keepRecent }
        },
        onDone: {
          target: 'passwordChanged',
          actions: { type: 'setChangeResult', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'isRefused', target: 'linkRefused', actions: 'setError' },
          { target: 'enteringPassword', actions: 'setError' },
        ],
      },
    },
    linkRefused: {
      type: 'final',
      entry: { type: 'goToRequest', params: ({ context }) => ({ code: context.error?.code }) },
    },
    passwordChanged: {
      type: 'final',
      entry: {
        type: 'announceChange',
        params: ({ context }) => ({ userid: requireDefined(context.link, 'link').userid }),
      },
    },
  },
})

export type FindPasswordState = StateName<typeof findPasswordMachine>
