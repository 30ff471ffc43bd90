import { describe, expect, it } from 'vitest'
import { armPad, purchaseOption, sampleCourse } from '../course.fixture.ts'
import { amountsOf, optionsOf } from './amounts.ts'

describe('amountsOf', () => {
  it('list the regular price, the permanent discount and the campaign price', () => {
    expect(amountsOf(purchaseOption())).toEqual({
      regular: 99_000,
      discounted: { amount: 84_000, rate: 15 },
      special: { amount: 69_000, until: '2026-12-31' },
      now: 69_000,
      saved: 30_000,
      savedRate: 30,
      delivery: 0,
      total: 69_000,
    })
  })

  it('omit missing discounts', () => {
    const plain = amountsOf(purchaseOption({ disc_rate: 0, disc_amt: 99_000, disc_amt_drt: 0, disc_until: null }))
    expect(plain).toMatchObject({ discounted: null, special: null, now: 99_000, saved: 0, savedRate: 0 })
  })

  it('include a campaign without a permanent discount', () => {
    const campaign = amountsOf(purchaseOption({ disc_rate: 0, disc_amt: 99_000, disc_amt_drt: 9_000 }))
    expect(campaign).toMatchObject({ discounted: null, special: { amount: 90_000 }, now: 90_000, saved: 9_000 })
  })

  it('include a campaign of one won', () => {
    const campaign = amountsOf(purchaseOption({ disc_amt: 84_000, disc_amt_drt: 1 }))
    expect(campaign).toMatchObject({ special: { amount: 83_999 }, now: 83_999, saved: 15_001 })
  })

  it('add delivery to the total, not to the savings', () => {
    expect(amountsOf(armPad)).toMatchObject({ now: 32_000, saved: 6_000, delivery: 3_000, total: 35_000 })
  })

  it('save nothing on a free option', () => {
    const free = amountsOf(purchaseOption({ amt: 0, disc_rate: 0, disc_amt: 0, disc_amt_drt: 0 }))
    expect(free).toMatchObject({ now: 0, saved: 0, savedRate: 0, total: 0 })
  })
})

describe('optionsOf', () => {
  it('list passes before one-time purchases', () => {
    expect(optionsOf(sampleCourse()).map(({ idx }) => idx)).toEqual([101003, 101012, 101500])
  })
})
