import { assertEvent, assign, setup } from 'xstate'
import { type WithdrawalReason, type Withdrawn, withdraw } from '../contract/accounts/withdrawal.ts'
import * as codes from '../contract/protocol/codes.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import { endpointActor, placeholderActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

/** What the form says of a withdrawal. */
export interface WithdrawalForm {
  readonly reason: WithdrawalReason
  /** Empty unless the reason is `other`. */
  readonly otherReason: string
  /** Refund in won that the page shows. */
  readonly refundAmount: number
}

interface WithdrawalContext {
  /** Proof of the human check, valid for one withdrawal. */
  readonly humanProof: string | undefined
  /** Identity verification of the guardian of a minor, in place of the password. */
  readonly guardianId: string | undefined
  /** The withdrawal, once it is requested. */
  readonly withdrawn: Withdrawn | undefined
  readonly error: ApiErrorData | undefined
}

type WithdrawalEvent =
  | { readonly type: 'human.asserted' }
  | { readonly type: 'withdrawal.submitted'; readonly form: WithdrawalForm; readonly password: string }
  /** The guardian of a minor withdraws in their place. */
  | { readonly type: 'guardian.chosen' }
  | { readonly type: 'guardian.verified'; readonly idfc_id: string }
  | { readonly type: 'guardian-withdrawal.submitted'; readonly form: WithdrawalForm }
  | { readonly type: 'back' }

export const withdrawalActors = {
  /** Solves the human check. Output: the proof. */
  proveHuman: placeholderActor<string>('proveHuman'),
  withdraw: endpointActor(withdraw),
}

/** A member leaves, or the guardian of a minor in their place (specification, sections 2, 4 and 5). */
export const withdrawalMachine = setup({
  types: { context: {} as WithdrawalContext, events: {} as WithdrawalEvent, tags: {} as 'busy' },
  actors: withdrawalActors,
  actions: {
    /** Removes tokens, login flag, name, cookies and drafts from this browser. */
    endSession: () => {},
    /** Asks the server again what a withdrawal takes away and gives back. */
    reloadPreview: () => {},
    setHumanProof: assign({ humanProof: (_, { proof }: { readonly proof: string }) => proof }),
    clearHumanProof: assign({ humanProof: undefined }),
    setGuardian: assign({ guardianId: (_, { idfc_id }: { readonly idfc_id: string }) => idfc_id }),
    clearGuardian: assign({ guardianId: undefined }),
    setWithdrawn: assign({ withdrawn: (_, { withdrawn }: { readonly withdrawn: Withdrawn }) => withdrawn }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    hasHumanProof: ({ context }) => context.humanProof !== undefined,
    isByGuardian: ({ context }) => context.guardianId !== undefined,
    isUnproved: ({ event }) => hasFailedWith(event, codes.humanCheckFailed),
    isOutdated: ({ event }) =>
      hasFailedWith(event, codes.amountChanged, codes.orderStateConflict, codes.withdrawalDelayed),
    isGuardianRefused: ({ event }) =>
      hasFailedWith(
        event,
        codes.guardianUnknown,
        codes.identityNotVerified,
        codes.identificationExpired,
        codes.identityVerificationRefused,
      ),
  },
}).createMachine({
  id: 'withdrawal',
  context: { humanProof: undefined, guardianId: undefined, withdrawn: undefined, error: undefined },
  initial: 'enteringWithdrawal',
  states: {
    enteringWithdrawal: {
      on: {
        'human.asserted': { target: 'provingHuman', actions: 'clearError' },
        'withdrawal.submitted': { guard: 'hasHumanProof', target: 'withdrawing', actions: 'clearError' },
        'guardian.chosen': { target: 'verifyingGuardian', actions: ['clearHumanProof', 'clearError'] },
      },
    },
    verifyingGuardian: {
      on: {
        'guardian.verified': {
          target: 'confirmingAsGuardian',
          actions: [{ type: 'setGuardian', params: ({ event }) => ({ idfc_id: event.idfc_id }) }, 'clearError'],
        },
        back: { target: 'enteringWithdrawal', actions: 'clearError' },
      },
    },
    confirmingAsGuardian: {
      on: {
        'human.asserted': { target: 'provingHuman', actions: 'clearError' },
        'guardian-withdrawal.submitted': { guard: 'hasHumanProof', target: 'withdrawing', actions: 'clearError' },
      },
    },
    provingHuman: {
      tags: 'busy',
      invoke: {
        id: 'proveHuman',
        src: 'proveHuman',
        onDone: {
          target: 'returning',
          actions: { type: 'setHumanProof', params: ({ event }) => ({ proof: event.output }) },
        },
        onError: { target: 'returning', actions: 'setError' },
      },
    },
    withdrawing: {
      tags: 'busy',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        // From the event: a password is never stored in the context.
        input: ({ event, context }) => {
          assertEvent(event, ['withdrawal.submitted', 'guardian-withdrawal.submitted'])
          const { reason, otherReason, refundAmount } = event.form
          const proof =
            event.type === 'withdrawal.submitted'
              ? { password: event.password }
              : { guardian_idfc_id: requireDefined(context.guardianId, 'guardianId') }
          return {
            body: {
              reason,
              other_reason: otherReason,
              agreement: 'Y',
              human_check: requireDefined(context.humanProof, 'humanProof'),
              expected_refund_amt: refundAmount,
              ...proof,
            },
          }
        },
        onDone: {
          target: 'withdrawn',
          actions: { type: 'setWithdrawn', params: ({ event }) => ({ withdrawn: event.output }) },
        },
        onError: [
          { guard: 'isUnproved', target: 'returning', actions: ['clearHumanProof', 'setError'] },
          { guard: 'isOutdated', target: 'returning', actions: ['reloadPreview', 'setError'] },
          {
            guard: 'isGuardianRefused',
            target: 'verifyingGuardian',
            actions: ['clearGuardian', 'clearHumanProof', 'setError'],
          },
          { target: 'returning', actions: 'setError' },
        ],
      },
    },
    /** Back to the form of whoever withdraws. */
    returning: {
      always: [{ guard: 'isByGuardian', target: 'confirmingAsGuardian' }, { target: 'enteringWithdrawal' }],
    },
    withdrawn: { type: 'final', entry: 'endSession' },
  },
})

export type WithdrawalState = StateName<typeof withdrawalMachine>
