import { describe, expect, it } from 'vitest'
import type { OrderItemRow } from '#server/db/schema/orders.ts'
import type { CourseProgress } from '../courses/progress.ts'
import { calculateRefund, refundLineOf } from './refund-rule.ts'

/** Noon in Korea. */
const purchased = new Date('2026-11-21T12:00:00+09:00')
const unshipped = { approvedAt: purchased, shippedAt: null, deliveredAt: null }

const pass: OrderItemRow = {
  id: 'b8e5a5c4-3a66-4a8f-8f0e-6a5c2f9f0f10',
  orderNumber: '20261121-AAAAAAAA',
  position: 0,
  kind: 'subscription',
  courseIdx: 101,
  deviceIdx: null,
  optionIdx: 101_001,
  name: { ko: '정맥주사 놓기', en: 'IV insertion' },
  optionName: null,
  quantity: 1,
  regularAmount: 40_000,
  amount: 20_000,
  delivery: 0,
  months: 1,
  startsOn: '2026-11-21',
  endsOn: '2026-12-20',
  refundId: null,
  releasedAt: null,
}
const kit: OrderItemRow = { ...pass, kind: 'goods', months: 0, amount: 12_000, delivery: 3_000 }
const purchase: OrderItemRow = { ...kit, kind: 'purchase', courseIdx: null, deviceIdx: 11 }

/** Progress of a course with this many lessons, of which some were finished at the same moment. */
const progressOf = (lessons: number, finished: number, at = purchased): CourseProgress => ({
  lessons,
  finishedAt: Array.from({ length: finished }, () => at),
})

describe('progress of a course', () => {
  it.each([
    // Exactly 20 %.
    [5, 1, 20, 'too_far'],
    [10, 2, 20, 'too_far'],
    [100, 20, 20, 'too_far'],
    // One lesson below.
    [5, 0, 0, null],
    [10, 1, 10, null],
    [100, 19, 19, null],
    // One lesson above.
    [5, 2, 40, 'too_far'],
    [10, 3, 30, 'too_far'],
    [100, 21, 21, 'too_far'],
    // 3 of 18 are 16.7 %, and 4 of 18 are 22.2 %; 1 of 6 is 16.7 %.
    [18, 3, 16, null],
    [18, 4, 22, 'too_far'],
    [6, 1, 16, null],
  ])('of %i lessons with %i finished is %i %%: %s', (lessons, finished, percent, refusal) => {
    const refund = calculateRefund(unshipped, pass, progressOf(lessons, finished), purchased)
    expect(refund).toMatchObject({
      refusal,
      amount: refusal === null ? 20_000 : 0,
      paid: 20_000,
      progress: { done: finished, of: lessons, percent },
    })
  })

  it('counts lessons from the moment of the purchase on', () => {
    const at = (milliseconds: number) => new Date(purchased.getTime() + milliseconds)
    const refusalAt = (moment: Date) => calculateRefund(unshipped, pass, progressOf(5, 1, moment), at(60_000)).refusal
    expect(refusalAt(at(-1))).toBeNull()
    expect(refusalAt(at(0))).toBe('too_far')
    expect(refusalAt(at(1))).toBe('too_far')
  })

  it('counts every lesson of an order without a moment of purchase', () => {
    const order = { ...unshipped, approvedAt: null }
    expect(calculateRefund(order, pass, progressOf(5, 1), purchased)).toMatchObject({
      refusal: 'too_far',
      until: null,
      countedFrom: null,
    })
  })

  it('of a course without lessons refuses nothing', () => {
    const refund = calculateRefund(unshipped, pass, progressOf(0, 0), purchased)
    expect(refund).toMatchObject({ refusal: null, amount: 20_000, progress: null })
  })

  it('is not asked of goods', () => {
    expect(calculateRefund(unshipped, kit, progressOf(5, 5), purchased)).toMatchObject({
      refusal: null,
      progress: null,
      paid: 15_000,
      amount: 15_000,
    })
  })

  it('that is unknown refuses nothing', () => {
    expect(calculateRefund(unshipped, pass, undefined, purchased)).toMatchObject({ refusal: null, progress: null })
  })
})

describe('days since the purchase of content', () => {
  it.each([
    ['the last moment of the seventh day', '2026-11-28T23:59:59.999+09:00', null],
    ['a millisecond before it', '2026-11-28T23:59:59.998+09:00', null],
    ['the first moment of the eighth day', '2026-11-29T00:00:00.000+09:00', 'too_late'],
  ])('%s', (_, moment, refusal) => {
    const refund = calculateRefund(unshipped, pass, undefined, new Date(moment))
    expect(refund).toMatchObject({
      refusal,
      amount: refusal === null ? 20_000 : 0,
      countedFrom: purchased,
      until: new Date('2026-11-28T23:59:59.999+09:00'),
      mustReturn: false,
    })
  })
})

