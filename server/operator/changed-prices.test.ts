import { expect, test } from 'vitest'
import { changesPrice } from './changed-prices.ts'

const course = {
  idx: 101,
  title: { ko: '과정', en: 'Course' },
  options: {
    subscriptions: [{ name: { ko: '1개월', en: '1 month' }, months: 1, amount: 128_000 }],
    once: [{ name: { ko: '장갑', en: 'Gloves' }, amount: 20_000, delivery: 3_000 }],
  },
}
const withPass = (pass: object) => ({
  ...course,
  options: { ...course.options, subscriptions: [{ ...course.options.subscriptions[0], ...pass }] },
})
const device = { idx: 1, rentals: [{ months: 3, monthly_amount: 40_000 }], purchase_amount: 690_000, delivery: 5_000 }

test.each([
  ['an amount', course, withPass({ amount: 128 })],
  ['a discount', course, withPass({ discounted: 100_000 })],
  ['a special price', course, withPass({ special: { amount: 1_000, until: '2026-12-31' } })],
  [
    'the last day of a special price',
    withPass({ special: { amount: 1_000, until: '2026-12-01' } }),
    withPass({ special: { amount: 1_000, until: '2026-12-31' } }),
  ],
  ['what a price buys', course, withPass({ months: 12 })],
  ['a monthly amount', device, { ...device, rentals: [{ months: 3, monthly_amount: 400 }] }],
  ['the price of a purchase', device, { ...device, purchase_amount: 690 }],
  ['a delivery fee', device, { ...device, delivery: 0 }],
  ['an option that is gone', course, { ...course, options: { ...course.options, once: [] } }],
])('%s changes a price', (_, before, after) => {
  expect(changesPrice(before, after)).toBe(true)
})

test.each([
  ['a title', course, { ...course, title: { ko: '새 과정', en: 'New course' } }],
  ['the order of fields', course, withPass({ name: { en: '1 month', ko: '1개월' } })],
  ['a new file', null, course],
  ['a removed file', course, null],
])('%s changes none', (_, before, after) => {
  expect(changesPrice(before, after)).toBe(false)
})
