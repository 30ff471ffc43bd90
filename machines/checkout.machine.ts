import { assertEvent, assign, setup } from 'xstate'
import type { DeclineReason, FailureReason } from '../contract/addresses/order-addresses.ts'
import { type OrderProgress, verifyMember } from '../contract/orders/checkout.ts'
import type { OrderStatus } from '../contract/orders/orders.ts'
import * as codes from '../contract/protocol/codes.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import {
  type CheckoutEntry,
  type CheckoutInput,
  type OrderForm,
  type Outcome,
  outcomeOf,
  type ReturnedPayment,
} from './checkout.data.ts'
import { deadline, endpointActor, placeholderActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

interface CheckoutContext {
  readonly entry: CheckoutEntry
  readonly order: string | undefined
  readonly returned: ReturnedPayment | undefined
  /** The form submitted last, sent again after an identity verification. */
  readonly form: OrderForm | undefined
  /** The identity verification is complete, and the form has not been submitted since. */
  readonly isVerified: boolean
  readonly decline: DeclineReason | undefined
  readonly reason: FailureReason | undefined
  readonly progress: OrderProgress | undefined
  readonly error: ApiErrorData | undefined
}

type CheckoutEvent =
  | { readonly type: 'order.submitted'; readonly form: OrderForm }
  /** The identity verification on this page is complete. */
  | { readonly type: 'identity.verified'; readonly idfc_id: string }
  /** The user asks for the payment's result again. */
  | { readonly type: 'answer.requested' }
  /** The user came back from the payment window by the browser's Back. */
  | { readonly type: 'back' }
  | { readonly type: 'cancel' }

export const checkoutActors = {
  /** Places the order. The same form yields the same order (idempotency key). */
  placeOrder: placeholderActor<
    { readonly order: string; readonly status: OrderStatus },
    { readonly form: OrderForm | undefined }
  >('placeOrder'),
  /** Requests the payment window and navigates to it. */
  openPayment: placeholderActor<void, { readonly order: string; readonly form: OrderForm | undefined }>('openPayment'),
  verifyMember: endpointActor(verifyMember),
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
 * Checkout, from the order form to the receipt (specification, sections 4, 6 and 8). It spans three pages with the
 * payment host in between; each page starts the machine with input from its address.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    tags: {} as 'busy',
  },
  actors: checkoutActors,
  actions: {
    /** Navigates to the receipt of a free order. */
    goToComplete: (_, _params: { readonly order: string }) => {},
    /** Navigates to the page of the failed order. */
    goToFailed: (_, _params: { readonly order: string; readonly reason: FailureReason }) => {},
    setForm: assign({
      form: (_, { form }: { readonly form: OrderForm }) => form,
      isVerified: false,
      decline: undefined,
      error: undefined,
    }),
    setOrder: assign({ order: (_, { order }: { readonly order: string }) => order }),
    setProgress: assign({
      progress: (_, { progress }: { readonly progress: OrderProgress }) => progress,
      order: (_, { progress }) => progress.order_number,
    }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
    setVerified: assign({ isVerified: true }),
  },
  guards: {
    isBeginning: ({ context }, { wanted }: { readonly wanted: CheckoutEntry }) => context.entry === wanted,
    hasForm: ({ context }) => context.form !== undefined,
    isPaid: (_, { status }: { readonly status: OrderStatus }) => status === 'paid',
    isUnverified: ({ event }) => hasFailedWith(event, codes.identityNotVerified),
    isOutcome: ({ context }, { wanted }: { readonly wanted: Outcome }) =>
      context.progress !== undefined && outcomeOf(context.progress) === wanted,
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    entry: input.entry,
    order: input.order,
    returned: input.returned,
    form: undefined,
    isVerified: false,
    decline: input.decline,
    reason: input.reason,
    progress: undefined,
    error: undefined,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: { type: 'isBeginning', params: { wanted: 'failed' } }, target: 'failed' },
        { guard: { type: 'isBeginning', params: { wanted: 'result' } }, target: 'asking' },
        { guard: { type: 'isBeginning', params: { wanted: 'identity' } }, target: 'verifyingIdentity' },
        { target: 'editing' },
      ],
    },
    /** The form, with the error of the last attempt above it. */
    editing: {
      on: {
        'order.submitted': {
          target: 'placingOrder',
          actions: { type: 'setForm', params: ({ event }) => ({ form: event.form }) },
        },
      },
    },
    placingOrder: {
      tags: 'busy',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({ form: context.form }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ status: event.output.status }) },
            target: 'completed',
            actions: { type: 'goToComplete', params: ({ event }) => ({ order: event.output.order }) },
          },
          {
            target: 'openingPayment',
            actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output.order }) },
          },
        ],
        onError: [
          { guard: 'isUnverified', target: 'verifyingIdentity' },
          { target: 'editing', actions: 'setError' },
        ],
      },
    },
    openingPayment: {
      tags: 'busy',
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context }) => ({ order: requireDefined(context.order, 'order'), form: context.form }),
        onDone: 'leavingForPayment',
        onError: [
          { guard: 'isUnverified', target: 'verifyingIdentity' },
          { target: 'editing', actions: 'setError' },
        ],
      },
    },
    /** The payment window is loading. The browser's Back returns to the form. */
    leavingForPayment: { tags: 'busy', on: { back: 'editing' } },
    /** Buying needs a verified identity: the page shows the identity verification. */
    verifyingIdentity: {
      on: {
        'identity.verified': { target: 'takingIdentity', actions: 'clearError' },
        cancel: 'editing',
      },
    },
    takingIdentity: {
      tags: 'busy',
      invoke: {
        id: 'verifyMember',
        src: 'verifyMember',
        input: ({ event }) => {
          assertEvent(event, 'identity.verified')
          return { body: { idfc_id: event.idfc_id, purpose: 'order' } }
        },
        onDone: [
          { guard: 'hasForm', target: 'placingOrder' },
          { target: 'editing', actions: 'setVerified' },
        ],
        onError: { target: 'verifyingIdentity', actions: 'setError' },
      },
    },
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
    completed: { type: 'final' },
    /** The last payment was declined; the order can still be paid. */
    unpaid: { type: 'final' },
    /** Expired, canceled or refunded: the purchase history has the details. */
    over: { type: 'final' },
    failed: { type: 'final' },
  },
})

export type CheckoutState = StateName<typeof checkoutMachine>