describe('days since the delivery of goods', () => {
  const delivered = new Date('2026-12-01T09:00:00+09:00')
  const order = { approvedAt: purchased, shippedAt: new Date('2026-11-30T09:00:00+09:00'), deliveredAt: delivered }

  it.each([
    ['the last moment of the seventh day', '2026-12-08T23:59:59.999+09:00', null],
    ['the first moment of the eighth day', '2026-12-09T00:00:00.000+09:00', 'too_late'],
  ])('%s', (_, moment, refusal) => {
    for (const item of [kit, purchase]) {
      expect(calculateRefund(order, item, undefined, new Date(moment))).toMatchObject({
        refusal,
        countedFrom: delivered,
        mustReturn: true,
      })
    }
  })

  it.each([
    ['the last moment of the seventh day', '2026-12-14T23:59:59.999+09:00', null],
    ['the first moment of the eighth day', '2026-12-15T00:00:00.000+09:00', 'too_late'],
  ])('begin seven days after shipping when nobody reported the delivery: %s', (_, moment, refusal) => {
    for (const item of [kit, purchase]) {
      expect(calculateRefund({ ...order, deliveredAt: null }, item, undefined, new Date(moment))).toMatchObject({
        refusal,
        countedFrom: new Date('2026-12-07T09:00:00+09:00'),
        mustReturn: true,
      })
    }
  })

  it('do not begin before the delivery, and unshipped goods need no return', () => {
    const late = new Date('2027-11-21T12:00:00+09:00')
    expect(calculateRefund(unshipped, kit, undefined, late)).toMatchObject({
      refusal: null,
      until: null,
      mustReturn: false,
    })
  })
})

describe('amount', () => {
  it.each([
    [0, 0, 'free', 0],
    [1, 0, null, 1],
    [0, 1, null, 1],
  ])('of %i won with %i won of delivery: %s', (amount, delivery, refusal, back) => {
    const refund = calculateRefund(unshipped, { ...pass, amount, delivery }, undefined, purchased)
    expect(refund).toMatchObject({ refusal, amount: back, paid: amount + delivery })
  })

  it('is refunded once: a refunded item answers so, whatever else refuses it', () => {
    const refunded = { ...pass, amount: 0, refundId: pass.id }
    const late = new Date('2027-11-21T12:00:00+09:00')
    expect(calculateRefund(unshipped, refunded, progressOf(5, 5), late)).toMatchObject({
      refusal: 'refunded',
      amount: 0,
    })
  })
})

describe('a rental that ends early', () => {
  /** Thirty days for 90,000 won, and 3,000 won of delivery. */
  const rental: OrderItemRow = { ...purchase, kind: 'rental', months: 1, amount: 90_000, delivery: 3_000 }
  const shipped = { approvedAt: purchased, shippedAt: purchased, deliveredAt: purchased }
  const on = (day: string) => calculateRefund(shipped, rental, undefined, new Date(`${day}T12:00:00+09:00`))

  it.each([
    // Within the seven days everything is refunded.
    ['2026-11-28', 93_000, null],
    // 21 of 30 days are left: 63,000 won, less 10 %.
    ['2026-11-29', 56_700, { left: 21, of: 30 }],
    ['2026-12-10', 27_000, { left: 10, of: 30 }],
    ['2026-12-19', 2_700, { left: 1, of: 30 }],
  ])('on %s gives back %d won', (day, amount, earlyEnd) => {
    expect(on(day)).toMatchObject({ amount, earlyEnd, refusal: null, mustReturn: true })
  })

  it('gives back nothing on its last day', () => {
    expect(on('2026-12-20')).toMatchObject({ amount: 0, earlyEnd: null, refusal: 'too_late' })
  })

  it('keeps the delivery', () => {
    expect(refundLineOf(on('2026-12-10'))).toMatchObject({ refund_amt: 27_000, delivery_amt: 0 })
    expect(refundLineOf(on('2026-11-28'))).toMatchObject({ refund_amt: 93_000, delivery_amt: 3_000 })
  })

  it('is refunded once', () => {
    const refunded = { ...rental, refundId: 'b8e5a5c4-3a66-4a8f-8f0e-6a5c2f9f0f11' }
    const late = new Date('2026-12-10T12:00:00+09:00')
    expect(calculateRefund(shipped, refunded, undefined, late)).toMatchObject({ amount: 0, refusal: 'refunded' })
  })
})
