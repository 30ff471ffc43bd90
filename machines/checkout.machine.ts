import { assign, setup } from 'xstate'
import { type OrderProgress, verifyMember } from '../contract/checkout.ts'
import type { DeclineReason, FailureReason } from '../contract/order-addresses.ts'
import type { OrderStatus } from '../contract/orders.ts'
import {
  type CheckoutEntry,
  type CheckoutInput,
  type OrderForm,
  type Outcome,
  outcomeOf,
  type ReturnedPayment,
} from './checkout.data.ts'
import { type ApiErrorData, toApiErrorData, hasCode } from './api-error-data.ts'
import { endpointActor, deadline, placeholderActor } from './placeholder-actor.ts'

interface CheckoutContext {
  readonly entry: CheckoutEntry
  readonly order: string | undefined
  readonly returned: ReturnedPayment | undefined
  /** The form as it was sent last, to go on with after the identity verification. */
  readonly form: OrderForm | undefined
  readonly decline: DeclineReason | undefined
  readonly reason: FailureReason | undefined
  readonly progress: OrderProgress | undefined
  readonly error: ApiErrorData | undefined
}

type CheckoutEvent =
  | { readonly type: 'order.submitted'; readonly form: OrderForm }
  /** The identity verification on this page has a result. */
  | { readonly type: 'identity.verified'; readonly idfc_id: string }
  /** The person wants to hear how the payment ended. */
  | { readonly type: 'answer.requested' }
  /** The person came back from the payment window without an answer. */
  | { readonly type: 'back' }
  | { readonly type: 'cancel' }

export const checkoutActors = {
  /** Makes the order; the same form gives the same order, however often it is sent. */
  placeOrder: placeholderActor<
    { readonly order: string; readonly status: OrderStatus },
    { readonly form: OrderForm | undefined }
  >('placeOrder'),
  /** Asks for the payment window, and leaves for it. */
  openPayment: placeholderActor<void, { readonly order: string; readonly form: OrderForm | undefined }>('openPayment'),
  verifyMember: endpointActor(verifyMember),
  /** Confirms what the window has brought back, or asks how far the order is when there is nothing to confirm. */
  askOrder: placeholderActor<OrderProgress, { readonly order: string; readonly returned: ReturnedPayment | undefined }>(
    'askOrder',
  ),
  /** Ends when the order no longer stands as it is known to; goes on through a network that comes and goes. */
  watchOrder: placeholderActor<OrderProgress, { readonly order: string; readonly known: Outcome }>('watchOrder'),
  deadline,
}

