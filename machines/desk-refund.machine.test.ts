import { describe, expect, it } from 'vitest'
import type { DeskRefundItem, DeskRefundPreview } from '../contract/desk/refunds.ts'
import { type DeskRefund, deskRefundAmountOf, needsSecondOperator } from './desk-refund.machine.ts'

function item(line: number, special: Partial<DeskRefundItem> = {}): DeskRefundItem {
  return {
    id: `00000000-0000-4000-8000-00000000000${line}`,
    line,
    name: `Line ${line}`,
    amt: 10_000,
    quantity: 1,
    refund_amt: 10_000,
    delivery_amt: 0,
    paid_delivery_amt: 0,
    is_delivered: false,
    refusal: null,
    progress: null,
    counted_from: null,
    until: null,
    must_return: false,
    early_end: null,
    ...special,
  }
}

const over = { refund_amt: 0, refusal: 'too_late' } as const

function previewOf(items: readonly DeskRefundItem[], special: Partial<DeskRefundPreview> = {}): DeskRefundPreview {
  const paid_amt = items.reduce((sum, { amt }) => sum + amt, 0)
  const rule_amt = items.reduce((sum, { refund_amt }) => sum + refund_amt, 0)
  return {
    order_number: '20261121-7QK2M9XD',
    items: [...items],
    paid_amt,
    refunded_amt: 0,
    left_amt: paid_amt,
    rule_amt,
    needs_account: false,
    ...special,
  }
}

const twoCourses = previewOf([item(1), item(2, over)])
const twoHeadsets = previewOf([
  item(1, { is_delivered: true, amt: 13_000, refund_amt: 13_000, delivery_amt: 3_000, paid_delivery_amt: 3_000 }),
  item(2, { is_delivered: true }),
])

/** Three kits for 10,000 won, with 3,000 won of delivery. */
const kits = previewOf([
  item(1, {
    quantity: 3,
    is_delivered: true,
    amt: 13_000,
    refund_amt: 13_000,
    delivery_amt: 3_000,
    paid_delivery_amt: 3_000,
  }),
  item(2, over),
])
type Selection = Pick<DeskRefund, 'basis' | 'lines' | 'pieces' | 'sum'>

describe('the amount of a refund at the desk', () => {
  it.each<[what: string, preview: DeskRefundPreview, refund: Selection, won: number]>([
    // A third of 10,000 won, rounded down; the delivery stays with the kits that are kept.
    ['of one of three kits by the rule', kits, { basis: 'rule', pieces: [{ line: 1, count: 1 }], sum: 0 }, 3_333],
    [
      'of two of three kits in full',
      kits,
      { basis: 'lines', lines: [1], pieces: [{ line: 1, count: 2 }], sum: 0 },
      6_666,
    ],
    [
      'of all three kits in full',
      kits,
      { basis: 'lines', lines: [1], pieces: [{ line: 1, count: 3 }], sum: 0 },
      13_000,
    ],
    ['by the rule, of everything', twoCourses, { basis: 'rule', sum: 0 }, 10_000],
    ['by the rule, of a line whose days are over', twoCourses, { basis: 'rule', lines: [2], sum: 0 }, 0],
    ['of all lines in full', twoCourses, { basis: 'lines', sum: 0 }, 20_000],
    ['of a line in full whose days are over', twoCourses, { basis: 'lines', lines: [2], sum: 0 }, 10_000],
    ['of a sum', twoCourses, { basis: 'sum', sum: 700 }, 700],
    // The delivery stays paid while the other headset is kept.
    ['of one of two headsets in full', twoHeadsets, { basis: 'lines', lines: [1], sum: 0 }, 10_000],
    ['of both headsets in full', twoHeadsets, { basis: 'lines', lines: [1, 2], sum: 0 }, 23_000],
    // A sum of 5,000 won went back before: the chosen line is full, and the rest takes it off.
    ['of a line after a sum', { ...twoCourses, left_amt: 15_000 }, { basis: 'lines', lines: [2], sum: 0 }, 10_000],
    ['of everything after a sum', { ...twoCourses, left_amt: 15_000 }, { basis: 'lines', sum: 0 }, 15_000],
    [
      'of a line that is refunded already',
      previewOf([item(1, { refund_amt: 0, refusal: 'refunded' }), item(2)]),
      { basis: 'lines', lines: [1], sum: 0 },
      0,
    ],
  ])('%s', (_, preview, refund, won) => {
    expect(deskRefundAmountOf(preview, refund)).toBe(won)
  })
})

describe('a second operator', () => {
  const deposited = previewOf([item(1)], { needs_account: true })
  const sent = previewOf([item(1, { is_delivered: true, must_return: true })])

  it.each<[what: string, preview: DeskRefundPreview, refund: Selection, needs: boolean]>([
    ['is not needed by the rule', twoCourses, { basis: 'rule', sum: 0 }, false],
    [
      'is not needed for a line that the rule refunds in full',
      twoCourses,
      { basis: 'lines', lines: [1], sum: 0 },
      false,
    ],
    ['is needed for a line whose days are over', twoCourses, { basis: 'lines', lines: [2], sum: 0 }, true],
    ['is needed for all lines when the days of one are over', twoCourses, { basis: 'lines', sum: 0 }, true],
    ['is needed for goods that are not back', sent, { basis: 'lines', lines: [1], sum: 0 }, true],
    ['is needed for all lines when goods are not back', sent, { basis: 'lines', sum: 0 }, true],
    ['is not needed by the rule for goods that were sent', sent, { basis: 'rule', sum: 0 }, false],
    ['is needed for every sum', twoCourses, { basis: 'sum', sum: 1 }, true],
    ['is needed for money into an account', deposited, { basis: 'rule', sum: 0 }, true],
    ['is not needed for a piece by the rule', kits, { basis: 'rule', pieces: [{ line: 1, count: 1 }], sum: 0 }, false],
  ])('%s', (_, preview, refund, needs) => {
    expect(needsSecondOperator(preview, refund)).toBe(needs)
  })
})
