import { expect, test } from 'vitest'
import { readTokenFromHash } from './link-token.ts'

const token = '0b1c2d3e-4f50-4617-8899-aabbccddeeff.s3cret_with-both-'

test.each(['', ')', '을', '%EC%9D%84', '.', '%E2%80%8B', '>', '%20%EC%A4%91%EC%97%90'])(
  'reads the token of a link with "%s" behind it',
  (tail) => {
    expect(readTokenFromHash(`#token=${token}${tail}`)).toBe(token)
  },
)

test('reads nothing from a hash without a token', () => {
  expect(readTokenFromHash('#top')).toBe('')
})
