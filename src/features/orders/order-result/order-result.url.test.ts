import { expect, test } from 'vitest'
import { resultBeginning } from './order-result.url.ts'

test('confirms a payment only when all returned parameters are present', () => {
  const order = '20261121-7QK2M9XD'
  const payment = '00000000-0000-4000-8000-000000000001'
  expect(resultBeginning({ order, payment, payment_key: 'key', amount: 1, at: undefined }).returned).toEqual({
    payment_id: payment,
    payment_key: 'key',
    amount: 1,
  })
  const half = { order, payment, payment_key: undefined, amount: 1, at: undefined }
  expect(resultBeginning(half).returned).toBeUndefined()
})
