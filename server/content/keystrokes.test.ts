import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hangulOfKeys, initialsOf, keysOf, lettersOfKeys, soundOf } from './keystrokes.ts'

test.each([
  ['크레인', 'zmfpdls'],
  ['빵', 'qkd'],
  ['값', 'rkqt'],
  ['과', 'rhk'],
  ['x선', 'xtjs'],
])('types %s by the keys %s', (word, keys) => {
  expect(keysOf(word)).toBe(keys)
})

test('begins a syllable that is being typed like the finished one', () => {
  expect(keysOf('크레인').startsWith(keysOf('크렝'))).toBe(true)
})

test('reads Korean from an English keyboard, and nothing from an English word', () => {
  expect(hangulOfKeys('zmfpdls')).toBe('크레인')
  expect(hangulOfKeys('RKddl')).toBe('깡이')
  expect(hangulOfKeys('crane')).toBeUndefined()
})

test('reads English from a Korean keyboard', () => {
  expect(lettersOfKeys('ㅊㄱㄷ')).toBe('cre')
  expect(lettersOfKeys('ㅠㅁ갼ㅅㅁ')).toBe('barista')
  expect(lettersOfKeys('crane')).toBeUndefined()
})

test('takes the first consonant of each syllable', () => {
  expect(initialsOf('소화기')).toBe('ㅅㅎㄱ')
  expect(initialsOf('vr기기')).toBe('')
})

test.each([
  ['크레인', '그래인'],
  ['헤드셋', '해드셋'],
  ['refund', 'reffund'],
])('sounds %s like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other))
})

test('tells other words apart', () => {
  expect(soundOf('용접')).not.toBe(soundOf('용정'))
})

test('types any Korean word by letters alone', () => {
  const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((point) => String.fromCodePoint(point))
  fc.assert(fc.property(fc.string({ unit: syllable, minLength: 1 }), (word) => /^[a-z]+$/.test(keysOf(word))))
})
