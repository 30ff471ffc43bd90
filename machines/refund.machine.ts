import { assertEvent, assign, setup } from 'xstate'
import { verifyPassword } from '../contract/accounts/profile.ts'
import { type cancelOrder, type Order, type RefundPreview, refundPreview } from '../contract/orders/orders.ts'
import { chooseRefundLines } from '../contract/orders/refund-lines.ts'
import * as codes from '../contract/protocol/codes.ts'
import type { CallInput } from '../contract/protocol/endpoint.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import { endpointActor, placeholderActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

type CancelBody = CallInput<typeof cancelOrder>['body']

/** What the buyer enters: the reason, the items unless all are cancelled, and the account for a deposit's refund. */
export type Cancellation = Omit<CancelBody, 'idempotency_key' | 'expected_refund_amt'>

/** Order to cancel: paid for, not paid for, or already being cancelled. */
export interface RefundInput {
  readonly order: string
  readonly entry: 'paid' | 'unpaid' | 'canceling'
}

interface RefundContext extends RefundInput {
  /** What the refund rule gives back; undefined for an unpaid order and until it is known. */
  readonly preview: RefundPreview | undefined
  readonly cancellation: Cancellation | undefined
  /** The order after the cancellation. */
  readonly result: Order | undefined
  readonly error: ApiErrorData | undefined
}

type RefundEvent =
  | { readonly type: 'cancellation.submitted'; readonly cancellation: Cancellation }
  | { readonly type: 'cancellation.confirmed' }
  | { readonly type: 'password.submitted'; readonly password: string }
  /** The buyer closes the confirmation, or does not enter the password. */
  | { readonly type: 'cancel' }
  | { readonly type: 'retry.requested' }

/** Won that a cancellation gives back by the rule: of the chosen items, or of all. */
export function refundAmountOf(preview: RefundPreview | undefined, items: Cancellation['items']): number {
  if (preview === undefined) return 0
  return items === undefined ? preview.refund_amt : chooseRefundLines(preview.items, items).amount
}

/** Result of a cancellation as the buyer sees it. */
export type RefundOutcome = 'canceled' | 'refunded' | 'pending' | 'refused'

/**
 * Result of the last cancellation: an order may still wait for what earlier ones return. One cancellation has two refunds
 * when some of its goods have to come back first.
 */
export function refundOutcomeOf({ status, refunds }: Pick<Order, 'status' | 'refunds'>): RefundOutcome {
  if (status === 'refund_completed') return 'refunded'
  if (status !== 'paid' && status !== 'cancel_requested') return 'canceled'
  const latest = refunds
    .map(({ requested_at }) => requested_at)
    .toSorted()
    .at(-1)
  const last = refunds.filter(({ requested_at }) => requested_at === latest)
  if (status === 'cancel_requested' && last.some((refund) => refund.status === 'requested')) return 'pending'
  return last.some((refund) => refund.status === 'completed') ? 'refunded' : 'refused'
}

export const refundActors = {
  refundPreview: endpointActor(refundPreview),
  /** Cancels the order. The same cancellation again is the same request (idempotency key). */
  cancelOrder: placeholderActor<
    Order,
    { readonly order: string; readonly cancellation: Cancellation; readonly expected_refund_amt: number }
  >('cancelOrder'),
  verifyPassword: endpointActor(verifyPassword),
  /** Polls until the refund is no longer pending; retries after network errors. */
  watchRefund: placeholderActor<Order, { readonly order: string }>('watchRefund'),
}

