import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cardChoiceSchema, installmentChoices } from './card-choice.ts'

test('offers instalments of 2 to 12 months from 50,000 won, and a lump sum alone below', () => {
  expect(installmentChoices(49_999)).toEqual([0])
  expect(installmentChoices(50_000)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test.each([1, 13, -1, 2.5])('rejects instalments of %d months', (installment_months) => {
  expect(v.is(cardChoiceSchema, { company: null, installment_months })).toBe(false)
})

test('accepts known companies, or leaves the card to the payment window', () => {
  expect(v.is(cardChoiceSchema, { company: 'kookmin', installment_months: 3 })).toBe(true)
  expect(v.is(cardChoiceSchema, { company: null, installment_months: 0 })).toBe(true)
  expect(v.is(cardChoiceSchema, { company: 'somebody', installment_months: 0 })).toBe(false)
})
