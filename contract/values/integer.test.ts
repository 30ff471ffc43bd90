import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { integerInAddress } from './integer.ts'

describe('integerInAddress', () => {
  const schema = integerInAddress({ min: 1, max: 2_000_000_000 })

  it.each([
    [1, 1],
    ['1', 1],
    ['007', 7],
    ['2000000000', 2_000_000_000],
  ])('reads %j as %i', (written, expected) => {
    expect(v.parse(schema, written)).toBe(expected)
  })

  it.each([0, '0', 2_000_000_001, '2000000001', '-1', '3.5', 3.5, '1e3', '03x', ' 1', '', '00000000001', null])(
    'rejects %j',
    (written) => {
      expect(v.is(schema, written)).toBe(false)
    },
  )

  it('has no upper bound unless one is given', () => {
    expect(v.parse(integerInAddress({ min: 0 }), '9999999999')).toBe(9_999_999_999)
  })
})
