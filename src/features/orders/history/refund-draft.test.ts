import { beforeEach, expect, test } from 'vitest'
import { refundAttempt } from './refund-draft.ts'

beforeEach(() => sessionStorage.clear())

test('keeps the cancellations of two members apart', () => {
  const request = ['20261121-7QK2M9XD', { reason: 'other', other_reason: 'no time' }]
  const key = refundAttempt('practice01').keyFor(request)
  expect(refundAttempt('company01').keyFor(request)).not.toBe(key)
  expect(refundAttempt('practice01').keyFor(request)).toBe(key)
})
