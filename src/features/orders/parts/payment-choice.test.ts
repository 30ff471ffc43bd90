import { expect, test } from 'vitest'
import { paymentBefore, paymentChoiceOf, untouchedPayment } from './payment-choice.ts'

test('a card is charged as it was chosen, in a lump sum where the amount allows no instalments', () => {
  const typed = { ...untouchedPayment, company: 'shinhan', installment_months: 3 } as const
  expect(paymentChoiceOf(typed, 69_000)).toEqual({
    method: 'card',
    card: { company: 'shinhan', installment_months: 3 },
  })
  expect(paymentChoiceOf(typed, 20_000)).toEqual({
    method: 'card',
    card: { company: 'shinhan', installment_months: 0 },
  })
})

test('a card that was looked at does not go with another method', () => {
  const typed = { method: 'transfer', company: 'shinhan', installment_months: 3 } as const
  expect(paymentChoiceOf(typed, 69_000)).toEqual({ method: 'transfer' })
})

test('a payment begins with the method and the card of the last one', () => {
  const payment = {
    method: 'card',
    instrument: { kind: 'card', code: 'shinhan' },
    installment_months: 3,
    approve_no: null,
    amt: 69_000,
    approved_at: null,
    receipt_url: null,
    virtual_account: null,
  } as const
  expect(paymentBefore({ payment })).toEqual({ method: 'card', company: 'shinhan', installment_months: 3 })
  expect(paymentBefore({ payment: { ...payment, method: 'transfer' } }).company).toBeNull()
  expect(paymentBefore({ payment: null })).toEqual(untouchedPayment)
})
