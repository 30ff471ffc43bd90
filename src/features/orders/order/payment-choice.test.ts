import { expect, test } from 'vitest'
import { paymentBefore, paymentChoiceOf, untouchedPayment } from './payment-choice.ts'

test('a card keeps its choice, with a lump sum when the amount allows no instalments', () => {
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

test('a card choice is not sent with another payment method', () => {
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
