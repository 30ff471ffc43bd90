import { assertEvent, assign, setup } from 'xstate'
import type { DeclineReason } from '../contract/addresses/order-addresses.ts'
import type { Order } from '../contract/orders/orders.ts'
import * as codes from '../contract/protocol/codes.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import type { PaymentChoice } from './checkout.data.ts'
import { deadline, listener, placeholderActor } from './placeholder-actor.ts'
import type { StateName } from './state-name.ts'

/** Order to pay: its payment was declined or left, or the provider has not confirmed it yet. */
export interface PayAgainInput {
  readonly order: string
  readonly entry: 'payable' | 'confirming'
  /** When the order can no longer be paid. */
  readonly expiresAt: string
  /** Why the payment from which the buyer returns was declined. */
  readonly decline: DeclineReason | undefined
}

interface PayAgainContext extends PayAgainInput {
  readonly error: ApiErrorData | undefined
}

type PayAgainEvent =
  | { readonly type: 'payment.submitted'; readonly payment: PaymentChoice }
  | { readonly type: 'back' }
  | { readonly type: 'retry.requested' }

export const payAgainActors = {
  /** Requests the payment window and navigates to it. Windows still open elsewhere can no longer be paid. */
  openPayment: placeholderActor<void, { readonly order: string; readonly payment: PaymentChoice }>('openPayment'),
  /** Polls until the provider has confirmed or refused the payment; retries after network errors. */
  watchPayment: placeholderActor<Order, { readonly order: string }>('watchPayment'),
  deadline,
  /** Hears that the user came back from the payment window by the browser's Back. */
  watchRestore: listener,
}

/** Pays an order that was placed before, from any tab (specification, section 4). The order stays the same. */
export const payAgainMachine = setup({
  types: {
    context: {} as PayAgainContext,
    events: {} as PayAgainEvent,
    input: {} as PayAgainInput,
    tags: {} as 'busy',
  },
  actors: payAgainActors,
  actions: {
    /** Shows the order with its new status on the page. */
    showOrder: (_, _params: { readonly order: Order }) => {},
    /** Loads the order of the page again, since another tab or the shop has changed it. */
    reloadOrder: () => {},
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearFailure: assign({ error: undefined, decline: undefined }),
  },
  guards: {
    isConfirming: ({ context }) => context.entry === 'confirming',
    isOrderChanged: ({ event }) => hasFailedWith(event, codes.orderStateConflict),
    isPaid: (_, { order }: { readonly order: Order }) => order.status === 'paid',
  },
}).createMachine({
  id: 'pay-again',
  context: ({ input }) => ({ ...input, error: undefined }),
  initial: 'openingOrder',
  states: {
    openingOrder: {
      always: [{ guard: 'isConfirming', target: 'confirmingPayment' }, { target: 'choosingPayment' }],
    },
    /** The form, with the decline or error of the last attempt above it. */
    choosingPayment: {
      invoke: {
        id: 'deadline',
        src: 'deadline',
        input: ({ context }) => ({ expiresAt: context.expiresAt }),
        onDone: { target: 'paymentOver', actions: ['clearFailure', 'reloadOrder'] },
      },
      on: { 'payment.submitted': { target: 'openingWindow', actions: 'clearFailure' } },
    },
    openingWindow: {
      tags: 'busy',
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context, event }) => {
          assertEvent(event, 'payment.submitted')
          return { order: context.order, payment: event.payment }
        },
        onDone: 'leavingForWindow',
        onError: [
          { guard: 'isOrderChanged', target: 'paymentRefused', actions: ['setError', 'reloadOrder'] },
          { target: 'choosingPayment', actions: 'setError' },
        ],
      },
    },
    /** The payment window is loading. The browser's Back returns to the form. */
    leavingForWindow: {
      tags: 'busy',
      invoke: { id: 'watchRestore', src: 'watchRestore' },
      on: { back: 'choosingPayment' },
    },
    /** The order is paid, being paid or over: the page shows which. */
    paymentRefused: { type: 'final' },
    /** The buyer has paid, and the provider has not answered yet. */
    confirmingPayment: {
      invoke: {
        id: 'watchPayment',
        src: 'watchPayment',
        input: ({ context }) => ({ order: context.order }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ order: event.output }) },
            target: 'paymentConfirmed',
            actions: { type: 'showOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'paymentOver',
            actions: { type: 'showOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: { target: 'paymentUnknown', actions: 'setError' },
      },
    },
    /** The progress of the payment could not be loaded. */
    paymentUnknown: { on: { 'retry.requested': { target: 'confirmingPayment', actions: 'clearFailure' } } },
    paymentConfirmed: { type: 'final' },
    /** Nothing was charged. An order that can be paid again starts the flow anew. */
    paymentOver: { type: 'final' },
  },
})

export type PayAgainState = StateName<typeof payAgainMachine>
