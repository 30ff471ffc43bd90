import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountRows, splitVat } from './order-amounts.ts'

/** Amounts of an item in won. */
const amounts = fc
  .record({
    regular_amt: fc.nat(2_000_000),
    rate: fc.constantFrom(0, 10, 33, 100),
    delivery_amt: fc.constantFrom(0, 3_000, 4_000),
  })
  .map(({ regular_amt, rate, delivery_amt }) => {
    const discount_amt = Math.floor((regular_amt * rate) / 100)
    return { regular_amt, discount_amt, delivery_amt, total_amt: regular_amt - discount_amt + delivery_amt }
  })

describe('amountRows', () => {
  it('has rows before the total that add up to it, or the total alone', () => {
    fc.assert(
      fc.property(amounts, (each) => {
        const rows = amountRows(each)
        const parts = rows.slice(0, -1)
        expect(rows.at(-1)).toEqual({ name: 'total', amount: each.total_amt })
        if (parts.length > 0) expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(each.total_amt)
        else expect(each.regular_amt).toBe(each.total_amt)
      }),
    )
  })

  it('speaks of a discount and of delivery only where there is one', () => {
    const names = (discount_amt: number, delivery_amt: number) =>
      amountRows({
        regular_amt: 9_000,
        discount_amt,
        delivery_amt,
        total_amt: 9_000 - discount_amt + delivery_amt,
      }).map(({ name }) => name)
    expect(names(0, 0)).toEqual(['total'])
    expect(names(1_000, 0)).toEqual(['regular', 'discount', 'total'])
    expect(names(0, 3_000)).toEqual(['regular', 'delivery', 'total'])
    expect(names(1_000, 3_000)).toEqual(['regular', 'discount', 'delivery', 'total'])
  })
})

describe('splitVat', () => {
  it.each([
    [69_000, 62_727, 6_273],
    [110, 100, 10],
    [1, 1, 0],
    [0, 0, 0],
  ])('splits %i won into a supply value of %i and a tax of %i', (amount, supply, vat) => {
    expect(splitVat(amount)).toEqual({ supply, vat })
  })

  it('loses no won', () => {
    fc.assert(
      fc.property(fc.nat(5_000_000), (amount) => {
        const { supply, vat } = splitVat(amount)
        expect(supply + vat).toBe(amount)
      }),
    )
  })
})
