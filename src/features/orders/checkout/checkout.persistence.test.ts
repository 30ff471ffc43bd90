import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkoutPersistence } from './checkout.persistence.ts'

test('accepts what tabs stored while the checkout included the result of the order', () => {
  const resumed = { entry: 'form', isVerified: true }
  const absent = { order: null, form: null, decline: null, error: null }
  const former = { returned: null, reason: null, progress: null }
  expect(v.parse(checkoutPersistence.context, { ...resumed, ...absent, ...former })).toEqual({
    ...resumed,
    order: undefined,
    form: undefined,
    decline: undefined,
    error: undefined,
  })
})
