import { describe, expect, it } from 'vitest'
import type { Order } from '../contract/orders.ts'
import { refundOutcomeOf } from './refund.machine.ts'

const refund = (status: Order['refunds'][number]['status']): Order['refunds'][number] => ({
  amt: 1_000,
  reason: 'mistake',
  status,
  requested_at: '2026-11-21T03:00:00.000Z',
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
    ['paid', [refund('completed'), refund('refused')], 'refused'],
    ['paid', [refund('refused'), refund('completed')], 'refunded'],
  ] as const)('an order that is %s afterwards, with refunds %j, is %s', (status, refunds, outcome) => {
    expect(refundOutcomeOf({ status, refunds: [...refunds] })).toBe(outcome)
  })
})