/** Cancels an order and gives its money back by the refund rule (specification, sections 4 and 9). */
export const refundMachine = setup({
  types: {
    context: {} as RefundContext,
    events: {} as RefundEvent,
    input: {} as RefundInput,
    tags: {} as 'busy',
  },
  actors: refundActors,
  actions: {
    /** Shows the order with its new status on the page. */
    showOrder: (_, _params: { readonly order: Order }) => {},
    /** Loads the order of the page again, since another tab or the shop has changed it. */
    reloadOrder: () => {},
    setPreview: assign({ preview: (_, { preview }: { readonly preview: RefundPreview }) => preview }),
    setCancellation: assign({
      cancellation: (_, { cancellation }: { readonly cancellation: Cancellation }) => cancellation,
      error: undefined,
    }),
    setResult: assign({ result: (_, { order }: { readonly order: Order }) => order, error: undefined }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isBeginning: ({ context }, { wanted }: { readonly wanted: RefundInput['entry'] }) => context.entry === wanted,
    /** An account is given when the refund needs one, and only then. */
    isComplete: ({ context }, { cancellation }: { readonly cancellation: Cancellation }) =>
      (cancellation.account !== undefined) === (context.preview?.needs_account ?? false),
    isRefundable: (_, { preview }: { readonly preview: RefundPreview }) => preview.refund_amt > 0,
    /** The order is no longer in a state that can be cancelled. */
    isOrderChanged: ({ event }) => hasFailedWith(event, codes.orderStateConflict),
    /** The amount or the way of the refund differs from the preview. */
    isPreviewOutdated: ({ event }) =>
      hasFailedWith(event, codes.amountChanged, codes.nothingToRefund, codes.refundAccountMissing),
    /** A refund to a bank account needs a recent authentication. */
    isStale: ({ event }) => hasFailedWith(event, codes.freshAuthenticationRequired),
    isOutcome: ({ context }, { wanted }: { readonly wanted: RefundOutcome }) =>
      context.result !== undefined && refundOutcomeOf(context.result) === wanted,
  },
}).createMachine({
  id: 'refund',
  context: ({ input }) => ({
    ...input,
    preview: undefined,
    cancellation: undefined,
    result: undefined,
    error: undefined,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: { type: 'isBeginning', params: { wanted: 'canceling' } }, target: 'refundPending' },
        { guard: { type: 'isBeginning', params: { wanted: 'unpaid' } }, target: 'enteringReason' },
        { target: 'loadingPreview' },
      ],
    },
    loadingPreview: {
      tags: 'busy',
      invoke: {
        id: 'refundPreview',
        src: 'refundPreview',
        input: ({ context }) => ({ params: { id: context.order } }),
        onDone: [
          {
            guard: { type: 'isRefundable', params: ({ event }) => ({ preview: event.output }) },
            target: 'enteringReason',
            actions: { type: 'setPreview', params: ({ event }) => ({ preview: event.output }) },
          },
          {
            target: 'nothingToRefund',
            actions: [{ type: 'setPreview', params: ({ event }) => ({ preview: event.output }) }, 'clearError'],
          },
        ],
        onError: [
          { guard: 'isOrderChanged', target: 'orderChanged', actions: ['setError', 'reloadOrder'] },
          { target: 'previewFailed', actions: 'setError' },
        ],
      },
    },
    previewFailed: { on: { 'retry.requested': { target: 'loadingPreview', actions: 'clearError' } } },
    /** The time is over, or too much of it is done: the preview says why. */
    nothingToRefund: { type: 'final' },
    /** The form, with the error of the last attempt above it. */
    enteringReason: {
      on: {
        'cancellation.submitted': {
          guard: { type: 'isComplete', params: ({ event }) => ({ cancellation: event.cancellation }) },
          target: 'confirmingCancellation',
          actions: { type: 'setCancellation', params: ({ event }) => ({ cancellation: event.cancellation }) },
        },
      },
    },
    confirmingCancellation: { on: { 'cancellation.confirmed': 'cancelingOrder', cancel: 'enteringReason' } },
    cancelingOrder: {
      tags: 'busy',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context: { order, cancellation, preview } }) => ({
          order,
          cancellation: requireDefined(cancellation, 'cancellation'),
          expected_refund_amt: refundAmountOf(preview, cancellation?.items),
        }),
        onDone: {
          target: 'evaluatingResult',
          actions: [
            { type: 'setResult', params: ({ event }) => ({ order: event.output }) },
            { type: 'showOrder', params: ({ event }) => ({ order: event.output }) },
          ],
        },
        onError: [
          { guard: 'isOrderChanged', target: 'orderChanged', actions: ['setError', 'reloadOrder'] },
          { guard: 'isPreviewOutdated', target: 'loadingPreview', actions: 'setError' },
          { guard: 'isStale', target: 'enteringPassword' },
          { target: 'enteringReason', actions: 'setError' },
        ],
      },
    },
    /** Money goes to a new account only after the buyer has entered the password or logged in again. */
    enteringPassword: {
      on: {
        'password.submitted': { target: 'checkingPassword', actions: 'clearError' },
        cancel: { target: 'enteringReason', actions: 'clearError' },
      },
    },
    checkingPassword: {
      tags: 'busy',
      invoke: {
        id: 'verifyPassword',
        src: 'verifyPassword',
        // From the event: a password is never stored in the context.
        input: ({ event }) => {
          assertEvent(event, 'password.submitted')
          return { body: { password: event.password } }
        },
        onDone: 'cancelingOrder',
        onError: { target: 'enteringPassword', actions: 'setError' },
      },
    },
    evaluatingResult: {
      always: [
        { guard: { type: 'isOutcome', params: { wanted: 'pending' } }, target: 'refundPending' },
        { guard: { type: 'isOutcome', params: { wanted: 'refunded' } }, target: 'orderRefunded' },
        { guard: { type: 'isOutcome', params: { wanted: 'refused' } }, target: 'refundRefused' },
        { target: 'orderCanceled' },
      ],
    },
    /** The provider has not answered yet, or the shop waits for returned goods. */
    refundPending: {
      invoke: {
        id: 'watchRefund',
        src: 'watchRefund',
        input: ({ context }) => ({ order: context.order }),
        onDone: {
          target: 'evaluatingResult',
          actions: [
            { type: 'setResult', params: ({ event }) => ({ order: event.output }) },
            { type: 'showOrder', params: ({ event }) => ({ order: event.output }) },
          ],
        },
        onError: { target: 'refundUnknown', actions: 'setError' },
      },
    },
    /** The progress of the refund could not be loaded. */
    refundUnknown: { on: { 'retry.requested': { target: 'refundPending', actions: 'clearError' } } },
    /** The provider refused, for example because of the account. Everything stays as it was. */
    refundRefused: { on: { 'retry.requested': 'loadingPreview' } },
    /** Another tab or the shop was faster: the page shows the order as it is now. */
    orderChanged: { type: 'final' },
    /** It was not paid, so nothing is given back. */
    orderCanceled: { type: 'final' },
    orderRefunded: { type: 'final' },
  },
})

export type RefundState = StateName<typeof refundMachine>
