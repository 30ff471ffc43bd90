import { assign, setup } from 'xstate'
import { type ContactType, findId, type FoundId, requestFindIdCode } from '../contract/find-id.ts'
import type { SentCode } from '../contract/one-time-code.ts'
import { type ApiErrorData, toApiErrorData, hasCode } from './api-error-data.ts'
import { endpointActor } from './placeholder-actor.ts'

/** Whom the ID belongs to, as typed: a name, and the phone number or the address. */
export interface Contact {
  readonly name: string
  readonly contact: string
}

interface FindIdContext {
  readonly type: ContactType
  readonly whose: Contact
  /** The first code that was sent; undefined when there were too many. */
  readonly sent: SentCode | undefined
  /** With its ID masked. */
  readonly found: FoundId | undefined
  /** The whole ID, while it is shown. */
  readonly userid: string | undefined
  /** Number of the request whose code was right. */
  readonly otpId: string | undefined
  readonly error: ApiErrorData | undefined
}

type FindIdEvent =
  | { readonly type: 'phone.chosen' }
  | { readonly type: 'email.chosen' }
  | ({ readonly type: 'contact.submitted' } & Contact)
  /** The one-time code on this page was right. */
  | { readonly type: 'code.accepted'; readonly found: FoundId; readonly otpId: string }
  /** It was right, and nobody has registered with this name and contact. */
  | { readonly type: 'nobody.found' }
  | { readonly type: 'full.requested' }
  | { readonly type: 'id.hidden' }
  | { readonly type: 'back' }

export const findIdActors = { requestFindIdCode: endpointActor(requestFindIdCode), findId: endpointActor(findId) }

/** Body of the call that sends a code. */
export function contactBody(type: ContactType, { name, contact }: Contact) {
  return type === 'phone' ? { name, phone: contact } : { name, email: contact }
}

/** Finding one's ID by phone or e-mail: masked first, whole when asked for. The one-time code is a flow of its own. */
export const findIdMachine = setup({
  types: {
    context: {} as FindIdContext,
    events: {} as FindIdEvent,
    input: {} as { readonly type: ContactType },
    tags: {} as 'busy',
  },
  actors: findIdActors,
  actions: {
    choose: assign({ type: (_, { type }: { readonly type: ContactType }) => type, error: undefined }),
    keepContact: assign({
      whose: (_, { name, contact }: Contact): Contact => ({ name, contact }),
      sent: undefined,
      error: undefined,
    }),
    keepSent: assign({ sent: (_, { sent }: { readonly sent: SentCode }) => sent }),
    keepFound: assign({
      found: (_, { found }: { readonly found: FoundId; readonly otpId: string }) => found,
      otpId: (_, { otpId }) => otpId,
    }),
    keepWhole: assign({ userid: (_, { userid }: FoundId) => userid }),
    dropWhole: assign({ userid: undefined }),
    setError: assign({ error: (_, { error }: { readonly error: unknown }) => toApiErrorData(error) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isLimited: (_, { error }: { readonly error: unknown }) => hasCode(error, 'MB21003429'),
    isProofOver: (_, { error }: { readonly error: unknown }) =>
      hasCode(error, 'MB21101400', 'MB21102404', 'MB21104404', 'MB21105429'),
  },
}).createMachine({
  id: 'find-id',
  context: ({ input }) => ({
    type: input.type,
    whose: { name: '', contact: '' },
    sent: undefined,
    found: undefined,
    userid: undefined,
    otpId: undefined,
    error: undefined,
  }),
  initial: 'enteringContact',
  states: {
    enteringContact: {
      on: {
        'phone.chosen': { actions: { type: 'choose', params: { type: 'phone' } } },
        'email.chosen': { actions: { type: 'choose', params: { type: 'email' } } },
        'contact.submitted': {
          target: 'sendingCode',
          actions: { type: 'keepContact', params: ({ event }) => event },
        },
      },
    },
    sendingCode: {
      tags: 'busy',
      invoke: {
        id: 'requestFindIdCode',
        src: 'requestFindIdCode',
        input: ({ context: { type, whose } }) => ({
          params: { type },
          query: {},
          body: contactBody(type, whose),
        }),
        onDone: {
          target: 'confirmingContact',
          actions: { type: 'keepSent', params: ({ event }) => ({ sent: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isLimited', params: ({ event }) => event },
            target: 'confirmingContact',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          { target: 'enteringContact', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
    },
    /** The flow of the one-time code runs. */
    confirmingContact: {
      on: {
        'code.accepted': { target: 'idFound', actions: { type: 'keepFound', params: ({ event }) => event } },
        'nobody.found': 'nobodyFound',
        back: { target: 'enteringContact', actions: 'clearError' },
      },
    },
    nobodyFound: { on: { back: 'enteringContact' } },
    idFound: {
      on: { 'full.requested': { target: 'revealingId', actions: 'clearError' }, back: 'enteringContact' },
    },
    revealingId: {
      tags: 'busy',
      invoke: {
        id: 'findId',
        src: 'findId',
        input: ({ context: { type, otpId } }) => ({
          params: { type },
          query: {},
          body: { otp_id: otpId ?? '', full_id: 'Y' },
        }),
        onDone: {
          target: 'idShown',
          actions: { type: 'keepWhole', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isProofOver', params: ({ event }) => event },
            target: 'enteringContact',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          { target: 'idFound', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
    },
    idShown: {
      exit: 'dropWhole',
      on: { 'id.hidden': 'idFound', back: 'enteringContact' },
    },
  },
})
