import { assertEvent, assign, not, setup } from 'xstate'
import type { OpenedSession } from '../contract/accounts/session.ts'
import type { SignUpResult } from '../contract/accounts/sign-up.ts'
import { errorOf } from './api-error-data.ts'
import { requireDefined } from './require-defined.ts'
import { signUpActors } from './sign-up.actors.ts'
import {
  emptySignUpDraft,
  guardianConsentBody,
  type SignUpContext,
  type SignUpEvent,
  type SignUpInput,
  signUpBody,
} from './sign-up.data.ts'
import { signUpGuards } from './sign-up.guards.ts'
import type { StateName } from './state-name.ts'

/**
 * Sign-up (specification, sections 2 and 4). Identity and email verification are separate flows on the same pages. A shop
 * without identity verification goes from the terms to the email address, and the details name the person.
 */
export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    input: {} as SignUpInput,
    tags: {} as 'busy' | 'alert',
  },
  actors: signUpActors,
  actions: {
    /** Stores the results of the steps in this browser, so that a reload keeps them. */
    saveDraft: () => {},
    /** Removes the stored results. */
    clearDraft: () => {},
    /** Stores the new member's session in this browser. */
    openSession: (_, _params: { readonly session: OpenedSession }) => {},
    goToFindId: () => {},
    update: assign((_, values: Partial<SignUpContext>) => ({ ...values, error: undefined })),
    setMember: assign({ member: (_, { session: _session, ...member }: SignUpResult) => member, error: undefined }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearConsents: assign({ consents: undefined }),
    clearIdentification: assign({ identification: undefined, guardian: undefined }),
    /** An identification from before the shop went without identity verification is of no use. */
    dropIdentification: assign(({ context: { verifiesIdentity } }) =>
      verifiesIdentity ? {} : { identification: undefined, guardian: undefined },
    ),
    clearGuardian: assign({
      guardian: undefined,
      identification: ({ context: { identification } }) => identification && { ...identification, guardian: null },
    }),
    clearEmail: assign({ email: undefined }),
    clearAvailableUserid: assign({ availableUserid: undefined }),
    clearHumanProof: assign({ humanProof: undefined }),
    clearError: assign({ error: undefined }),
  },
  guards: signUpGuards,
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
        id: 'readDraft',
        src: 'readDraft',
        onDone: {
          target: 'resuming',
          actions: [{ type: 'update', params: ({ event }) => event.output }, 'dropIdentification'],
        },
        onError: 'enteringTerms',
      },
    },
    /** Resumes at the step in the address, or earlier when its results are missing. */
    resuming: {
      always: [
        { guard: { type: 'isRequestedStep', params: { step: 'terms' } }, target: 'enteringTerms' },
        { guard: 'lacksConsents', target: 'enteringTerms' },
        { guard: 'requestsIdentity', target: 'verifyingIdentity' },
        { target: 'proceeding' },
      ],
    },
    /** Goes to the first step without a result. */
    proceeding: {
      entry: 'saveDraft',
      always: [
        { guard: 'lacksIdentification', target: 'verifyingIdentity' },
        { guard: 'lacksGuardianAgreement', target: 'agreeingAsGuardian' },
        { guard: 'lacksGuardian', target: 'verifyingGuardian' },
        { guard: 'lacksEmail', target: 'verifyingEmail' },
        { target: 'enteringDetails' },
      ],
    },
    enteringTerms: {
      on: {
        'terms.agreed': {
          target: 'proceeding',
          actions: { type: 'update', params: ({ event }) => ({ consents: event.consents }) },
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
          assertEvent(event, 'identity.verified')
          return { params: { type: event.method }, body: { idfc_id: event.idfc_id } }
        },
        onDone: {
          target: 'proceeding',
          actions: { type: 'update', params: ({ event }) => ({ identification: event.output, guardian: undefined }) },
        },
        onError: [
          { guard: 'isMember', target: 'accountExists', actions: 'setError' },
          { target: 'verifyingIdentity', actions: 'setError' },
        ],
      },
    },
    /** For a child under 14, a guardian first agrees, then verifies their identity. */
    agreeingAsGuardian: {
      on: {
        'guardian.agreed': {
          target: 'verifyingGuardian',
          actions: [{ type: 'update', params: ({ event }) => ({ guardian: event.guardian }) }, 'saveDraft'],
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
          assertEvent(event, 'identity.verified')
          return { params: { type: event.method }, body: guardianConsentBody(context, event.idfc_id) }
        },
        onDone: {
          target: 'proceeding',
          actions: { type: 'update', params: ({ event }) => ({ identification: event.output }) },
        },
        onError: [
          { guard: 'isEditionOld', target: 'agreeingAsGuardian', actions: ['clearGuardian', 'setError', 'saveDraft'] },
          { target: 'verifyingGuardian', actions: 'setError' },
        ],
      },
    },
    verifyingEmail: {
      on: {
        'email.verified': {
          target: 'proceeding',
          actions: { type: 'update', params: ({ event }) => ({ email: event.email }) },
        },
        'result.kept': { guard: not('lacksEmail'), target: 'proceeding', actions: 'clearError' },
        back: [
          { guard: 'verifiesIdentity', target: 'verifyingIdentity', actions: 'clearError' },
          { target: 'enteringTerms', actions: 'clearError' },
        ],
      },
    },
    enteringDetails: {
      on: {
        'userid.submitted': {
          target: 'checkingUserid',
          actions: {
            type: 'update',
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
        input: ({ context }) => ({
          query: { userId: requireDefined(context.checkedUserid, 'checkedUserid') },
        }),
        onDone: {
          target: 'enteringDetails',
          actions: { type: 'update', params: ({ context }) => ({ availableUserid: context.checkedUserid }) },
        },
        onError: { target: 'enteringDetails', actions: 'setError' },
      },
    },
    provingHuman: {
      tags: 'busy',
      invoke: {
        id: 'proveHuman',
        src: 'proveHuman',
        onDone: {
          target: 'enteringDetails',
          actions: { type: 'update', params: ({ event }) => ({ humanProof: event.output }) },
        },
        onError: { target: 'enteringDetails', actions: 'setError' },
      },
    },
    joining: {
      tags: 'busy',
      invoke: {
        id: 'join',
        src: 'join',
        // From the event: a password is never stored in the context.
        input: ({ context, event }) => {
          assertEvent(event, 'details.submitted')
          return { memberType: context.memberType, body: signUpBody(context, event.details) }
        },
        onDone: {
          target: 'complete',
          actions: [
            { type: 'setMember', params: ({ event }) => event.output },
            { type: 'openSession', params: ({ event }) => ({ session: event.output.session }) },
          ],
        },
        onError: [
          { guard: 'isMember', target: 'accountExists', actions: 'setError' },
          { guard: 'isIdentificationOver', target: 'identificationOver', actions: 'setError' },
          {
            guard: 'isGuardianMissing',
            target: 'agreeingAsGuardian',
            actions: ['clearGuardian', 'setError', 'saveDraft'],
          },
          { guard: 'isEmailUnverified', target: 'verifyingEmail', actions: ['clearEmail', 'setError', 'saveDraft'] },
          { guard: 'isEditionOld', target: 'enteringTerms', actions: ['clearConsents', 'setError', 'saveDraft'] },
          {
            guard: 'isUseridRefused',
            target: 'enteringDetails',
            actions: ['clearAvailableUserid', 'clearHumanProof', 'setError'],
          },
          { target: 'enteringDetails', actions: ['clearHumanProof', 'setError'] },
        ],
      },
    },
    /** An account exists already: the alert offers to find its ID. */
    accountExists: {
      tags: 'alert',
      entry: ['clearIdentification', 'saveDraft'],
      exit: 'clearError',
      on: {
        'find-id.chosen': { target: 'verifyingIdentity', actions: 'goToFindId' },
        'alert.closed': 'verifyingIdentity',
      },
    },
    identificationOver: {
      tags: 'alert',
      entry: ['clearIdentification', 'saveDraft'],
      exit: 'clearError',
      on: { 'alert.closed': 'verifyingIdentity' },
    },
    complete: { type: 'final', entry: 'clearDraft' },
  },
})

export type SignUpState = StateName<typeof signUpMachine>
