import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partOf, searchableText } from '#tests/support/server/arbitraries.ts'
import { gramsOf, likePattern, normalize, queryGrams } from './grams.ts'

describe('a text is one and the same', () => {
  test.each([
    ['in capitals', 'MIG Welding', 'mig welding'],
    ['decomposed, as some systems type Korean', '용접'.normalize('NFD'), '용접'],
    ['in full width', 'ＭＩＧ', 'mig'],
    ['with accents', 'Café décalage', 'cafe decalage'],
    ['in letters that stand alone', 'ㅅㅎㄱ', 'ㅅㅎㄱ'],
    ['with any blanks', '  아크 \t\n 용접 ', '아크 용접'],
  ])('%s', (_, written, normal) => {
    expect(normalize(written)).toBe(normal)
  })

  test('normalized once or twice', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => normalize(normalize(text)) === normalize(text)))
  })
})

test('indexes single characters and pairs within a word', () => {
  expect(gramsOf('아크 용접')).toEqual(['아', '아크', '크', '용', '용접', '접'])
})

test('searches by pairs, and by the character of a word with one character', () => {
  expect(queryGrams('용접기 A')).toEqual(['용접', '접기', 'a'])
  expect(queryGrams('영어회화')).toEqual(['영어', '어회', '회화'])
  expect(queryGrams('   ')).toEqual([])
})

test('treats a character beyond the basic plane as one', () => {
  expect(gramsOf('😀b')).toEqual(['😀', '😀b', 'b'])
  expect(queryGrams('😀')).toEqual(['😀'])
})

test('searches for nothing that the index of a text with that part lacks', () => {
  fc.assert(
    fc.property(partOf(searchableText), ({ text, part }) => {
      expect(gramsOf(text)).toEqual(expect.arrayContaining(queryGrams(part)))
    }),
  )
})

test('escapes the wildcards of LIKE', () => {
  expect(likePattern('100% a_b c\\d')).toBe('%100\\% a\\_b c\\\\d%')
})
