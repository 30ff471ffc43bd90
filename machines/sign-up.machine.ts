import { assign, not, setup } from 'xstate'
import type { MemberType } from '../contract/courses.ts'
import type { OpenedSession } from '../contract/session.ts'
import { checkUserid, consentAsGuardian, identifyForSignUp, type SignUpResult } from '../contract/sign-up.ts'
import { toApiErrorData, hasCode } from './api-error-data.ts'
import { endpointActor, placeholderActor } from './placeholder-actor.ts'
import {
  type SignUpDraft,
  emptySignUpDraft,
  nothingTyped,
  type SignUpBody,
  signUpBody,
  type SignUpContext,
  type SignUpEvent,
  type SignUpInput,
  type SignUpStep,
} from './sign-up.data.ts'

export const signUpActors = {
  /** What this browser keeps of a sign-up that was begun before. */
  readKept: placeholderActor<SignUpDraft>('readKept'),
  identifyForSignUp: endpointActor(identifyForSignUp),
  consentAsGuardian: endpointActor(consentAsGuardian),
  checkUserid: endpointActor(checkUserid),
  /** Solves the challenge that tells persons from programs; answers the proof. */
  proveHuman: placeholderActor<string>('proveHuman'),
  /** Makes the member, of the kind given. */
  join: placeholderActor<SignUpResult, { readonly type: MemberType; readonly body: SignUpBody }>('join'),
}

