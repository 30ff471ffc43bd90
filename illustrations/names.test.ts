import { expect, test } from 'vitest'
import { fields } from '../contract/content/courses.ts'
import { knownWords } from './compose.ts'
import { kitName } from './names.ts'
import { readKit } from './read-kit.ts'

test('every word of the kit has a Korean name', () => {
  const unnamed = fields.flatMap((field) =>
    Object.values(knownWords(readKit(), field))
      .flat()
      .filter((word) => !/[가-힣]/.test(kitName(field, word).ko))
      .map((word) => `${field}.${word}`),
  )
  expect(unnamed).toEqual([])
})

test('a word that means something else in a field is named so there', () => {
  expect(kitName('pilot', 'torch')).toEqual({ ko: '손전등', en: 'torch' })
  expect(kitName('job', 'torch').ko).toBe('용접 토치')
  expect(kitName('security', 'card-reader').en).toBe('card reader')
})
