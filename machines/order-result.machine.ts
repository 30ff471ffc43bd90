import { assign, setup } from 'xstate'
import type { FailureReason } from '../contract/addresses/order-addresses.ts'
import type { OrderProgress } from '../contract/orders/checkout.ts'
import { type ApiErrorData, errorOf } from './api-error-data.ts'
import { type OrderResultInput, type Outcome, outcomeOf, type ReturnedPayment } from './order-result.data.ts'
import { deadline, placeholderActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

interface OrderResultContext {
  readonly entry: OrderResultInput['entry']
  readonly order: string | undefined
  readonly returned: ReturnedPayment | undefined
  readonly progress: OrderProgress | undefined
  readonly error: ApiErrorData | undefined
}

/** The user asks for the payment's result again. */
type OrderResultEvent = { readonly type: 'answer.requested' }

export const orderResultActors = {
  /**
   * Confirms the returned payment. Asks for the order's progress when there is none; without an order it rejects with
   * `PR10004404`.
   */
  askOrder: placeholderActor<
    OrderProgress,
    { readonly order: string | undefined; readonly returned: ReturnedPayment | undefined }
  >('askOrder'),
  /** Polls until the order's outcome differs from `known`; retries after network errors. */
  watchOrder: placeholderActor<OrderProgress, { readonly order: string; readonly known: Outcome }>('watchOrder'),
  deadline,
}

/**
 * Result of an order, from the return of the payment window to the receipt (specification, sections 4, 6 and 8). It
 * spans two pages, that of the result and that of a failed order; each starts the machine with input from its address.
 */
export const orderResultMachine = setup({
  types: {
    context: {} as OrderResultContext,
    events: {} as OrderResultEvent,
    input: {} as OrderResultInput,
    tags: {} as 'busy',
  },
  actors: orderResultActors,
  actions: {
    /** Navigates to the page of the failed order. */
    goToFailed: (_, _params: { readonly order: string; readonly reason: FailureReason }) => {},
    /** Ends the purchase attempt of this tab: submitting the same form again is a new purchase. */
    endPurchaseAttempt: () => {},
    /** Reads the basket again: the server has taken what was ordered out of it. */
    syncBasket: () => {},
    /** Reads the receipt again: the one that was shown while waiting for the deposit is outdated. */
    refreshReceipt: () => {},
    setProgress: assign({
      progress: (_, { progress }: { readonly progress: OrderProgress }) => progress,
      order: (_, { progress }) => progress.order_number,
    }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    hasFailedBefore: ({ context }) => context.entry === 'failed',
    isOutcome: ({ context }, { wanted }: { readonly wanted: Outcome }) =>
      context.progress !== undefined && outcomeOf(context.progress) === wanted,
  },
}).createMachine({
  id: 'order-result',
  context: ({ input }) => ({
    entry: input.entry,
    order: input.order,
    returned: input.returned,
    progress: undefined,
    error: undefined,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasFailedBefore', target: 'failed' }, { target: 'asking' }] },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askOrder',
        src: 'askOrder',
        input: ({ context }) => ({ order: context.order, returned: context.returned }),
        onDone: {
          target: 'evaluatingResult',
          actions: { type: 'setProgress', params: ({ event }) => ({ progress: event.output }) },
        },
        onError: { target: 'resultUnknown', actions: 'setError' },
      },
    },
    evaluatingResult: {
      always: [
        { guard: { type: 'isOutcome', params: { wanted: 'paid' } }, target: 'completed' },
        { guard: { type: 'isOutcome', params: { wanted: 'waiting' } }, target: 'waitingForDeposit' },
        {
          guard: { type: 'isOutcome', params: { wanted: 'failed' } },
          target: 'failed',
          actions: {
            type: 'goToFailed',
            params: ({ context: { order, progress } }) => ({
              order: requireDefined(order, 'order'),
              reason: progress?.reason ?? 'unknown',
            }),
          },
        },
        { guard: { type: 'isOutcome', params: { wanted: 'settling' } }, target: 'settling' },
        { guard: { type: 'isOutcome', params: { wanted: 'payable' } }, target: 'unpaid' },
        { target: 'over' },
      ],
    },
    /** The provider has not confirmed the payment yet: wait until it does. */
    settling: {
      tags: 'busy',
      invoke: {
        id: 'watchPayment',
        src: 'watchOrder',
        input: ({ context }) => ({ order: requireDefined(context.order, 'order'), known: 'settling' }),
        onDone: {
          target: 'evaluatingResult',
          actions: { type: 'setProgress', params: ({ event }) => ({ progress: event.output }) },
        },
        onError: { target: 'resultUnknown', actions: 'setError' },
      },
    },
    waitingForDeposit: {
      entry: ['endPurchaseAttempt', 'syncBasket'],
      exit: 'refreshReceipt',
      invoke: [
        {
          id: 'watchDeposit',
          src: 'watchOrder',
          input: ({ context }) => ({ order: requireDefined(context.order, 'order'), known: 'waiting' }),
          onDone: {
            target: 'evaluatingResult',
            actions: { type: 'setProgress', params: ({ event }) => ({ progress: event.output }) },
          },
          onError: { target: 'resultUnknown', actions: 'setError' },
        },
        {
          id: 'deadline',
          src: 'deadline',
          input: ({ context }) => ({
            expiresAt: requireDefined(context.progress?.virtual_account?.until, 'virtual_account'),
          }),
          onDone: 'over',
        },
      ],
    },
    /** The result could not be loaded. The user can ask again. */
    resultUnknown: { on: { 'answer.requested': { target: 'asking', actions: 'clearError' } } },
    completed: { type: 'final', entry: ['endPurchaseAttempt', 'syncBasket'] },
    /** The last payment was declined; the order can still be paid. */
    unpaid: { type: 'final' },
    /** Expired, canceled or refunded: the purchase history has the details. */
    over: { type: 'final', entry: 'endPurchaseAttempt' },
    failed: { type: 'final', entry: 'endPurchaseAttempt' },
  },
})

export type OrderResultState = StateName<typeof orderResultMachine>
