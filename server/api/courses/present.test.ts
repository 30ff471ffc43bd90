import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountRate, htmlEncode } from './present.ts'

test('an encoded text contains no HTML markup and decodes to the original', () => {
  const decoded: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'&<>"\'a가 ;#') }), (text) => {
      const encoded = htmlEncode(text)
      expect(encoded).not.toMatch(/[<>"']/)
      expect(encoded.replace(/&\w+;|&#\d+;/g, (entity) => decoded[entity] ?? '')).toBe(text)
    }),
  )
})

test('a discount is in whole percent', () => {
  expect(discountRate(45_000, 39_000)).toBe(13)
  expect(discountRate(40_000, 40_000)).toBe(0)
  expect(discountRate(40_000, 0)).toBe(100)
})

test('what costs nothing has no discount', () => {
  expect(discountRate(0, 0)).toBe(0)
})