/** Becoming a member. Identity and e-mail verification are flows of their own on the same pages. */
export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    input: {} as SignUpInput,
    tags: {} as 'busy' | 'alert',
  },
  actors: signUpActors,
  actions: {
    /** Keeps in this browser what the steps have brought, so that a reload loses nothing. */
    remember: () => {},
    /** Forgets it, once it has served its purpose. */
    forget: () => {},
    /** Keeps the session of the new member in this browser. */
    openSession: (_, _params: { readonly session: OpenedSession }) => {},
    goToFindId: () => {},
    keep: assign((_, kept: Partial<SignUpContext>) => ({ ...kept, error: undefined })),
    setError: assign({ error: (_, { error }: { readonly error: unknown }) => toApiErrorData(error) }),
    dropConsents: assign({ consents: undefined }),
    dropIdentification: assign({ identification: undefined, guardian: undefined }),
    dropEmail: assign({ email: undefined }),
    dropHumanProof: assign({ humanProof: undefined }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    lacksConsents: ({ context }) => context.consents === undefined,
    lacksIdentification: ({ context }) => context.identification === undefined,
    lacksGuardian: ({ context: { identification } }) =>
      identification?.is_under_14 === true && !identification.guardian,
    lacksAgreement: ({ context }) => context.guardian === undefined,
    lacksEmail: ({ context }) => context.email === undefined,
    isReady: ({ context }, { userid }: { readonly userid: string }) =>
      context.availableUserid === userid && context.humanProof !== undefined,
    isAsked: ({ context }, { step }: { readonly step: SignUpStep }) => context.requestedStep === step,
    isMember: (_, { error }: { readonly error: unknown }) => hasCode(error, 'MB12103400', 'MB40203400'),
    isIdentificationOver: (_, { error }: { readonly error: unknown }) => hasCode(error, 'MB12101404', 'MB10011404'),
    isGuardianMissing: (_, { error }: { readonly error: unknown }) => hasCode(error, 'PR11004400'),
    isEmailUnverified: (_, { error }: { readonly error: unknown }) => hasCode(error, 'PR11003400'),
    isEditionOld: (_, { error }: { readonly error: unknown }) => hasCode(error, 'PR11007400'),
  },
}).createMachine({
  id: 'sign-up',
  context: ({ input }) => ({
    ...emptySignUpDraft,
    ...input,
    checkedUserid: undefined,
    availableUserid: undefined,
    humanProof: undefined,
    member: undefined,
    error: undefined,
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'readKept',
        src: 'readKept',
        onDone: { target: 'resuming', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: 'enteringTerms',
      },
    },
    /** Back to the step that the address asks for, as far as what is kept allows it. */
    resuming: {
      always: [
        { guard: { type: 'isAsked', params: { step: 'terms' } }, target: 'enteringTerms' },
        { guard: 'lacksConsents', target: 'enteringTerms' },
        { guard: { type: 'isAsked', params: { step: 'identity' } }, target: 'verifyingIdentity' },
        { target: 'proceeding' },
      ],
    },
    /** On to the first step that has brought nothing yet. */
    proceeding: {
      entry: 'remember',
      always: [
        { guard: 'lacksIdentification', target: 'verifyingIdentity' },
        { guard: 'lacksGuardian', target: 'choosingGuardianStep' },
        { guard: 'lacksEmail', target: 'verifyingEmail' },
        { target: 'enteringDetails' },
      ],
    },
    choosingGuardianStep: {
      always: [{ guard: 'lacksAgreement', target: 'agreeingAsGuardian' }, { target: 'verifyingGuardian' }],
    },
    enteringTerms: {
      on: {
        'terms.agreed': {
          target: 'proceeding',
          actions: { type: 'keep', params: ({ event }) => ({ consents: event.consents }) },
        },
      },
    },
    verifyingIdentity: {
      on: {
        'identity.verified': { target: 'identifying', actions: 'clearError' },
        'result.kept': { guard: not('lacksIdentification'), target: 'proceeding', actions: 'clearError' },
        back: { target: 'enteringTerms', actions: 'clearError' },
      },
    },
    identifying: {
      tags: 'busy',
      invoke: {
        id: 'identifyForSignUp',
        src: 'identifyForSignUp',
        input: ({ event }) => {
          const { method, idfc_id } =
            event.type === 'identity.verified' ? event : ({ method: 'OACX', idfc_id: '' } as const)
          return { params: { type: method }, query: {}, body: { idfc_id } }
        },
        onDone: {
          target: 'proceeding',
          actions: { type: 'keep', params: ({ event }) => ({ identification: event.output, guardian: undefined }) },
        },
        onError: [
          {
            guard: { type: 'isMember', params: ({ event }) => event },
            target: 'accountExists',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          { target: 'verifyingIdentity', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
    },
    /** Under 14: a guardian reads and agrees first, then proves who they are. */
    agreeingAsGuardian: {
      on: {
        'guardian.agreed': {
          target: 'verifyingGuardian',
          actions: [{ type: 'keep', params: ({ event }) => ({ guardian: event.guardian }) }, 'remember'],
        },
        back: { target: 'verifyingIdentity', actions: 'clearError' },
      },
    },
    verifyingGuardian: {
      on: {
        'identity.verified': { target: 'consenting', actions: 'clearError' },
        back: { target: 'agreeingAsGuardian', actions: 'clearError' },
      },
    },
    consenting: {
      tags: 'busy',
      invoke: {
        id: 'consentAsGuardian',
        src: 'consentAsGuardian',
        input: ({ context, event }) => {
          const { method, idfc_id } =
            event.type === 'identity.verified' ? event : ({ method: 'OACX', idfc_id: '' } as const)
          const { relation, collection } = context.guardian ?? { relation: 'other', collection: '' }
          return {
            params: { type: method },
            query: {},
            body: {
              idfc_id: context.identification?.idfc_id ?? '',
              guardian_idfc_id: idfc_id,
              relation,
              collection,
            },
          }
        },
        onDone: {
          target: 'proceeding',
          actions: { type: 'keep', params: ({ event }) => ({ identification: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isEditionOld', params: ({ event }) => event },
            target: 'agreeingAsGuardian',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          { target: 'verifyingGuardian', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
    },
    verifyingEmail: {
      on: {
        'email.verified': {
          target: 'proceeding',
          actions: { type: 'keep', params: ({ event }) => ({ email: event.email }) },
        },
        'result.kept': { guard: not('lacksEmail'), target: 'proceeding', actions: 'clearError' },
        back: { target: 'verifyingIdentity', actions: 'clearError' },
      },
    },
    enteringDetails: {
      on: {
        'userid.submitted': {
          target: 'checkingUserid',
          actions: {
            type: 'keep',
            params: ({ event }) => ({ checkedUserid: event.userid, availableUserid: undefined }),
          },
        },
        'human.asserted': { target: 'provingHuman', actions: 'clearError' },
        'details.submitted': {
          guard: { type: 'isReady', params: ({ event }) => ({ userid: event.details.userid }) },
          target: 'joining',
          actions: 'clearError',
        },
        back: { target: 'verifyingEmail', actions: 'clearError' },
      },
    },
    checkingUserid: {
      tags: 'busy',
      invoke: {
        id: 'checkUserid',
        src: 'checkUserid',
        input: ({ context }) => ({ params: {}, query: { userId: context.checkedUserid ?? '' } }),
        onDone: {
          target: 'enteringDetails',
          actions: { type: 'keep', params: ({ context }) => ({ availableUserid: context.checkedUserid }) },
        },
        onError: { target: 'enteringDetails', actions: { type: 'setError', params: ({ event }) => event } },
      },
    },
    provingHuman: {
      tags: 'busy',
      invoke: {
        id: 'proveHuman',
        src: 'proveHuman',
        onDone: {
          target: 'enteringDetails',
          actions: { type: 'keep', params: ({ event }) => ({ humanProof: event.output }) },
        },
        onError: { target: 'enteringDetails', actions: { type: 'setError', params: ({ event }) => event } },
      },
    },
    joining: {
      tags: 'busy',
      invoke: {
        id: 'join',
        src: 'join',
        // Read from the event alone: a password never enters the context.
        input: ({ context, event }) => ({
          type: context.type,
          body: signUpBody(context, event.type === 'details.submitted' ? event.details : nothingTyped),
        }),
        onDone: {
          target: 'complete',
          actions: [
            {
              type: 'keep',
              params: ({ event }) => {
                const { session: _, ...member } = event.output
                return { member }
              },
            },
            { type: 'openSession', params: ({ event }) => ({ session: event.output.session }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isMember', params: ({ event }) => event },
            target: 'accountExists',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          {
            guard: { type: 'isIdentificationOver', params: ({ event }) => event },
            target: 'identificationOver',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          {
            guard: { type: 'isGuardianMissing', params: ({ event }) => event },
            target: 'agreeingAsGuardian',
            actions: { type: 'setError', params: ({ event }) => event },
          },
          {
            guard: { type: 'isEmailUnverified', params: ({ event }) => event },
            target: 'verifyingEmail',
            actions: ['dropEmail', { type: 'setError', params: ({ event }) => event }],
          },
          {
            guard: { type: 'isEditionOld', params: ({ event }) => event },
            target: 'enteringTerms',
            actions: ['dropConsents', { type: 'setError', params: ({ event }) => event }],
          },
          {
            target: 'enteringDetails',
            actions: ['dropHumanProof', { type: 'setError', params: ({ event }) => event }],
          },
        ],
      },
    },
    /** The person has an account: the alert offers to find its ID. */
    accountExists: {
      tags: 'alert',
      entry: ['dropIdentification', 'remember'],
      exit: 'clearError',
      on: {
        'find-id.chosen': { target: 'verifyingIdentity', actions: 'goToFindId' },
        'alert.closed': 'verifyingIdentity',
      },
    },
    identificationOver: {
      tags: 'alert',
      entry: ['dropIdentification', 'remember'],
      exit: 'clearError',
      on: { 'alert.closed': 'verifyingIdentity' },
    },
    complete: { type: 'final', entry: 'forget' },
  },
})
