import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlEncode } from '#server/api/courses/present.ts'
import { htmlDecode } from './html-entities.ts'

test('gives back every text that the server encoded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(htmlDecode(htmlEncode(text))).toBe(text)
    }),
  )
})

test('decodes once only', () => {
  expect(htmlDecode('&amp;lt;')).toBe('&lt;')
})
