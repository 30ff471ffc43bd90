import { describe, expect, it } from 'vitest'
import { invalidRequest, notFound, retryAfter, serverBusy } from './any-call-errors.ts'

describe('retryAfter', () => {
  it.each([
    [-1_000, 1],
    [0, 1],
    [1, 1],
    [1_000, 1],
    [1_001, 2],
    [86_400_000, 86_400],
  ])('of %i ms is %i seconds', (waitMs, seconds) => {
    expect(retryAfter(waitMs)).toEqual({ retryAfterSeconds: seconds })
  })
})

describe('errors of any call', () => {
  it('have their codes, and name field and wait', () => {
    expect(serverBusy()).toMatchObject({ code: 'PR10007503', retryAfterSeconds: 2 })
    expect(serverBusy(10)).toMatchObject({ code: 'PR10007503', retryAfterSeconds: 10 })
    expect(notFound('order')).toMatchObject({ code: 'PR10004404', message: 'There is no such order.' })
    expect(invalidRequest('items.1', 'a number')).toMatchObject({ code: 'PR10002400', field: 'items.1' })
    expect(invalidRequest(null, 'no JSON').field).toBeUndefined()
  })
})
