import { beforeEach, expect, test } from 'vitest'
import { idempotencyKeyFor, orderDraft, purchaseAttempt } from './order-draft.ts'

beforeEach(() => sessionStorage.clear())

const path = '/order?course=101'
const keyFor = (form: object, userid = 'practice01') => idempotencyKeyFor(userid, form, path)

test('returns the same key for the same form, and a new key for another form', () => {
  const first = keyFor({ total: 1 })
  expect(keyFor({ total: 1 })).toBe(first)
  const second = keyFor({ total: 2 })
  expect(second).not.toBe(first)
  expect(keyFor({ total: 1 })).not.toBe(first)
})

test('returns a new key for the same form after the attempt has ended', () => {
  const first = keyFor({ total: 1 })
  expect(purchaseAttempt('practice01').read()?.path).toBe(path)
  purchaseAttempt('practice01').clear()
  expect(keyFor({ total: 1 })).not.toBe(first)
})

test('keeps the attempts of two members apart', () => {
  const first = keyFor({ total: 1 })
  expect(purchaseAttempt('company01').read()).toBeUndefined()
  expect(keyFor({ total: 1 }, 'company01')).not.toBe(first)
  expect(keyFor({ total: 1 })).toBe(first)
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
