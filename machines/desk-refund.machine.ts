import { assign, setup } from 'xstate'
import {
  type DeskRefundItem,
  type DeskRefundPreview,
  deskRefundPreview,
  refundOrder,
} from '../contract/desk/refunds.ts'
import { chooseRefundLines, earlyEndAmount } from '../contract/orders/refund-lines.ts'
import * as codes from '../contract/protocol/codes.ts'
import type { CallInput, ContentOf } from '../contract/protocol/endpoint.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import { endpointActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

type RefundBody = CallInput<typeof refundOrder>['body']

/** What an operator entered. `amt` is that of a sum; the lines have theirs by {@link deskRefundAmountOf}. */
export type DeskRefund = Pick<
  RefundBody,
  'basis' | 'lines' | 'pieces' | 'reason' | 'account' | 'allows_other_holder'
> & {
  readonly sum: number
}

interface DeskRefundContext {
  readonly order: string
  readonly preview: DeskRefundPreview | undefined
  readonly refund: DeskRefund | undefined
  /** Why the last call failed. */
  readonly error: ApiErrorData | undefined
}

type DeskRefundEvent =
  | { readonly type: 'refund.submitted'; readonly refund: DeskRefund }
  | { readonly type: 'refund.confirmed' }
  /** The operator goes back from the confirmation. */
  | { readonly type: 'cancel' }
  | { readonly type: 'retry.requested' }

type Selection = Pick<DeskRefund, 'basis' | 'lines' | 'pieces' | 'sum'>

/**
 * Items with those of which only some pieces are refunded as two: what is kept, and the refunded part, which stands last
 * and costs its share without delivery. What the rule gives is limited by what is left, as on the server.
 */
function splitItems({ items, left_amt }: DeskRefundPreview, pieces: DeskRefund['pieces'] = []) {
  const countOf = ({ line, quantity }: DeskRefundItem) => {
    const count = pieces.find((each) => each.line === line)?.count
    return count === undefined || count >= quantity ? undefined : count
  }
  const shareOf = (item: DeskRefundItem, count: number) =>
    Math.floor(((item.amt - item.paid_delivery_amt) * count) / item.quantity)
  const kept = items.map((item) => {
    const count = countOf(item)
    return count === undefined
      ? { ...item, isPicked: true }
      : { ...item, isPicked: false, amt: item.amt - shareOf(item, count) }
  })
  const parts = items.flatMap((item) => {
    const count = countOf(item)
    if (count === undefined) return []
    return [{ ...item, isPicked: true, id: `${item.id}/part`, amt: shareOf(item, count), paid_delivery_amt: 0 }]
  })
  let left = left_amt
  return [...kept, ...parts].map((item) => {
    const { early_end, amt, paid_delivery_amt } = item
    const whole = early_end ? earlyEndAmount(amt - paid_delivery_amt, early_end) : amt
    const refund_amt = item.refusal === null ? Math.min(whole, left) : 0
    left -= refund_amt
    return { ...item, refund_amt, delivery_amt: early_end ? 0 : Math.min(paid_delivery_amt, refund_amt) }
  })
}

/** Won that a refund gives back, as the server calculates it. */
export function deskRefundAmountOf(preview: DeskRefundPreview, { basis, lines, pieces, sum }: Selection): number {
  if (basis === 'sum') return sum
  const items = splitItems(preview, pieces)
  const { left_amt } = preview
  const isChosen = ({ line, isPicked }: { readonly line: number; readonly isPicked: boolean }) =>
    isPicked && (lines?.includes(line) ?? true)
  const ids = items.filter(isChosen).map(({ id }) => id)
  if (basis === 'rule') return chooseRefundLines(items, ids).amount
  const open = items.filter(({ refusal }) => refusal !== 'refunded' && refusal !== 'free')
  let rest = left_amt
  // Chosen lines come first: what a sum gave back before is taken from the others.
  const full = [...open.filter(isChosen), ...open.filter((item) => !isChosen(item))].map((item) => {
    const refund_amt = Math.min(item.amt, rest)
    rest -= refund_amt
    return { ...item, refund_amt, delivery_amt: Math.min(item.paid_delivery_amt, refund_amt) }
  })
  return chooseRefundLines(full, ids).amount
}

