import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#contract/protocol/api-error.ts'
import * as codes from '#contract/protocol/codes.ts'
import { isRefusedForGood, requestAttempt } from './request-attempt.ts'

beforeEach(() => sessionStorage.clear())

describe('requestAttempt', () => {
  it('keeps the key of the same content, also after a reload', () => {
    const key = requestAttempt('sample').keyFor({ order: '1', amount: 2 })
    expect(requestAttempt('sample').keyFor({ order: '1', amount: 2 })).toBe(key)
  })

  it('has another key for other content, for another kind, and once it is cleared', () => {
    const attempt = requestAttempt('sample')
    const keys = [attempt.keyFor('one'), attempt.keyFor('two'), requestAttempt('other').keyFor('two')]
    attempt.clear()
    expect(new Set([...keys, attempt.keyFor('two')]).size).toBe(4)
  })
})

describe('isRefusedForGood', () => {
  it.each([
    [400, codes.amountChanged, true],
    [400, codes.orderStateConflict, true],
    [409, codes.requestInProgress, false],
    [400, codes.accessTokenInvalid, false],
    [429, codes.tooManyRequests, false],
    [404, codes.identityNotVerified, false],
    [403, codes.freshAuthenticationRequired, false],
    [500, codes.internalError, false],
    [503, codes.serverBusy, false],
    [0, undefined, false],
  ] as const)('status %d with the code %s: %s', (status, code, isRefused) => {
    expect(isRefusedForGood(ApiError.received({ status, ...(code === undefined ? {} : { code }) }))).toBe(isRefused)
  })
})
