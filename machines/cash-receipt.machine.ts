import { assign, setup } from 'xstate'
import { type Order, requestCashReceipt } from '../contract/orders/orders.ts'
import * as codes from '../contract/protocol/codes.ts'
import type { CallInput } from '../contract/protocol/endpoint.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import { endpointActor, placeholderActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

/** For whom a cash receipt is, and the number that it is issued to (digits only). */
export type ReceiptRequest = CallInput<typeof requestCashReceipt>['body']

/** Order of the receipt: without one, or with one that the provider has not answered yet. */
export interface CashReceiptInput {
  readonly order: string
  readonly entry: 'none' | 'requested'
}

interface CashReceiptContext extends CashReceiptInput {
  readonly request: ReceiptRequest | undefined
  readonly error: ApiErrorData | undefined
}

type CashReceiptEvent =
  | { readonly type: 'receipt.submitted'; readonly request: ReceiptRequest }
  | { readonly type: 'retry.requested' }

type ReceiptStatus = NonNullable<Order['cash_receipt']>['status']

export const cashReceiptActors = {
  /** Requests the receipt. The same request again is answered with the same receipt. */
  requestCashReceipt: endpointActor(requestCashReceipt),
  /** Polls until the provider has issued or refused the receipt; retries after network errors. */
  watchReceipt: placeholderActor<Order, { readonly order: string }>('watchReceipt'),
}

/** Requests the cash receipt of a transfer or deposit, once (specification, section 9). */
export const cashReceiptMachine = setup({
  types: {
    context: {} as CashReceiptContext,
    events: {} as CashReceiptEvent,
    input: {} as CashReceiptInput,
    tags: {} as 'busy',
  },
  actors: cashReceiptActors,
  actions: {
    /** Shows the order with its receipt on the page. */
    showOrder: (_, _params: { readonly order: Order }) => {},
    /** Loads the order of the page again, since another tab or the shop has changed it. */
    reloadOrder: () => {},
    setRequest: assign({
      request: (_, { request }: { readonly request: ReceiptRequest }) => request,
      error: undefined,
    }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    isRequested: ({ context }) => context.entry === 'requested',
    isReceipt: (_, { order, wanted }: { readonly order: Order; readonly wanted: ReceiptStatus }) =>
      order.cash_receipt?.status === wanted,
    isOrderChanged: ({ event }) => hasFailedWith(event, codes.orderStateConflict),
  },
}).createMachine({
  id: 'cash-receipt',
  context: ({ input }) => ({ ...input, request: undefined, error: undefined }),
  initial: 'openingReceipt',
  states: {
    openingReceipt: {
      always: [{ guard: 'isRequested', target: 'receiptPending' }, { target: 'enteringNumber' }],
    },
    /** The form, with the error of the last attempt above it. */
    enteringNumber: {
      on: {
        'receipt.submitted': {
          target: 'requestingReceipt',
          actions: { type: 'setRequest', params: ({ event }) => ({ request: event.request }) },
        },
      },
    },
    requestingReceipt: {
      tags: 'busy',
      invoke: {
        id: 'requestCashReceipt',
        src: 'requestCashReceipt',
        input: ({ context: { order, request } }) => ({
          params: { id: order },
          body: requireDefined(request, 'request'),
        }),
        onDone: [
          {
            guard: { type: 'isReceipt', params: ({ event }) => ({ order: event.output, wanted: 'issued' }) },
            target: 'receiptIssued',
            actions: { type: 'showOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isReceipt', params: ({ event }) => ({ order: event.output, wanted: 'requested' }) },
            target: 'receiptPending',
            actions: { type: 'showOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'receiptRefused',
            actions: { type: 'showOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: [
          { guard: 'isOrderChanged', target: 'receiptUnavailable', actions: ['setError', 'reloadOrder'] },
          { target: 'enteringNumber', actions: 'setError' },
        ],
      },
    },
    /** The provider has not answered yet. */
    receiptPending: {
      invoke: {
        id: 'watchReceipt',
        src: 'watchReceipt',
        input: ({ context }) => ({ order: context.order }),
        onDone: [
          {
            guard: { type: 'isReceipt', params: ({ event }) => ({ order: event.output, wanted: 'issued' }) },
            target: 'receiptIssued',
            actions: { type: 'showOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'receiptRefused',
            actions: { type: 'showOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: { target: 'receiptUnknown', actions: 'setError' },
      },
    },
    /** The progress of the receipt could not be loaded. */
    receiptUnknown: { on: { 'retry.requested': { target: 'receiptPending', actions: 'clearError' } } },
    /** The provider did not accept the number. */
    receiptRefused: { on: { 'retry.requested': 'enteringNumber' } },
    /** The order has a receipt by now, or was cancelled: the page shows which. */
    receiptUnavailable: { type: 'final' },
    receiptIssued: { type: 'final' },
  },
})

export type CashReceiptState = StateName<typeof cashReceiptMachine>