/** Whether a refund needs a second operator, as the server decides it. */
export function needsSecondOperator(preview: DeskRefundPreview, refund: Selection): boolean {
  const { basis, lines } = refund
  if (preview.needs_account || basis === 'sum') return true
  if (basis === 'rule') return false
  const chosen = preview.items.filter(({ line }) => lines?.includes(line) ?? true)
  const byRule = deskRefundAmountOf(preview, { ...refund, basis: 'rule' })
  return deskRefundAmountOf(preview, refund) > byRule || chosen.some(({ must_return }) => must_return)
}

export const deskRefundActors = {
  deskRefundPreview: endpointActor(deskRefundPreview),
  refundOrder: endpointActor(refundOrder),
}

/** Gives money of a paid order back, or asks a second operator for what is beyond the refund rule. */
export const deskRefundMachine = setup({
  types: {
    context: {} as DeskRefundContext,
    events: {} as DeskRefundEvent,
    input: {} as { readonly order: string },
    tags: {} as 'busy',
  },
  actors: deskRefundActors,
  actions: {
    setPreview: assign({ preview: (_, { preview }: { readonly preview: DeskRefundPreview }) => preview }),
    setRefund: assign({ refund: (_, { refund }: { readonly refund: DeskRefund }) => refund, error: undefined }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    /** The order is not paid, or not any more. */
    isNotPaid: ({ event }) => hasFailedWith(event, codes.orderStateConflict),
    /** Amounts have changed since they were shown. */
    isOutdated: ({ event }) => hasFailedWith(event, codes.amountChanged, codes.nothingToRefund),
    isAsked: (_, { outcome }: Pick<ContentOf<typeof refundOrder>, 'outcome'>) => outcome === 'asked',
  },
}).createMachine({
  id: 'desk-refund',
  context: ({ input }) => ({
    ...input,
    preview: undefined,
    refund: undefined,
    error: undefined,
  }),
  initial: 'loadingPreview',
  states: {
    loadingPreview: {
      tags: 'busy',
      invoke: {
        id: 'deskRefundPreview',
        src: 'deskRefundPreview',
        input: ({ context }) => ({ params: { id: context.order } }),
        onDone: {
          target: 'enteringRefund',
          actions: { type: 'setPreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: [
          {
            guard: 'isNotPaid',
            target: 'notPaid',
          },
          { target: 'previewFailed', actions: 'setError' },
        ],
      },
    },
    previewFailed: { on: { 'retry.requested': { target: 'loadingPreview', actions: 'clearError' } } },
    /** The form, with the error of the last attempt above its button. */
    enteringRefund: {
      on: {
        'refund.submitted': {
          target: 'confirmingRefund',
          actions: { type: 'setRefund', params: ({ event }) => ({ refund: event.refund }) },
        },
      },
    },
    confirmingRefund: { on: { 'refund.confirmed': 'refunding', cancel: 'enteringRefund' } },
    refunding: {
      tags: 'busy',
      invoke: {
        id: 'refundOrder',
        src: 'refundOrder',
        input: ({ context }) => {
          const { sum, ...refund } = requireDefined(context.refund, 'refund')
          const preview = requireDefined(context.preview, 'preview')
          return {
            params: { id: context.order },
            body: {
              ...refund,
              amt: deskRefundAmountOf(preview, { ...refund, sum }),
              known_refunded_amt: preview.refunded_amt,
            },
          }
        },
        onDone: [
          {
            guard: { type: 'isAsked', params: ({ event }) => event.output },
            target: 'approvalAsked',
          },
          { target: 'refunded' },
        ],
        onError: [
          {
            guard: 'isNotPaid',
            target: 'notPaid',
          },
          {
            guard: 'isOutdated',
            target: 'loadingPreview',
            actions: 'setError',
          },
          { target: 'enteringRefund', actions: 'setError' },
        ],
      },
    },
    /** The order is not paid, or was refunded meanwhile. */
    notPaid: { type: 'final' },
    /** A second operator has to approve it. */
    approvalAsked: { type: 'final' },
    /** The money goes back; goods that were sent have to come back first. */
    refunded: { type: 'final' },
  },
})

export type DeskRefundState = StateName<typeof deskRefundMachine>
