import { describe, expect, test } from 'vitest'
import { chooseRefundLines } from './refund-lines.ts'

const pass = { id: 'pass', refund_amt: 69_000, delivery_amt: 0, is_delivered: false }
const headset = { id: 'headset', refund_amt: 453_000, delivery_amt: 3_000, is_delivered: true }
const wheels = { id: 'wheels', refund_amt: 120_000, delivery_amt: 0, is_delivered: true }
const late = { id: 'late', refund_amt: 0, delivery_amt: 0, is_delivered: false }
const lines = [pass, headset, wheels, late]

describe('chooseRefundLines', () => {
  test.each([
    ['all lines', undefined, 642_000, { pass: 69_000, headset: 453_000, wheels: 120_000 }],
    ['no line', [], 0, {}],
    ['a line that nothing is given back for', ['late'], 0, {}],
    ['a line that is not delivered', ['pass'], 69_000, { pass: 69_000 }],
    [
      'the last delivered lines, with their delivery',
      ['headset', 'wheels'],
      573_000,
      { headset: 453_000, wheels: 120_000 },
    ],
    ['the line that carries the delivery, without it', ['headset'], 450_000, { headset: 450_000 }],
    ['the delivered line that does not carry it', ['wheels'], 120_000, { wheels: 120_000 }],
  ])('refunds %s', (_, ids, amount, amounts) => {
    const refund = chooseRefundLines(lines, ids)
    expect(refund.amount).toBe(amount)
    expect(Object.fromEntries(refund.chosen.map((each) => [each.line.id, each.amount]))).toEqual(amounts)
  })

  test('names the kept line that the delivery belongs to from then on', () => {
    expect(chooseRefundLines(lines, ['pass', 'headset']).carrier).toBe(wheels)
    expect(chooseRefundLines(lines, ['wheels']).carrier).toBeUndefined()
    expect(chooseRefundLines(lines, undefined).carrier).toBeUndefined()
  })

  test('leaves out a line of which only the kept delivery would be refunded', () => {
    const rest = { ...headset, refund_amt: 3_000 }
    expect(chooseRefundLines([rest, wheels], ['headset'])).toMatchObject({ chosen: [], amount: 0 })
  })
})
