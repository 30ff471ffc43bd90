import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Order, RefundPreview } from '../contract/orders/orders.ts'
import { refundMachine, refundOutcomeOf } from './refund.machine.ts'

const refund = (status: Order['refunds'][number]['status'], day = 21): Order['refunds'][number] => ({
  amt: 1_000,
  reason: 'mistake',
  status,
  requested_at: `2026-11-${day}T03:00:00.000Z`,
  completed_at: null,
})

describe('refundOutcomeOf', () => {
  it.each([
    ['canceled', [], 'canceled'],
    ['cancel_requested', [refund('requested')], 'pending'],
    ['cancel_requested', [refund('completed'), refund('requested')], 'pending'],
    ['refund_completed', [refund('completed')], 'refunded'],
    // A part was given back, and the rest of the order stays.
    ['paid', [refund('completed')], 'refunded'],
    ['paid', [refund('refused')], 'refused'],
    // An earlier refund does not hide that this one was refused.
    ['paid', [refund('completed'), refund('refused', 22)], 'refused'],
    ['paid', [refund('refused'), refund('completed', 22)], 'refunded'],
    // What an earlier cancellation returns is still on its way.
    ['cancel_requested', [refund('requested'), refund('completed', 22)], 'refunded'],
    ['cancel_requested', [refund('requested'), refund('refused', 22)], 'refused'],
    ['cancel_requested', [refund('requested'), refund('requested', 22)], 'pending'],
  ] as const)('an order that is %s afterwards, with refunds %j, is %s', (status, refunds, outcome) => {
    expect(refundOutcomeOf({ status, refunds: [...refunds] })).toBe(outcome)
  })
})

describe('refundMachine', () => {
  const number = '20261121-7QK2M9XD'
  const preview: RefundPreview = {
    order_number: number,
    items: [],
    paid_amt: 1,
    refunded_amt: 0,
    deducted_amt: 0,
    refund_amt: 1,
    days: { passed: 3, of: 7 },
    progress_limit: 20,
    needs_account: false,
  }

  it.each([
    [0, 'nothingToRefund'],
    [1, 'enteringReason'],
    [2, 'enteringReason'],
  ])('with %i won to give back is in %s, and keeps the preview', async (refund_amt, state) => {
    const known = { ...preview, refund_amt }
    const provided = refundMachine.provide({ actors: { refundPreview: fromPromise(async () => known) } })
    const actor = createActor(provided, { input: { order: number, entry: 'paid' } }).start()
    const { value, context } = await waitFor(actor, (snapshot) => !snapshot.matches('loadingPreview'))
    expect(value).toBe(state)
    expect(context.preview).toEqual(known)
  })
})
