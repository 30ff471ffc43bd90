import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findUnstorableText, isStorableText, toStorableText } from './storable-text.ts'

const nul = String.fromCharCode(0)
const lone = String.fromCharCode(0xd800)

describe('text that the database cannot hold', () => {
  test.each([
    ['a NUL character', { buyer: { name: nul } }, 'buyer.name'],
    ['half of a surrogate pair', { items: [{ note: `a${lone}b` }] }, 'items.0.note'],
    ['the text itself', lone, ''],
    ['a key', { fields: { [nul]: 1 } }, 'fields'],
  ])('is found at any depth: %s', (_, value, path) => {
    expect(findUnstorableText(value)).toBe(path)
  })

  test('is found below thousands of lists', () => {
    const depth = 30_000
    expect(findUnstorableText(JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`))).toBeDefined()
  })

  test.each([undefined, null, 5, 'plain', '한글 🙂', { a: ['🙂', { b: 'c' }] }])('is not in %o', (value) => {
    expect(findUnstorableText(value)).toBeUndefined()
  })

  test('is repaired without changing other text', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes))
    fc.assert(
      fc.property(units, (text) => {
        expect(isStorableText(toStorableText(text))).toBe(true)
        if (isStorableText(text)) expect(toStorableText(text)).toBe(text)
      }),
    )
  })
})
