import { assertEvent, assign, setup } from 'xstate'
import type { DeclineReason } from '../contract/addresses/order-addresses.ts'
import { verifyMember } from '../contract/orders/checkout.ts'
import type { OrderStatus } from '../contract/orders/orders.ts'
import * as codes from '../contract/protocol/codes.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import type { CheckoutEntry, CheckoutInput, OrderForm } from './checkout.data.ts'
import { endpointActor, listener, placeholderActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

interface CheckoutContext {
  readonly entry: CheckoutEntry
  readonly order: string | undefined
  /** The form submitted last, sent again after an identity verification. */
  readonly form: OrderForm | undefined
  /** The identity verification is complete, and the form has not been submitted since. */
  readonly isVerified: boolean
  readonly decline: DeclineReason | undefined
  readonly error: ApiErrorData | undefined
}

type CheckoutEvent =
  | { readonly type: 'order.submitted'; readonly form: OrderForm }
  /** The identity verification on this page is complete. */
  | { readonly type: 'identity.verified'; readonly idfc_id: string }
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
  /** Hears that the user came back from the payment window by the browser's Back. */
  watchRestore: listener,
  verifyMember: endpointActor(verifyMember),
}

/**
 * Checkout, from the order form to the payment window (specification, sections 4 and 6). The window returns to
 * `order-result.machine.ts`, or to the form with a decline.
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
    setForm: assign({
      form: (_, { form }: { readonly form: OrderForm }) => form,
      isVerified: false,
      decline: undefined,
      error: undefined,
    }),
    setOrder: assign({ order: (_, { order }: { readonly order: string }) => order }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
    setVerified: assign({ isVerified: true }),
  },
  guards: {
    isFromIdentity: ({ context }) => context.entry === 'identity',
    hasForm: ({ context }) => context.form !== undefined,
    isPaid: (_, { status }: { readonly status: OrderStatus }) => status === 'paid',
    isUnverified: ({ event }) => hasFailedWith(event, codes.identityNotVerified),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    entry: input.entry,
    order: input.order,
    form: undefined,
    isVerified: false,
    decline: input.decline,
    error: undefined,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isFromIdentity', target: 'verifyingIdentity' }, { target: 'editing' }],
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
    leavingForPayment: { tags: 'busy', invoke: { id: 'watchRestore', src: 'watchRestore' }, on: { back: 'editing' } },
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
    /** The order is free and complete: its receipt opens. */
    completed: { type: 'final' },
  },
})

export type CheckoutState = StateName<typeof checkoutMachine>
