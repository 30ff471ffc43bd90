import { assign, setup } from 'xstate'
import { type ContactType, type FoundId, findId, requestFindIdCode } from '../contract/accounts/find-id.ts'
import type { SentCode } from '../contract/accounts/one-time-code.ts'
import * as codes from '../contract/protocol/codes.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import { endpointActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

/** Typed name and contact: a phone number or an email address. */
export interface Contact {
  readonly name: string
  readonly contact: string
}

interface FindIdContext {
  readonly type: ContactType
  /** The contact submitted last. */
  readonly contact: Contact | undefined
  /** The first code sent; undefined when the limit was reached. */
  readonly sent: SentCode | undefined
  /** The account with its ID masked. */
  readonly found: FoundId | undefined
  /** The full ID, while it is shown. */
  readonly userid: string | undefined
  /** ID of the confirmed one-time code. */
  readonly otpId: string | undefined
  readonly error: ApiErrorData | undefined
}

type FindIdEvent =
  | { readonly type: 'phone.chosen' }
  | { readonly type: 'email.chosen' }
  | ({ readonly type: 'contact.submitted'; readonly by: ContactType } & Contact)
  /** The one-time code was right. */
  | { readonly type: 'code.accepted'; readonly found: FoundId; readonly otpId: string }
  /** The code was right, but no account has this name and contact. */
  | { readonly type: 'nobody.found' }
  | { readonly type: 'full.requested' }
  | { readonly type: 'id.hidden' }
  | { readonly type: 'back' }

export const findIdActors = { requestFindIdCode: endpointActor(requestFindIdCode), findId: endpointActor(findId) }

/** Body of the call that sends a code. */
export function contactBody(type: ContactType, { name, contact }: Contact) {
  return type === 'phone' ? { name, phone: contact } : { name, email: contact }
}

/** Finds a user ID by phone or email: masked first, in full on request. The one-time code is a separate flow. */
export const findIdMachine = setup({
  types: {
    context: {} as FindIdContext,
    events: {} as FindIdEvent,
    input: {} as { readonly type: ContactType },
    tags: {} as 'busy',
  },
  actors: findIdActors,
  actions: {
    /** Removes what was typed of the contact from this tab: the ID is found. */
    forgetContact: () => {},
    choose: assign({ type: (_, { type }: { readonly type: ContactType }) => type, error: undefined }),
    setContact: assign({
      type: (_, { type }: { readonly type: ContactType; readonly contact: Contact }) => type,
      contact: (_, { contact }) => contact,
      sent: undefined,
      error: undefined,
    }),
    setSent: assign({ sent: (_, { sent }: { readonly sent: SentCode }) => sent }),
    setFound: assign({
      found: (_, { found }: { readonly found: FoundId; readonly otpId: string }) => found,
      otpId: (_, { otpId }) => otpId,
      error: undefined,
    }),
    setUserId: assign({ userid: (_, { userid }: Pick<FoundId, 'userid'>) => userid }),
    clearUserId: assign({ userid: undefined }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isOtherWay: ({ context }, { type }: { readonly type: ContactType }) => context.type !== type,
    isLimited: ({ event }) => hasFailedWith(event, codes.tooManyOneTimeCodes),
    isProofOver: ({ event }) =>
      hasFailedWith(
        event,
        codes.oneTimeCodeMissing,
        codes.oneTimeCodeExpired,
        codes.foundIdNotRegistered,
        codes.oneTimeCodeAttemptsUsedUp,
      ),
  },
}).createMachine({
  id: 'find-id',
  context: ({ input }) => ({
    type: input.type,
    contact: undefined,
    sent: undefined,
    found: undefined,
    userid: undefined,
    otpId: undefined,
    error: undefined,
  }),
  // The address says the way on every visit: an error stays until it says the other one.
  on: {
    'phone.chosen': {
      guard: { type: 'isOtherWay', params: { type: 'phone' } },
      target: '.enteringContact',
      actions: { type: 'choose', params: { type: 'phone' } },
    },
    'email.chosen': {
      guard: { type: 'isOtherWay', params: { type: 'email' } },
      target: '.enteringContact',
      actions: { type: 'choose', params: { type: 'email' } },
    },
  },
  initial: 'enteringContact',
  states: {
    enteringContact: {
      on: {
        'contact.submitted': {
          target: 'sendingCode',
          actions: {
            type: 'setContact',
            params: ({ event: { by, name, contact } }) => ({ type: by, contact: { name, contact } }),
          },
        },
      },
    },
    sendingCode: {
      tags: 'busy',
      invoke: {
        id: 'requestFindIdCode',
        src: 'requestFindIdCode',
        input: ({ context: { type, contact } }) => ({
          params: { type },
          body: contactBody(type, requireDefined(contact, 'contact')),
        }),
        onDone: {
          target: 'confirmingContact',
          actions: { type: 'setSent', params: ({ event }) => ({ sent: event.output }) },
        },
        onError: [
          { guard: 'isLimited', target: 'confirmingContact', actions: 'setError' },
          { target: 'enteringContact', actions: 'setError' },
        ],
      },
    },
    /** The page shows the one-time code flow. */
    confirmingContact: {
      on: {
        'code.accepted': {
          target: 'idFound',
          actions: [{ type: 'setFound', params: ({ event: { found, otpId } }) => ({ found, otpId }) }, 'forgetContact'],
        },
        'nobody.found': { target: 'nobodyFound', actions: 'clearError' },
        back: { target: 'enteringContact', actions: 'clearError' },
      },
    },
    nobodyFound: { on: { back: 'enteringContact' } },
    idFound: {
      on: {
        'full.requested': { target: 'revealingId', actions: 'clearError' },
        back: { target: 'enteringContact', actions: 'clearError' },
      },
    },
    revealingId: {
      tags: 'busy',
      invoke: {
        id: 'findId',
        src: 'findId',
        input: ({ context: { type, otpId } }) => ({
          params: { type },
          body: { otp_id: requireDefined(otpId, 'otpId'), full_id: 'Y' },
        }),
        onDone: {
          target: 'idShown',
          actions: { type: 'setUserId', params: ({ event }) => ({ userid: event.output.userid }) },
        },
        onError: [
          { guard: 'isProofOver', target: 'enteringContact', actions: 'setError' },
          { target: 'idFound', actions: 'setError' },
        ],
      },
    },
    idShown: {
      exit: 'clearUserId',
      on: { 'id.hidden': 'idFound', back: 'enteringContact' },
    },
  },
})

export type FindIdState = StateName<typeof findIdMachine>