/**
 * Buying, from the form to the receipt (specification, sections 4, 6 and 8). It goes over three pages, with the
 * payment host between them: on each the machine begins anew, from what the address says.
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
    /** Shows the order that there was nothing to pay for. */
    goToComplete: (_, _params: { readonly order: string }) => {},
    /** Shows why the order failed. */
    goToFailed: (_, _params: { readonly order: string; readonly reason: FailureReason }) => {},
    keepForm: assign({
      form: (_, { form }: { readonly form: OrderForm }) => form,
      decline: undefined,
      error: undefined,
    }),
    keepOrder: assign({ order: (_, { order }: { readonly order: string }) => order }),
    keepProgress: assign({ progress: (_, { progress }: { readonly progress: OrderProgress }) => progress }),
    setError: assign({ error: (_, { error }: { readonly error: unknown }) => toApiErrorData(error) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isBeginning: ({ context }, { wanted }: { readonly wanted: CheckoutEntry }) => context.entry === wanted,
    hasForm: ({ context }) => context.form !== undefined,
    isPaid: (_, { status }: { readonly status: OrderStatus }) => status === 'paid',
    isUnverified: (_, { error }: { readonly error: unknown }) => hasCode(error, 'MB12101404'),
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
    /** The form; above it stands what was wrong with the last try. */
    editing: {
      on: {
        'order.submitted': {
          target: 'placingOrder',
          actions: { type: 'keepForm', params: ({ event }) => ({ form: event.form }) },
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
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'completed',
            actions: { type: 'goToComplete', params: ({ event }) => event.output },
          },
          { target: 'openingPayment', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isUnverified', params: ({ event }) => event }, target: 'verifyingIdentity' },
          { target: 'editing', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
    },
    openingPayment: {
      tags: 'busy',
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context }) => ({ order: context.order ?? '', form: context.form }),
        onDone: 'leavingForPayment',
        onError: { target: 'editing', actions: { type: 'setError', params: ({ event }) => event } },
      },
    },
    /** The payment window is on its way; who comes back with the browser's Back finds the form as it was. */
    leavingForPayment: { tags: 'busy', on: { back: 'editing' } },
    /** Buying needs a verified identity: the flow for it stands in this one's place. */
    verifyingIdentity: { on: { 'identity.verified': 'takingIdentity', cancel: 'editing' } },
    takingIdentity: {
      tags: 'busy',
      invoke: {
        id: 'verifyMember',
        src: 'verifyMember',
        input: ({ event }) => ({
          params: {},
          query: {},
          body: { idfc_id: event.type === 'identity.verified' ? event.idfc_id : '', purpose: 'order' },
        }),
        onDone: [
          { guard: 'hasForm', target: 'placingOrder', actions: 'clearError' },
          { target: 'editing', actions: 'clearError' },
        ],
        onError: { target: 'verifyingIdentity', actions: { type: 'setError', params: ({ event }) => event } },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askOrder',
        src: 'askOrder',
        input: ({ context }) => ({ order: context.order ?? '', returned: context.returned }),
        onDone: {
          target: 'weighing',
          actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
        },
        onError: { target: 'resultUnknown', actions: { type: 'setError', params: ({ event }) => event } },
      },
    },
    weighing: {
      always: [
        { guard: { type: 'isOutcome', params: { wanted: 'paid' } }, target: 'completed' },
        { guard: { type: 'isOutcome', params: { wanted: 'waiting' } }, target: 'waitingForDeposit' },
        {
          guard: { type: 'isOutcome', params: { wanted: 'failed' } },
          target: 'failed',
          actions: {
            type: 'goToFailed',
            params: ({ context: { order, progress } }) => ({
              order: order ?? '',
              reason: progress?.reason ?? 'unknown',
            }),
          },
        },
        { guard: { type: 'isOutcome', params: { wanted: 'settling' } }, target: 'settling' },
        { guard: { type: 'isOutcome', params: { wanted: 'payable' } }, target: 'unpaid' },
        { target: 'over' },
      ],
    },
    /** The provider has not answered yet: the money may have gone or not, so nothing can be done but to wait. */
    settling: {
      tags: 'busy',
      invoke: {
        id: 'watchPayment',
        src: 'watchOrder',
        input: ({ context }) => ({ order: context.order ?? '', known: 'settling' }),
        onDone: {
          target: 'weighing',
          actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
        },
        onError: { target: 'resultUnknown', actions: { type: 'setError', params: ({ event }) => event } },
      },
    },
    waitingForDeposit: {
      invoke: [
        {
          id: 'watchDeposit',
          src: 'watchOrder',
          input: ({ context }) => ({ order: context.order ?? '', known: 'waiting' }),
          onDone: {
            target: 'weighing',
            actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.output }) },
          },
          onError: { target: 'resultUnknown', actions: { type: 'setError', params: ({ event }) => event } },
        },
        {
          id: 'deadline',
          src: 'deadline',
          input: ({ context }) => ({ expiresAt: context.progress?.virtual_account?.until ?? '' }),
          onDone: 'over',
        },
      ],
    },
    /** The question did not get through. Nothing is lost by that, so it is asked again. */
    resultUnknown: { on: { 'answer.requested': { target: 'asking', actions: 'clearError' } } },
    completed: { type: 'final' },
    /** The last attempt to pay took no money, and the order still stands. */
    unpaid: { type: 'final' },
    /** Not paid in time, canceled or given back: the purchase history tells more. */
    over: { type: 'final' },
    failed: { type: 'final' },
  },
})
