import { beforeEach, expect, test } from 'vitest'
import { purchaseAttempt, idempotencyKeyFor, orderDraft } from './order-draft.ts'

beforeEach(() => sessionStorage.clear())

test('returns the same key for the same form, and a new key for another form', () => {
  const first = idempotencyKeyFor({ total: 1 }, '/order?course=101')
  expect(idempotencyKeyFor({ total: 1 }, '/order?course=101')).toBe(first)
  const second = idempotencyKeyFor({ total: 2 }, '/order?course=101')
  expect(second).not.toBe(first)
  expect(idempotencyKeyFor({ total: 1 }, '/order?course=101')).not.toBe(first)
})

test('returns a new key for the same form after the attempt has ended', () => {
  const first = idempotencyKeyFor({ total: 1 }, '/order?course=101')
  expect(purchaseAttempt.read()?.path).toBe('/order?course=101')
  purchaseAttempt.clear()
  expect(idempotencyKeyFor({ total: 1 }, '/order?course=101')).not.toBe(first)
})

test('never stores the agreement, or one member’s form for another', () => {
  const typed = {
    name: '김하늘',
    phone: '01023450142',
    postcode: '04799',
    address: '서울 성동구 아차산로 104',
    address_detail: '1203',
    delivery: 'door',
    delivery_text: '',
    payment: { method: 'card', company: 'shinhan', installment_months: 3 },
  }
  orderDraft('practice01').save({ ...typed, is_agreed: true })
  expect(orderDraft('practice01').read()).toEqual(typed)
  expect(orderDraft('company01').read()).toBeUndefined()
})
