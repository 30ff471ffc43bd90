import { describe, expect, it } from 'vitest'
import { throwsAny } from '#tests/support/server/throws-any.ts'
import { assertNotLeft, hasLeft, isRestricted } from './member-status.ts'

const now = new Date('2026-11-21T03:00:00Z')
const momentIn = (milliseconds: number) => new Date(now.getTime() + milliseconds)

describe('isRestricted', () => {
  it.each([
    ['restricted', null, true],
    ['restricted', momentIn(1), true],
    ['restricted', momentIn(0), false],
    ['restricted', momentIn(-1), false],
    ['active', null, false],
    ['active', momentIn(1), false],
  ])('of a member who is %s until %s is %s', (status, restrictedUntil, expected) => {
    expect(isRestricted({ status, restrictedUntil }, now)).toBe(expected)
  })
})

describe.each([
  ['active', undefined],
  ['restricted', undefined],
  ['withdrawal_requested', 'MB20005400'],
  ['withdrawn', 'MB20004400'],
  ['terminated', 'MB20004400'],
])('a member who is %s', (status, code) => {
  it(code === undefined ? 'may log in' : `is refused with ${code}`, () => {
    expect(hasLeft(status)).toBe(code !== undefined)
    const attempt = () => assertNotLeft(status, throwsAny)
    if (code === undefined) expect(attempt).not.toThrow()
    else expect(attempt).toThrow(expect.objectContaining({ code }))
  })
})
