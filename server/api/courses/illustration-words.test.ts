import { expect, test } from 'vitest'
import { illustrationWords } from '#contract/content/course-calls.ts'
import { fields } from '#contract/content/courses.ts'
import { knownWords } from '#illustrations/compose.ts'
import { readKit } from '#illustrations/read-kit.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()

test.each(fields)('answers every word of %s with a picture of its own', async (field) => {
  const { content } = await shop.call(illustrationWords, `/v1/lecture/intro/illustrations/${field}`)
  const known = knownWords(readKit(), field)
  for (const [part, words] of [
    ['subject', content.subjects],
    ['tool', content.tools],
    ['view', content.views],
  ] as const) {
    expect(words.map(({ word }) => word)).toEqual(known[part].toSorted((one, other) => one.localeCompare(other)))
    expect(new Set(words.map(({ picture }) => picture)).size).toBe(words.length)
    for (const { word, picture } of words) {
      expect(picture).toMatch(new RegExp(`^/media/kit/[0-9a-f]{8}/${field}\\.${part}\\.${word}\\.svg$`))
    }
  }
})
