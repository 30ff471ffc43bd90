import { expect, test } from 'vitest'
import { knownWords } from './compose.ts'
import { kitName } from './names.ts'
import { readKit } from './read-kit.ts'

test('every word of the kit has a Korean name', () => {
  const kit = readKit()
  const unnamed = [...kit.fields.keys()].flatMap((field) =>
    Object.values(knownWords(kit, field))
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
